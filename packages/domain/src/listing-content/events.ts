import { z } from 'zod';
import { event } from '../shared/event.ts';
import { languageCodes } from '../shared/language.ts';

const subject = 'listing';
const fields = z.object({ fields: z.array(z.string()) });
const image = z.object({ image: z.uuid() });

export const addressChanged = event('listingContent.addressChanged', { subject, payload: fields });
export const listingMoved = event('listingContent.moved', { subject });
export const rulesChanged = event('listingContent.rulesChanged', { subject, payload: fields });
export const imageAdded = event('listingContent.imageAdded', { subject, payload: image });
export const imageChanged = event('listingContent.imageChanged', { subject, payload: image });
export const imageRotated = event('listingContent.imageRotated', { subject, payload: image });
export const imageDeleted = event('listingContent.imageDeleted', { subject, payload: image });
export const imagesOrdered = event('listingContent.imagesOrdered', { subject });
export const listingDescribed = event('listingContent.described', {
  subject,
  payload: z.object({ language: z.enum(languageCodes) }),
});
export const descriptionDeleted = event('listingContent.descriptionDeleted', {
  subject,
  payload: z.object({ language: z.enum(languageCodes) }),
});
export const descriptionTranslated = event('listingContent.descriptionTranslated', {
  subject,
  payload: z.object({ from: z.enum(languageCodes), to: z.enum(languageCodes) }),
});
