import { z } from 'zod';
import { event } from '../shared/event.ts';

const subject = 'listing';

/** The owner was asked whether the home is still free. */
export const stillFreeAsked = event('listingFreshness.asked', { subject });
/** The home is still free: its owner answered by the link of an e-mail, on the page, or by changing the listing. */
export const stillFreeConfirmed = event('listingFreshness.confirmed', {
  subject,
  payload: z.object({ by: z.enum(['link', 'page', 'change']) }),
});
