import { z } from 'zod';
import { typedText } from '../listings/text-input.ts';
import { endpoint } from '../shared/endpoint.ts';

export const decideIdentity = endpoint({
  method: 'POST',
  path: '/staff/identities/:id/decision',
  summary:
    'Staff decides whether a document that differs from the account is the person’s; the reason is kept.',
  access: { staff: 'support' },
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['accept', 'reject'], { error: 'validation.choice' }),
    /** Kept with the decision; whoever is refused reads it. */
    reason: typedText({ min: 3, max: 1000 }),
  }),
  refusals: ['identity.notUnderReview', 'identity.reviewDecided'],
});
