import { z } from 'zod';
import { event } from '../shared/event.ts';

export const signedIn = event('signIn.signedIn', {
  subject: 'user',
  payload: z.object({ method: z.enum(['password', 'mobile_login', 'personal_id_login']) }),
});
export const passwordChanged = event('signIn.passwordChanged', { subject: 'user' });
export const passwordResetRequested = event('signIn.resetRequested', { subject: 'user' });
export const passwordReset = event('signIn.passwordReset', { subject: 'user' });
export const secondFactorEnabled = event('signIn.secondFactorEnabled', { subject: 'user' });
export const secondFactorDisabled = event('signIn.secondFactorDisabled', { subject: 'user' });
export const recoveryCodeUsed = event('signIn.recoveryCodeUsed', { subject: 'user' });
export const recoveryCodesReplaced = event('signIn.recoveryCodesReplaced', { subject: 'user' });
