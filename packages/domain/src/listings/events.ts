import { z } from 'zod';
import { event } from '../shared/event.ts';
import { languageCodes } from '../shared/language.ts';
import { currencyCodes } from '../shared/money.ts';
import { reportReasons, unpublishReasonCodes } from './listing-codes.ts';
import { searchFactsSchema } from './search-facts.ts';

const subject = 'listing';
const fields = z.object({ fields: z.array(z.string()) });
const image = z.object({ image: z.uuid() });
const asked = z.object({
  price: z.number().nullable(),
  currency: z.enum(currencyCodes),
  price_type: z.int(),
});

export const listingCreated = event('listings.created', { subject });
export const listingChanged = event('listings.changed', { subject, payload: fields });
export const listingDeleted = event('listings.deleted', { subject });
/** A draft got its owner: who made it without an account has signed in. */
export const listingClaimed = event('listings.claimed', {
  subject,
  payload: z.object({ ownerId: z.uuid(), before: z.uuid().nullable() }),
});
export const addressChanged = event('listings.addressChanged', { subject, payload: fields });
export const listingMoved = event('listings.moved', { subject });
export const rulesChanged = event('listings.rulesChanged', { subject, payload: fields });
export const imageAdded = event('listings.imageAdded', { subject, payload: image });
export const imageChanged = event('listings.imageChanged', { subject, payload: image });
export const imageDeleted = event('listings.imageDeleted', { subject, payload: image });
export const imagesOrdered = event('listings.imagesOrdered', { subject });
export const listingDescribed = event('listings.described', {
  subject,
  payload: z.object({ language: z.enum(languageCodes) }),
});
export const descriptionDeleted = event('listings.descriptionDeleted', {
  subject,
  payload: z.object({ language: z.enum(languageCodes) }),
});
export const descriptionTranslated = event('listings.descriptionTranslated', {
  subject,
  payload: z.object({ from: z.enum(languageCodes), to: z.enum(languageCodes) }),
});

/** For the first time; afterwards it is `listingRepublished`. */
export const listingPublished = event('listings.published', { subject });
export const listingRepublished = event('listings.republished', { subject });
export const listingUnpublished = event('listings.unpublished', {
  subject,
  payload: z.object({ reason: z.enum(unpublishReasonCodes) }),
});
export const listingAccepted = event('listings.accepted', { subject });
export const listingDenied = event('listings.denied', { subject, payload: z.object({ reason: z.string() }) });
/** Its price, once it has been published. */
export const priceChanged = event('listings.priceChanged', {
  subject,
  payload: z.object({ old: asked, new: asked }),
});
/** A published listing is found by other searches than before. A change of price is `priceChanged`. */
export const searchFactsChanged = event('listings.searchFactsChanged', {
  subject,
  payload: z.object({ before: searchFactsSchema }),
});
export const syncRequested = event('listings.syncAsked', { subject });
export const listingReported = event('listings.reported', {
  subject,
  payload: z.object({ reason: z.enum(reportReasons) }),
});
