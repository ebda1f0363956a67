import { z } from 'zod';
import { event } from '#shared/event.ts';

/** A draft was made as a copy of another listing. */
export const listingDuplicated = event('listingCopies.duplicated', {
  subject: 'listing',
  payload: z.object({ from: z.uuid() }),
});
