import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';
import { bidSides, bidStatuses } from './bid-state.ts';
import { rentalOffer } from './offer-answer.ts';

const id = z.object({ id: z.uuid() });

/** Orders of the list of negotiations. */
export const offerOrders = ['-changed_at', 'changed_at', '-created_at', 'created_at'] as const;

/** What a list of negotiations is narrowed by. */
const offerFilter = {
  /** Only those that the caller takes part in as this side. */
  side: z.enum(bidSides, { error: 'validation.choice' }).optional(),
  /** By the state of the last bid. */
  status: z.enum(bidStatuses, { error: 'validation.choice' }).optional(),
  listing_id: z.uuid().optional(),
  application_id: z.uuid().optional(),
  /** Only those whose last bid the caller has to answer. */
  awaits_answer: queryFlag().optional(),
  order_by: z.enum(offerOrders, { error: 'validation.choice' }).default('-changed_at'),
};
const filterQuery = z.object(offerFilter);
export type OfferFilter = z.output<typeof filterQuery>;

export const listRentalOffers = endpoint({
  method: 'GET',
  path: '/rental-offers',
  spec: 'E064',
  summary:
    'The negotiations over rent that the caller takes part in: as an applicant, or for homes that the caller lets or answers for in a team.',
  access: 'user',
  query: z.object({ ...pageQuery, ...offerFilter }),
  response: pageOf(rentalOffer),
});

export const getRentalOffer = endpoint({
  method: 'GET',
  path: '/rental-offers/:id',
  spec: 'E065',
  summary: 'A negotiation with all its bids, and what the caller can do in it now.',
  access: 'user',
  params: id,
  response: rentalOffer,
});
