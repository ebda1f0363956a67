import {
  type ListingPublish,
  type PublishOrder,
  publishOrders,
} from '@heima/domain/listing-publication/staff-endpoints.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListPages } from '#areas/staff/list-pages.tsx';
import searchBarStyles from '#areas/staff/search-bar.module.css';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import { Page } from '#ui/page.tsx';
import { pageSize, publishesQuery, readPublishes } from './publishes-query.ts';

/** Listings that were published at some time, at first those that left publication last (V194, R304). */
export function PublishesScreen() {
  const { t, format } = useTexts();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery({ ...publishesQuery(params), placeholderData: keepPreviousData });
  return (
    <Page
      head={<PageHead title={t('staffScreens.publishes.title')} path="/man/listings/publishes" hidden />}
      title={t('staffScreens.publishes.title')}
      lead={t('staffScreens.publishes.lead')}
    >
      <div className="stack stack--24">
        <Filter />
        <p role="status" className="small muted">
          {data &&
            t('staffScreens.publishes.found', { count: data.count, number: format.number(data.count) })}
        </p>
        <Publishes
          rows={data?.items}
          problem={
            error && (
              <LoadProblem
                title={t('staffScreens.publishes.failed')}
                error={error}
                onAgain={() => void refetch()}
              />
            )
          }
        />
        <ListPages page={readPublishes(params).page} count={data?.count} pageSize={pageSize} />
      </div>
    </Page>
  );
}

const orderNames = {
  '-unpublished_at': 'lastOut',
  unpublished_at: 'firstOut',
  '-published_at': 'lastIn',
  published_at: 'firstIn',
} as const satisfies Record<PublishOrder, string>;

/** What is shown and in which order; the address holds it. */
function Filter() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const [stateId, orderId] = [useId(), useId()];
  const { visible, order_by } = readPublishes(params);
  const choose = (changes: { visible?: string; order_by?: string }) =>
    setParams({ visible: String(visible), order_by, ...changes });
  return (
    <div className={searchBarStyles.bar}>
      <Field id={stateId} label={t('staffScreens.item.state')}>
        <Select
          id={stateId}
          value={String(visible)}
          onChange={({ target }) => choose({ visible: target.value })}
        >
          <option value="false">{t('staffScreens.states.NOT_IN_PUBLICATION')}</option>
          <option value="true">{t('staffScreens.states.PUBLISHED')}</option>
        </Select>
      </Field>
      <Field id={orderId} label={t('shell.orderBy')}>
        <Select id={orderId} value={order_by} onChange={({ target }) => choose({ order_by: target.value })}>
          {publishOrders.map((order) => (
            <option key={order} value={order}>
              {t(`staffScreens.publishes.orders.${orderNames[order]}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

interface PublishesProps {
  rows: readonly ListingPublish[] | undefined;
  problem: React.ReactNode;
}

function Publishes({ rows, problem }: PublishesProps) {
  const { t, format, language } = useTexts();
  const when = (at: string | null) => (at ? `${format.date(at)} ${format.time(at)}` : '');
  return (
    <DataTable<ListingPublish>
      label={t('staffScreens.publishes.title')}
      locale={languageTag(language)}
      sortLabel={t('shell.orderBy')}
      rows={rows}
      rowKey={({ id }) => id}
      problem={problem}
      empty={
        <EmptyState
          framed
          title={t('staffScreens.publishes.none')}
          text={t('staffScreens.publishes.noneText')}
        />
      }
      columns={[
        {
          id: 'title',
          title: t('staffScreens.subjects.publish_requests'),
          cell: ({ id, title }) => <Link to={`/listings/${id}`}>{title || t('staffScreens.untitled')}</Link>,
        },
        {
          id: 'owner',
          title: t('staffScreens.publishes.owner'),
          cell: ({ owner }) => owner?.full_name ?? t('staffScreens.facts.unknown'),
        },
        {
          id: 'published',
          title: t('staffScreens.publishes.published'),
          cell: (row) => when(row.published_at),
        },
        {
          id: 'unpublished',
          title: t('staffScreens.publishes.unpublished'),
          cell: ({ visible, unpublished_at, unpublish_reason: reason }) =>
            visible
              ? t('staffScreens.states.PUBLISHED')
              : joined([when(unpublished_at), reason && t(`staffScreens.publishes.reasons.${reason}`)]),
        },
        {
          id: 'request',
          title: t('staffScreens.publishes.request'),
          cell: ({ request }) =>
            request && (
              <Link to={`/man/queue/publish_requests/${request.id}`}>
                {t(`staffScreens.publishes.requests.${request.state}`)}
              </Link>
            ),
        },
      ]}
    />
  );
}
