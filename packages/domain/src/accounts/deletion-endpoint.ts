import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { anyPassword } from '../sign-in/password-input.ts';
import { secondFactorCode } from '../sign-in/second-factor-input.ts';

/** What a person types to delete the account, in every language (R121). */
export const deletionWord = 'Delete';

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/:id/delete',
  spec: 'E023',
  summary:
    'Deletes one’s account: signs out everywhere, takes listings out of publication and forgets what no law asks to keep. Its owner proves who it is: by the password, a code of the second step, or without a password by electronic ID within the last minutes.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ code: secondFactorCode.optional(), current_password: anyPassword.optional() }),
  refusals: [
    'accounts.lastStaff',
    'signIn.secondFactorWrong',
    'signIn.currentPasswordWrong',
    'signIn.ownerProofNeeded',
    'signIn.tooManySignIns',
  ],
});
