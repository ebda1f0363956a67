import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { anyPassword } from '../sign-in/password-input.ts';
import { bankAccountInput } from './bank-account-input.ts';
import { payoutChanges } from './payout-limits.ts';
import { payoutMethodTypes } from './payout-method.ts';
import { payoutMethodAnswer } from './payout-method-answer.ts';

/** What both calls have in common. They carry a password and bank numbers, so that no answer is kept for repetitions. */
const common = {
  access: 'user',
  response: payoutMethodAnswer,
  secret: true,
  limits: [payoutChanges],
} as const;

/** Where the account has a password, it proves that the one at the open session is its owner. */
const currentPassword = anyPassword.optional();

export const createPayoutMethod = endpoint({
  ...common,
  method: 'POST',
  path: '/payout-methods',
  spec: 'E200',
  summary:
    'Adds a bank account, by IBAN or Icelandic parts, or cash. One that the caller has already is answered as it is. The caller is notified of a new account by e-mail.',
  body: z
    .strictObject({
      /** The caller, where it is given. */
      user_id: z.uuid().optional(),
      type: z.enum(payoutMethodTypes),
      bank_account: bankAccountInput.optional(),
      current_password: currentPassword,
    })
    .check(({ value: { type, bank_account: account }, issues }) => {
      const wrong = (message: string) =>
        issues.push({ code: 'custom', path: ['bank_account'], message, input: account });
      if (type === 'bank' && !account) wrong('validation.required');
      if (type === 'cash' && account) wrong('payouts.problems.cashHasNoAccount');
    }),
  status: 201,
  refusals: [
    'payouts.tooMany',
    'signIn.currentPasswordWrong',
    'signIn.ownerProofNeeded',
    'signIn.tooManySignIns',
  ],
});

export const changePayoutMethod = endpoint({
  ...common,
  versioned: true,
  method: 'PATCH',
  path: '/payout-methods/:id',
  spec: 'X028',
  summary:
    'Puts another bank account in the place of one. The caller is notified by e-mail. What is paid out by this method goes there from now on.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ bank_account: bankAccountInput, current_password: currentPassword }),
  refusals: [
    'payouts.sameAccount',
    'payouts.cashHasNoAccount',
    'signIn.currentPasswordWrong',
    'signIn.ownerProofNeeded',
    'signIn.tooManySignIns',
  ],
});
