import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';
import { payoutChanges } from './payout-limits.ts';
import { payoutMethodAnswer } from './payout-method-answer.ts';

export const listPayoutMethods = endpoint({
  method: 'GET',
  path: '/payout-methods',
  spec: 'E199',
  summary: 'How the caller wants to be paid out: bank accounts and cash, the oldest first.',
  access: 'user',
  query: z.object({
    /** The caller; anybody else is not found. */
    user: z.uuid().optional(),
    /** Account numbers are whole only when they are asked for, else covered but for their last four digits. */
    show_numbers: queryFlag().optional(),
    ...pageQuery,
  }),
  response: pageOf(payoutMethodAnswer).extend({
    /** Whether a bank account is added or changed only with the password. */
    asks_password: z.boolean(),
    /** Whether it takes an electronic ID first: there is no password, and it was given too long ago. */
    asks_electronic_id: z.boolean(),
  }),
});
export type PayoutMethodList = z.output<typeof listPayoutMethods.response>;

export const deletePayoutMethod = endpoint({
  method: 'DELETE',
  path: '/payout-methods/:id',
  spec: 'E201',
  summary: 'Removes a payout method of the caller.',
  access: 'user',
  versioned: true,
  params: z.object({ id: z.uuid() }),
  limits: [payoutChanges],
});
