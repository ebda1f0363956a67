import { z } from 'zod';
import { event } from '../shared/event.ts';
import { currencyCodes } from '../shared/money.ts';

const subject = 'listing';
const asked = z.object({
  price: z.number().nullable(),
  currency: z.enum(currencyCodes),
  price_type: z.int(),
});

export const syncRequested = event('listingPublication.syncAsked', { subject });
/** Its price, once it has been published. */
export const priceChanged = event('listingPublication.priceChanged', {
  subject,
  payload: z.object({ old: asked, new: asked }),
});
