import { getRentalOffer, listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { useEffect } from 'react';
import { markStale } from '#platform/api/held.ts';
import { onLive } from '#platform/live/live-events.ts';

const shown = [listRentalOffers, getRentalOffer];

/** Asks anew for what the page shows of bids. */
export const refreshOffers = (): Promise<void> => markStale(shown);

/** Keeps the bids on the page up to date: the other side may bid or answer at any moment. */
export const useLiveOffers = (): void =>
  useEffect(() => onLive(['offers.changed'], () => void refreshOffers()), []);
