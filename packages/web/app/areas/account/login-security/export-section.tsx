import { listDataExports, requestDataExport } from '@heima/domain/data-exports/endpoints.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import styles from './login-security.module.css';

const everyMs = 1500;
/** Links live for some minutes; the page asks for new ones well before. */
const freshMs = 10 * 60_000;

/** A copy of everything held about oneself: asked for, watched while it is made, and fetched. */
export function ExportSection({ userId }: { userId: string }) {
  const { t, format } = useTexts();
  const query = endpointQuery(listDataExports, { params: { id: userId } });
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'WAITING') ? everyMs : freshMs,
  });
  const ask = useEndpointCall(requestDataExport);
  const [newest] = data?.items ?? [];
  const ready = data?.items.find((one) => one.state === 'READY');
  const isWorking = newest?.state === 'WAITING';
  return (
    <Section title={t('loginSecurityScreen.export.title')} lead={t('loginSecurityScreen.export.lead')}>
      {ask.refusal && (
        <Notice tone="danger" role="alert">
          {ask.refusal}
        </Notice>
      )}
      {newest?.state === 'FAILED' && (
        <Notice tone="danger" role="alert">
          {t('loginSecurityScreen.export.failed')}
        </Notice>
      )}
      {isWorking && (
        <div className="stack stack--8" role="status">
          <progress className={styles.progress} value={newest.parts_done} max={newest.parts}>
            {newest.parts_done}
          </progress>
          <p className="small">
            {t('loginSecurityScreen.export.working', { done: newest.parts_done, total: newest.parts })}
          </p>
          <p className="small muted">{t('loginSecurityScreen.export.later')}</p>
        </div>
      )}
      {ready?.url && (
        <div className={styles.row}>
          <div className={styles.what}>
            <span className="medium">
              {t('loginSecurityScreen.export.ready', {
                date: format.date(ready.created_at),
                size: format.number(Math.max(0.1, Math.round((ready.bytes ?? 0) / 100_000) / 10)),
              })}
            </span>
            <span className="small muted">
              {t('loginSecurityScreen.export.until', { date: format.date(ready.expires_at ?? '') })}
            </span>
          </div>
          <LinkButton size="row" href={ready.url} download>
            <Icon of={IconDownload} size={16} />
            {t('loginSecurityScreen.export.download')}
          </LinkButton>
        </div>
      )}
      <Button
        className={styles.action}
        disabled={ask.sending || isWorking || !data}
        onClick={() => void ask.run({ params: { id: userId } })}
      >
        {t('loginSecurityScreen.export.ask')}
      </Button>
    </Section>
  );
}
