import { type ApplicationGroup, applicationGroups } from '@heima/domain/applications/application-state.ts';
import {
  listReceivedApplications,
  type receivedOrders,
} from '@heima/domain/applications/landlord-endpoints.ts';
import { applicationCategories } from '@heima/domain/reference/application-categories.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { isId } from '#platform/is-id.ts';
import { pageNumber } from '#platform/page-number.ts';

export const pageSize = 20;

/** The filters that are on or off, by their names in the address, and what each asks for (R206 to R210, C16). */
export const filterFlags = {
  verifiedTenants: { is_verified: true },
  starRatedTenants: { is_star_rated: true },
  employedTenants: { is_employed: true },
  tenantsWithoutPets: { has_pets: false },
  noSmokingTenants: { is_smoking: false },
  stayForMoreThan6Month: { prefer_long_term: true },
  considered: { is_considered: true },
  active: { is_active: true },
} as const;
export type FilterFlag = keyof typeof filterFlags;
export const flagNames = Object.keys(filterFlags) as FilterFlag[];

/** The orders by their names in texts. */
export const orderNames = {
  '-created_at': 'newest',
  created_at: 'oldest',
  move_in: 'moveIn',
  adults: 'people',
} as const satisfies Record<(typeof receivedOrders)[number], string>;
export const orders = Object.keys(orderNames) as (keyof typeof orderNames)[];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** What the address of the list asks for; what it does not understand is left out. */
export function readFilter(params: URLSearchParams) {
  const listing = params.get('listing');
  return {
    group: oneOf(applicationGroups, params.get('group')),
    listing: isId(listing) ? listing : undefined,
    category: oneOf(applicationCategories, params.get('category')),
    order: oneOf(orders, params.get('order')) ?? '-created_at',
    flags: flagNames.filter((name) => params.get(name) === 'true'),
    page: pageNumber(params),
  };
}

/** Whether something keeps applications away, besides the open tab. */
export const isFiltered = (params: URLSearchParams): boolean => {
  const { listing, category, flags } = readFilter(params);
  return Boolean(listing || category || flags.length > 0);
};

/** What the address asks the server for, but for order and page. */
export function listFilter(params: URLSearchParams) {
  const { group, listing, category, flags } = readFilter(params);
  return {
    ...(group && { group }),
    ...(listing && { listing_id: listing }),
    ...(category && { category }),
    ...Object.assign({}, ...flags.map((name) => filterFlags[name])),
  };
}

export function receivedQuery(params: URLSearchParams) {
  const { order, page } = readFilter(params);
  return endpointQuery(listReceivedApplications, {
    query: { ...listFilter(params), order_by: order, page, page_size: pageSize },
  });
}

/** The address of the list with one thing changed, from its first page; nothing takes it away. */
export function addressWith(params: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  if (name !== 'page') next.delete('page');
  return `?${next}`;
}

/** The address of the open tab without any filter. */
export const addressUnfiltered = (group: ApplicationGroup | undefined): string =>
  group ? `?group=${group}` : '?';
