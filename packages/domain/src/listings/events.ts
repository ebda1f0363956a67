import { z } from 'zod';
import { event } from '../shared/event.ts';
import { withdrawalReasonCodes } from './listing-codes.ts';
import { changedWordsSchema, searchFactsSchema } from './search-facts.ts';

const subject = 'listing';
const fields = z.object({ fields: z.array(z.string()) });

export const listingCreated = event('listings.created', { subject });
export const listingChanged = event('listings.changed', { subject, payload: fields });
export const listingDeleted = event('listings.deleted', { subject });
/** A draft got its owner: who made it without an account has signed in. */
export const listingClaimed = event('listings.claimed', {
  subject,
  payload: z.object({ ownerId: z.uuid(), before: z.uuid().nullable() }),
});

const publication = z.object({
  /** Since when it had been out of publication by its owner’s own wish; absent at first and after a denial. */
  pausedSince: z.iso.datetime().optional(),
});

/** For the first time; afterwards it is `listingRepublished`. */
export const listingPublished = event('listings.published', { subject, payload: publication });
export const listingRepublished = event('listings.republished', { subject, payload: publication });
export const listingUnpublished = event('listings.unpublished', {
  subject,
  payload: z.object({ reason: z.enum(withdrawalReasonCodes) }),
});
export const listingAccepted = event('listings.accepted', { subject });
export const listingDenied = event('listings.denied', {
  subject,
  payload: z.object({ reason: z.string().nullable() }),
});
/** A published listing is found by other searches than before. A change of price is `priceChanged`. */
export const searchFactsChanged = event('listings.searchFactsChanged', {
  subject,
  payload: z.object({ before: searchFactsSchema, words: changedWordsSchema.optional() }),
});
