import { ownListings } from '@heima/domain/listings/endpoints.ts';
import { type ListingState, type ListingWait, listingWaits } from '@heima/domain/listings/listing-codes.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** The tabs of one's own listings, by their state. */
export const listingTabs = ['published', 'unpublished', 'drafts'] as const;
export type ListingTab = (typeof listingTabs)[number];

const states: Readonly<Record<ListingTab, ListingState>> = {
  published: 'PUBLISHED',
  unpublished: 'NOT_IN_PUBLICATION',
  drafts: 'NEVER_PUBLISHED',
};
export const pageSize = 20;

/** The tab of the address; nothing when none is named. */
export const tabOf = (params: URLSearchParams): ListingTab | undefined =>
  listingTabs.find((tab) => tab === params.get('tab'));

export const pageOfTab = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

export const tabQuery = (tab: ListingTab, page: number) =>
  endpointQuery(ownListings, { query: { state: states[tab], page, page_size: pageSize } });

/** What the address narrows the listings to instead of a tab: what waits for their owner. */
export const waitOf = (params: URLSearchParams): ListingWait | undefined =>
  listingWaits.find((wait) => wait === params.get('only'));

export const waitQuery = (wait: ListingWait, page: number) =>
  endpointQuery(ownListings, { query: { waits_for: wait, page, page_size: pageSize } });

/** Every tab is asked for, since each shows how many there are; only the open one may be beyond its first page. */
export const tabQueries = (params: URLSearchParams) =>
  listingTabs.map((tab) => tabQuery(tab, tab === tabOf(params) ? pageOfTab(params) : 1));
