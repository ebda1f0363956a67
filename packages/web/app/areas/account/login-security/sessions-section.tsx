import { endSession, listSessions } from '@heima/domain/sessions/endpoints.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceOf } from '#entities/person/device-name.ts';
import { callApi } from '#platform/api/call-api.ts';
import { markStale } from '#platform/api/held.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './login-security.module.css';

type Session = CallResult<typeof listSessions>['items'][number];

const pageSize = 20;
/** As many as one answer gives. */
const wholePage = 100;

export const sessionsQuery = (page = 1) =>
  endpointQuery(listSessions, { query: { page, page_size: pageSize } });

/** Where one is signed in; each device can be signed out, and all the others at once. */
export function SessionsSection() {
  const { t } = useTexts();
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, at) => sessionsQuery(at + 1)),
  });
  const failed = answers.find(({ isError }) => isError);
  const items = answers.flatMap(({ data }) => data?.items ?? []);
  const others = items.filter(({ current }) => !current);
  const [ending, setEnding] = useState<readonly string[]>([]);

  const end = async (ids: readonly string[], done: string, work: () => Promise<void>) => {
    setEnding(ids);
    try {
      await work();
      showToast({ tone: 'success', text: done });
    } catch (error) {
      announceProblem(error);
      if (error instanceof ApiProblem) showToast({ tone: 'danger', text: error.body.detail });
    }
    setEnding([]);
    await markStale([listSessions]);
  };

  return (
    <Section title={t('loginSecurityScreen.sessions.title')} lead={t('loginSecurityScreen.sessions.lead')}>
      {failed && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={() => void failed.refetch()}>
              {t('loginSecurityScreen.again')}
            </Button>
          }
        >
          {t('loginSecurityScreen.failed')}
        </Notice>
      )}
      <Rows flush>
        {items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.includes(session.id)}
            onEnd={() =>
              void end([session.id], t('loginSecurityScreen.sessions.ended'), () => endOne(session.id))
            }
          />
        ))}
      </Rows>
      {answers.at(-1)?.data?.next && (
        <Button className={styles.action} onClick={() => setPages(pages + 1)}>
          {t('loginSecurityScreen.sessions.more')}
        </Button>
      )}
      {answers[0]?.data && others.length === 0 && (
        <p className="small muted">{t('loginSecurityScreen.sessions.only')}</p>
      )}
      {others.length > 1 && (
        <Button
          className={styles.action}
          disabled={ending.length > 0}
          onClick={() =>
            void end(
              others.map(({ id }) => id),
              t('loginSecurityScreen.sessions.endedOthers'),
              endOthers,
            )
          }
        >
          {t('loginSecurityScreen.sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}

/** Ends all but this one, those too that are not shown. */
async function endOthers(): Promise<void> {
  for (;;) {
    const { items, next } = await callApi(listSessions, { query: { page_size: wholePage } });
    for (const { id, current } of items) if (!current) await endOne(id);
    if (!next) return;
  }
}

/** One that has ended meanwhile is no failure. */
async function endOne(id: string): Promise<void> {
  try {
    await callApi(endSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
  }
}

interface RowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const { t, format } = useTexts();
  const device = deviceOf(session.user_agent);
  const name = device
    ? t('loginSecurityScreen.sessions.device', { browser: device.browser, system: device.system })
    : session.user_agent || t('loginSecurityScreen.sessions.unknown');
  const { last_used_at: used } = session;
  return (
    <Row
      lead={<Icon of={device?.isPhone ? IconDeviceMobile : IconDeviceDesktop} />}
      title={name}
      actions={
        session.current ? (
          <StateBadge tone="success">{t('loginSecurityScreen.sessions.this')}</StateBadge>
        ) : (
          <Button
            size="row"
            aria-label={t('loginSecurityScreen.sessions.endName', { device: name })}
            busy={isEnding}
            onClick={onEnd}
          >
            {t('loginSecurityScreen.sessions.end')}
          </Button>
        )
      }
    >
      <span className="small muted">
        {t('loginSecurityScreen.sessions.used', { date: format.date(used), time: format.time(used) })} ·{' '}
        {session.address}
      </span>
    </Row>
  );
}
