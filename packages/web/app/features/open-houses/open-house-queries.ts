import {
  getOpenHouse,
  listHostedOpenHouses,
  listJoinedOpenHouses,
  listOpenHouses,
  listReceivedInvites,
  listSentInvites,
} from '@heima/domain/open-houses/endpoints.ts';
import { openHousePageSize } from '@heima/domain/open-houses/open-house-limits.ts';
import { useEffect } from 'react';
import { markStale } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { isId } from '#platform/is-id.ts';
import { onLive } from '#platform/live/live-events.ts';
import { pageNumber } from '#platform/page-number.ts';

export const pageSize = openHousePageSize;

export const openHouseQuery = (id: string) => endpointQuery(getOpenHouse, { params: { id } });

/** The home that an address narrows a list to. */
export const homeIn = (params: URLSearchParams): string | undefined => {
  const listing = params.get('listing');
  return isId(listing) ? listing : undefined;
};

/** Coming open houses, of all homes or of one (V251). */
export const openHousesQuery = (page: number, listing?: string | undefined) =>
  endpointQuery(listOpenHouses, { query: { page, ...(listing && { listing }) } });

/** The next ones of homes that a text names, for the choice of a home. */
export const homesToSeeQuery = (words: string | undefined) =>
  endpointQuery(listOpenHouses, { query: { page_size: 100, ...(words && { words }) } });

/** The coming ones of a home, for its page. */
export const openHousesOfQuery = (listing: string) => endpointQuery(listOpenHouses, { query: { listing } });

/** What the address of a list of one's own asks for: a page, and whether only what is soon or can be answered. */
export const ownView = (params: URLSearchParams) => {
  const only = params.get('only');
  return {
    page: pageNumber(params),
    only: only === 'soon' || only === 'invitations' ? only : undefined,
  } as const;
};
type OwnView = ReturnType<typeof ownView>;

const listed = ({ page, only }: OwnView) => ({ page, ...(only === 'soon' && { is_soon: true }) });

export const hostedQuery = (id: string, view: OwnView) =>
  endpointQuery(listHostedOpenHouses, { params: { id }, query: listed(view) });

export const joinedQuery = (id: string, view: OwnView) =>
  endpointQuery(listJoinedOpenHouses, { params: { id }, query: listed(view) });

export const receivedInvitesQuery = (id: string, { only }: Pick<OwnView, 'only'> = { only: undefined }) =>
  endpointQuery(listReceivedInvites, {
    params: { id },
    query: { page_size: 100, ...(only === 'invitations' && { is_open: true }) },
  });

export const sentInvitesQuery = (id: string) =>
  endpointQuery(listSentInvites, { params: { id }, query: { page_size: 100 } });

const shown = [
  getOpenHouse,
  listOpenHouses,
  listHostedOpenHouses,
  listJoinedOpenHouses,
  listReceivedInvites,
  listSentInvites,
];

/** Asks anew for what the page shows of open houses. */
export const refreshOpenHouses = (): Promise<void> => markStale(shown);

/** Keeps what the page shows up to date: others sign up and leave, and a host may change it at any moment. */
export const useLiveOpenHouses = (): void =>
  useEffect(() => onLive(['open-houses.changed'], () => void refreshOpenHouses()), []);
