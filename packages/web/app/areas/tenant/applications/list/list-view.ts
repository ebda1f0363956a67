import { type ApplicationGroup, applicationGroups } from '@heima/domain/applications/application-state.ts';
import { listOwnApplications } from '@heima/domain/applications/tenant-endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageNumber } from '#platform/page-number.ts';

/** The tabs of the list: all, and the groups (R189). */
export const tabs = ['all', ...applicationGroups] as const;
export type Tab = 'all' | ApplicationGroup;

export const orders = ['newest', 'oldest'] as const;
type Order = (typeof orders)[number];

const orderBy = { newest: '-created_at', oldest: 'created_at' } as const;
export const pageSize = 20;

/** What the address of the list asks for. */
export interface ListView {
  tab: Tab;
  order: Order;
  page: number;
  /** Only answers that were not looked at. */
  unseen: boolean;
}

export const viewOf = (params: URLSearchParams): ListView => ({
  tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
  order: orders.find((order) => order === params.get('order')) ?? 'newest',
  page: pageNumber(params),
  unseen: params.get('unseen') === 'true',
});

/** The address of a view; what goes without saying is left out. */
export function addressOf({ tab, order, page, unseen }: ListView): string {
  const params = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(order !== 'newest' && { order }),
    ...(unseen && { unseen: 'true' }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `/tenant/applications?${params}` : '/tenant/applications';
}

export const listQuery = ({ tab, order, page, unseen }: ListView) =>
  endpointQuery(listOwnApplications, {
    query: {
      ...(tab !== 'all' && { group: tab }),
      ...(unseen && { is_unseen: true }),
      order_by: orderBy[order],
      page,
      page_size: pageSize,
    },
  });
