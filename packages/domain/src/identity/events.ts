import { z } from 'zod';
import { event } from '../shared/event.ts';
import { verificationStates } from './verification-status.ts';

export const identityProved = event('identity.identityProved', {
  subject: 'user',
  payload: z.object({ method: z.enum(['mobile_login', 'personal_id_login', 'document']) }),
});
export const verificationDecided = event('identity.verificationDecided', {
  subject: 'user',
  payload: z.object({
    state: z.enum(verificationStates),
    reasonCode: z.string().nullable(),
    agrees: z.boolean().nullable(),
  }),
});
/** A document was accepted, and differs from the account: people of ours look at it. */
export const reviewNeeded = event('identity.reviewNeeded', {
  subject: 'user',
  payload: z.object({ verification: z.uuid() }),
});
/** People of ours decided about a document that differs from the account. */
export const identityReviewed = event('identity.reviewed', {
  subject: 'user',
  payload: z.object({ verification: z.uuid(), decision: z.enum(['accepted', 'rejected']) }),
});
/** Name and birth date were taken over from the national registry. */
export const registryRead = event('identity.registryRead', {
  subject: 'user',
  payload: z.object({ changed: z.array(z.string()) }),
});
