import { z } from 'zod';
import { event } from '../shared/event.ts';

export const methodAdded = event('payouts.methodAdded', {
  subject: 'payout_method',
  payload: z.object({ type: z.enum(['bank', 'cash']) }),
});
export const methodChanged = event('payouts.methodChanged', { subject: 'payout_method' });
export const methodRemoved = event('payouts.methodRemoved', { subject: 'payout_method' });
