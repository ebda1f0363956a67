import { z } from 'zod';
import { event } from '../shared/event.ts';

export const signedUp = event('accounts.signedUp', { subject: 'user' });
/** The fields of the account itself: names, language, view. */
export const accountChanged = event('accounts.changed', {
  subject: 'user',
  payload: z.object({ fields: z.array(z.string()) }),
});
export const roleChanged = event('accounts.roleChanged', {
  subject: 'user',
  payload: z.object({ is_staff: z.boolean(), reason: z.string().optional() }),
});
/** The row of the person is empty; whoever holds something of the person takes it away. */
export const accountDeleted = event('accounts.deleted', { subject: 'user' });
/** Its address was proved for the first time by another than who made it: what was promised before is void. */
export const accountTakenOver = event('accounts.takenOver', { subject: 'user' });
