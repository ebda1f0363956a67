import { z } from 'zod';
import { verificationStates } from '../identity/verification-status.ts';
import { event } from '../shared/event.ts';

export const signedUp = event('accounts.signedUp', { subject: 'user' });
export const signedIn = event('accounts.signedIn', {
  subject: 'user',
  payload: z.object({ method: z.enum(['password', 'mobile_login', 'personal_id_login']) }),
});
export const signedOut = event('accounts.signedOut', { subject: 'user' });
export const sessionClosed = event('accounts.sessionClosed', {
  subject: 'user',
  payload: z.object({ sessionId: z.uuid() }),
});
/** The fields of the account itself: names, language, view. */
export const accountChanged = event('accounts.changed', {
  subject: 'user',
  payload: z.object({ fields: z.array(z.string()) }),
});
export const roleChanged = event('accounts.roleChanged', {
  subject: 'user',
  payload: z.object({ is_staff: z.boolean() }),
});
/** The row of the person is empty; whoever holds something of the person takes it away. */
export const accountDeleted = event('accounts.deleted', { subject: 'user' });
/** Its address was proved for the first time by another than who made it: what was promised before is void. */
export const accountTakenOver = event('accounts.takenOver', { subject: 'user' });

export const emailAdded = event('accounts.emailAdded', { subject: 'user' });
export const emailProved = event('accounts.emailProved', {
  subject: 'user',
  payload: z.object({ emailId: z.uuid() }),
});
export const emailRemoved = event('accounts.emailRemoved', { subject: 'user' });
export const phoneAdded = event('accounts.phoneAdded', { subject: 'user' });
export const phoneProved = event('accounts.phoneProved', {
  subject: 'user',
  payload: z.object({ phoneId: z.uuid() }),
});
export const phoneRemoved = event('accounts.phoneRemoved', { subject: 'user' });

export const passwordChanged = event('accounts.passwordChanged', { subject: 'user' });
export const passwordResetRequested = event('accounts.resetRequested', { subject: 'user' });
export const passwordReset = event('accounts.passwordReset', { subject: 'user' });
export const secondFactorEnabled = event('accounts.secondFactorEnabled', { subject: 'user' });
export const secondFactorDisabled = event('accounts.secondFactorDisabled', { subject: 'user' });
export const recoveryCodeUsed = event('accounts.recoveryCodeUsed', { subject: 'user' });
export const recoveryCodesReplaced = event('accounts.recoveryCodesReplaced', { subject: 'user' });

export const identityProved = event('accounts.identityProved', {
  subject: 'user',
  payload: z.object({ method: z.enum(['mobile_login', 'personal_id_login', 'document']) }),
});
export const verificationDecided = event('accounts.verificationDecided', {
  subject: 'user',
  payload: z.object({
    state: z.enum(verificationStates),
    reasonCode: z.string().nullable(),
    agrees: z.boolean().nullable(),
  }),
});
/** Name and birth date were taken over from the national registry. */
export const registryRead = event('accounts.registryRead', {
  subject: 'user',
  payload: z.object({ changed: z.array(z.string()) }),
});
