import { languageTag } from '@heima/domain/shared/language.ts';
import type { QueueItem } from '@heima/domain/staff-queue/endpoints.ts';
import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { kindOf, pageSize, queueQuery } from '#areas/staff/queue-queries.ts';
import { queuesQuery } from '#features/shell/queue-counts.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { pageNumber } from '#platform/page-number.ts';
import { Count } from '#ui/count.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Page } from '#ui/page.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

/** What waits for staff, a tab for each queue of one's areas; without a queue in the address the first is shown. */
export function QueueScreen() {
  const { t, format } = useTexts();
  const params = useParams();
  const { data, error, refetch } = useQuery(queuesQuery());
  const kind = kindOf(params.kind) ?? data?.items[0]?.kind;
  return (
    <Page
      head={<PageHead title={t('shell.menu.queue')} path="/man/queue" hidden />}
      title={t('shell.menu.queue')}
      lead={t('staffScreens.queue.lead')}
    >
      {error && (
        <LoadProblem title={t('staffScreens.queue.failed')} error={error} onAgain={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState framed title={t('staffScreens.queue.none')} text={t('staffScreens.queue.noneText')} />
      )}
      {data && kind && (
        <div className="stack stack--24">
          <LinkTabs
            label={t('shell.menu.queue')}
            value={kind}
            tabs={data.items.map((queue) => ({
              value: queue.kind,
              to: `/man/queue/${queue.kind}`,
              label: (
                <span className="row">
                  {t(`staffScreens.kinds.${queue.kind}`)}
                  <Count quiet>{format.number(queue.open)}</Count>
                </span>
              ),
            }))}
          />
          <Waiting key={kind} kind={kind} />
        </div>
      )}
    </Page>
  );
}

/** What waits in one queue, the longest waiting first. */
function Waiting({ kind }: { kind: QueueKind }) {
  const { t, format, language } = useTexts();
  const page = pageNumber(useSearchParams()[0]);
  const { data, error, refetch } = useQuery(queueQuery(kind, page));
  const isReport = kind === 'listing_reports' || kind === 'person_reports';
  return (
    <>
      <DataTable<QueueItem>
        label={t(`staffScreens.kinds.${kind}`)}
        locale={languageTag(language)}
        sortLabel={t('shell.orderBy')}
        rows={data?.items}
        rowKey={({ id }) => id}
        problem={
          error && (
            <LoadProblem
              title={t('staffScreens.queue.failed')}
              error={error}
              onAgain={() => void refetch()}
            />
          )
        }
        empty={
          <EmptyState framed title={t('staffScreens.queue.empty')} text={t('staffScreens.queue.emptyText')} />
        }
        columns={[
          {
            id: 'title',
            title: t(`staffScreens.subjects.${kind}`),
            cell: ({ id, title }) => (
              <Link to={`/man/queue/${kind}/${id}`}>{title || t('staffScreens.untitled')}</Link>
            ),
          },
          ...(isReport
            ? [
                {
                  id: 'reason',
                  title: t('staffScreens.item.reason'),
                  cell: ({ reason }: QueueItem) => reason && t(`reports.reasons.${reason}`),
                },
              ]
            : []),
          ...(kind === 'identities'
            ? []
            : [
                {
                  id: 'by',
                  title: t(isReport ? 'staffScreens.item.reportedBy' : 'staffScreens.item.askedBy'),
                  cell: ({ asked_by }: QueueItem) => asked_by?.full_name ?? t('staffScreens.visitor'),
                },
              ]),
          {
            id: 'since',
            title: t('staffScreens.item.since'),
            sortBy: ({ asked_at }) => asked_at,
            cell: ({ asked_at }) => `${format.date(asked_at)} ${format.time(asked_at)}`,
          },
          {
            id: 'claim',
            title: t('staffScreens.item.state'),
            cell: ({ claim }) =>
              claim && !claim.is_own ? (
                <StateBadge tone="info">
                  {t('staffScreens.claim.other', { name: claim.user.full_name })}
                </StateBadge>
              ) : (
                t('staffScreens.claim.free')
              ),
          },
        ]}
      />
      <ListPages page={page} count={data?.count} pageSize={pageSize} />
    </>
  );
}
