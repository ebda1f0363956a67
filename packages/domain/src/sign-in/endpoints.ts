import { z } from 'zod';
import { revealsAccounts } from '../contacts/contact-limits.ts';
import { emailInput } from '../contacts/email-input.ts';
import { linkTries } from '../proofs/proof-limits.ts';
import { tokenPairAnswer } from '../sessions/endpoints.ts';
import { endpoint } from '../shared/endpoint.ts';
import { anyPassword, changedPassword, resetPassword } from './password-input.ts';
import { secondFactorCode } from './second-factor-input.ts';

const userParams = z.object({ id: z.uuid() });
const emailParams = z.object({ email: emailInput });
const tokenParams = z.object({ token: z.string().min(1).max(500) });

export const signIn = endpoint({
  sealed: true,
  method: 'POST',
  path: '/token',
  spec: 'E001',
  summary: 'Signs in with e-mail and password. Browsers get the tokens as cookies too.',
  access: 'anyone',
  body: z.strictObject({
    email: z.string().max(1000),
    password: anyPassword,
    /** For those who sign in with a second factor. */
    code: secondFactorCode.optional(),
  }),
  response: tokenPairAnswer,
  refusals: [
    'signIn.invalidCredentials',
    'signIn.tooManySignIns',
    'signIn.secondFactorNeeded',
    'signIn.secondFactorWrong',
  ],
});

export const requestPasswordReset = endpoint({
  method: 'GET',
  path: '/forgot-password/:email',
  spec: 'E010',
  summary: 'Sends a link to choose a new password. 404 when nobody signs in with the address.',
  access: 'anyone',
  params: emailParams,
  response: z.object({ expires_at: z.iso.datetime() }),
  refusals: ['signIn.noSuchEmail', 'contacts.sendFailed', 'proofs.tooManySent'],
  limits: [revealsAccounts],
  sends: true,
});

export const resetPasswordByLink = endpoint({
  method: 'POST',
  path: '/forgot-password/:token',
  spec: 'E011',
  summary: 'Sets a new password by the link of the e-mail and ends every session.',
  access: 'token',
  params: tokenParams,
  body: z.strictObject({ password: resetPassword }),
  response: z.object({ email: z.string() }),
  refusals: ['proofs.linkExpired', 'proofs.linkMismatch'],
  limits: [linkTries],
});

export const validateResetLink = endpoint({
  method: 'GET',
  path: '/forgot-password/:token/validate',
  spec: 'X002',
  summary: 'The e-mail address that a reset link belongs to.',
  access: 'token',
  params: tokenParams,
  response: z.object({ email: z.string() }),
  refusals: ['proofs.linkExpired', 'proofs.linkMismatch'],
  limits: [linkTries],
});

export const changePassword = endpoint({
  secret: true,
  method: 'POST',
  path: '/users/:id/change-password',
  spec: 'E022',
  summary: 'Changes the password and ends every other session.',
  access: 'user',
  params: userParams,
  body: z.strictObject({ current_password: anyPassword, new_password: changedPassword }),
  refusals: ['signIn.currentPasswordWrong', 'signIn.tooManySignIns'],
});
