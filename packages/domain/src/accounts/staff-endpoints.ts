import { z } from 'zod';
import { typedText } from '../listings/text-input.ts';
import { endpoint } from '../shared/endpoint.ts';
import { currentUserAnswer } from './endpoints.ts';

export const setRole = endpoint({
  method: 'POST',
  path: '/staff/users/:id/set-role',
  spec: 'E277',
  summary:
    'Makes somebody staff, or takes the role away. Nobody changes their own role, and one person always keeps it.',
  access: { staff: 'administration' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    is_staff: z.boolean({ error: 'validation.flag' }),
    /** Why; it stands in the history of the account. */
    reason: typedText({ min: 3, max: 500 }).optional(),
  }),
  response: currentUserAnswer,
  refusals: ['accounts.ownRole', 'accounts.lastStaff'],
});
