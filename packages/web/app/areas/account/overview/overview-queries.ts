import { landlordOverview, tenantOverview } from '@heima/domain/overview/endpoints.ts';
import { useEffect } from 'react';
import { markStale } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { onLive } from '#platform/live/live-events.ts';

/** Bids run out and open houses begin without a sign of anybody. */
const againMs = 60_000;

export const tenantOverviewQuery = () => ({ ...endpointQuery(tenantOverview, {}), refetchInterval: againMs });
export const landlordOverviewQuery = () => ({
  ...endpointQuery(landlordOverview, {}),
  refetchInterval: againMs,
});

/** What may change what waits: whatever the other side does. */
const signs = [
  'applications.changed',
  'chat.entry',
  'chat.read',
  'notifications.new',
  'notifications.seen',
  'offers.changed',
  'open-houses.changed',
];

/** Keeps the overview on the page up to date. */
export const useLiveOverview = (): void =>
  useEffect(() => onLive(signs, () => void markStale([tenantOverview, landlordOverview])), []);
