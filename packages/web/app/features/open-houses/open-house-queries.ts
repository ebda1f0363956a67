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
import { onLive } from '#platform/live/live-events.ts';

export const pageSize = openHousePageSize;

export const openHouseQuery = (id: string) => endpointQuery(getOpenHouse, { params: { id } });

/** Coming open houses, of all homes or of one (V251). */
export const openHousesQuery = (page: number, listing?: string | null) =>
  endpointQuery(listOpenHouses, { query: { page, ...(listing && { listing }) } });

/** The coming ones of a home, for its page. */
export const openHousesOfQuery = (listing: string) => endpointQuery(listOpenHouses, { query: { listing } });

export const hostedQuery = (id: string, page: number) =>
  endpointQuery(listHostedOpenHouses, { params: { id }, query: { page } });

export const joinedQuery = (id: string, page: number) =>
  endpointQuery(listJoinedOpenHouses, { params: { id }, query: { page } });

export const receivedInvitesQuery = (id: string) =>
  endpointQuery(listReceivedInvites, { params: { id }, query: { page_size: 100 } });

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
