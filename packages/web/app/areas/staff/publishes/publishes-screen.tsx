import {
  type ListingPublish,
  type PublishOrder,
  publishOrders,
} from '@heima/domain/listing-publication/staff-endpoints.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import searchBarStyles from '#areas/staff/search-bar.module.css';
import { StaffList } from '#areas/staff/staff-list.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import { pageSize, publishesQuery, readPublishes } from './publishes-query.ts';

/** Listings that were published at some time, at first those that left publication last (V194, R304). */
export function PublishesScreen() {
  const { t, format } = useTexts();
  const [params] = useSearchParams();
  const when = (at: string | null) => (at ? `${format.date(at)} ${format.time(at)}` : '');
  return (
    <StaffList<ListingPublish>
      texts="publishes"
      path="/man/listings/publishes"
      query={publishesQuery(params)}
      page={readPublishes(params).page}
      pageSize={pageSize}
      filter={<Filter />}
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
