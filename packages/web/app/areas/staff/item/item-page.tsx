import { joined } from '@heima/domain/shared/one-line.ts';
import type { QueueItemAnswer } from '@heima/domain/staff-queue/endpoints.ts';
import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { itemQuery, kindOf } from '#areas/staff/queue-queries.ts';
import { TrailSection } from '#areas/staff/trail-section.tsx';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Decide } from './decide.tsx';
import { ItemFacts } from './item-facts.tsx';
import { useClaim } from './use-claim.ts';

/** One item of a queue with all that its decision needs, and the ways to the items before and after it. */
export function ItemPage() {
  const { kind: name, id = '' } = useParams();
  const kind = kindOf(name);
  return kind ? <Item key={id} kind={kind} id={id} /> : null;
}

function Item({ kind, id }: { kind: QueueKind; id: string }) {
  const { t } = useTexts();
  const { data: item, error } = useQuery(itemQuery(kind, id));
  const claim = useClaim(item);
  if (error && !item) return <ErrorScreen error={error} />;
  const title = item && (item.title || t('staffScreens.untitled'));
  return (
    <Page
      head={<PageHead title={title ?? t('shell.menu.queue')} path="/man/queue" hidden />}
      title={title ?? <Skeleton width="50%" height={32} />}
      lead={item && <Asked item={item} />}
      crumbs={
        <Crumbs
          label={t('shell.menu.queue')}
          above={[{ to: `/man/queue/${kind}`, title: t(`staffScreens.kinds.${kind}`) }]}
          here={title ?? ''}
        />
      }
      actions={item && <Neighbours item={item} />}
      state={item ? undefined : <Skeleton height={240} />}
    >
      {item && (
        <div className="stack stack--24">
          {claim && !claim.is_own && !item.decision && (
            <Notice tone="warning" role="status">
              {t('staffScreens.claim.other', { name: claim.user.full_name })}
            </Notice>
          )}
          {item.decision && <Decided decision={item.decision} />}
          <ItemFacts item={item} />
          {!item.decision &&
            (item.can_decide ? (
              <Decide item={item} />
            ) : (
              <Notice tone="info">{t('staffScreens.decide.own')}</Notice>
            ))}
          <TrailSection history={item.history} />
        </div>
      )}
    </Page>
  );
}

function Asked({ item: { kind, asked_by, asked_at } }: { item: QueueItemAnswer }) {
  const { t, format } = useTexts();
  return t(`staffScreens.asked.${kind}`, {
    name: asked_by?.full_name ?? t('staffScreens.visitor'),
    date: format.date(asked_at),
    time: format.time(asked_at),
  });
}

function Neighbours({ item: { kind, previous_id, next_id } }: { item: QueueItemAnswer }) {
  const { t } = useTexts();
  return (
    <>
      {previous_id && (
        <LinkButton rel="prev" to={`/man/queue/${kind}/${previous_id}`}>
          <Icon of={IconChevronLeft} />
          {t('staffScreens.item.previous')}
        </LinkButton>
      )}
      {next_id && (
        <LinkButton rel="next" to={`/man/queue/${kind}/${next_id}`}>
          {t('staffScreens.item.next')}
          <Icon of={IconChevronRight} />
        </LinkButton>
      )}
    </>
  );
}

function Decided({ decision }: { decision: NonNullable<QueueItemAnswer['decision']> }) {
  const { t, format } = useTexts();
  const { outcome, at, by, reason } = decision;
  return (
    <Notice tone="info" title={t(`staffScreens.outcomes.${outcome}`)}>
      {joined([by?.full_name, at && format.date(at), reason])}
    </Notice>
  );
}
