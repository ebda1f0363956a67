import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { anyPassword } from './password-input.ts';
import { secondFactorCode } from './second-factor-input.ts';

/** Digits of a code, seconds that each is good for, and how many seconds a clock may be off. */
export const totp = { digits: 6, seconds: 30, drift: 30 } as const;
export const recoveryCodes = 10;

const params = z.object({ id: z.uuid() });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/users/:id/second-factor',
  summary:
    'Whether one has a password and signs in with a second factor besides, and how many recovery codes are left.',
  access: 'user',
  params,
  response: z.object({
    /** Without one there is nothing that a second factor would add to: one signs in by electronic ID. */
    has_password: z.boolean(),
    /** What only the owner may do asks for an electronic ID first: there is no password, and it was given too long ago. */
    asks_electronic_id: z.boolean(),
    is_on: z.boolean(),
    is_required: z.boolean(),
    recovery_codes_left: z.int(),
  }),
});

export const beginSecondFactor = endpoint({
  secret: true,
  method: 'POST',
  path: '/users/:id/second-factor',
  summary:
    'Makes a key for an authenticator; it counts once a code of it has been sent. A new key replaces an unproved one.',
  access: 'user',
  params,
  body: z.strictObject({ current_password: anyPassword }),
  response: z.object({
    /** For typing in, in base32. */
    key: z.string(),
    /** For the QR code: otpauth://totp/… */
    uri: z.string(),
  }),
  refusals: ['signIn.currentPasswordWrong', 'signIn.tooManySignIns', 'signIn.secondFactorOn'],
});

export const confirmSecondFactor = endpoint({
  sealed: true,
  method: 'POST',
  path: '/users/:id/second-factor/confirm',
  summary:
    'Switches the second factor on by a first code; every other session ends. The recovery codes are shown this once.',
  access: 'user',
  params,
  body: z.strictObject({ code: secondFactorCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [
    'signIn.secondFactorWrong',
    'signIn.secondFactorOn',
    'signIn.secondFactorSetUpOver',
    'signIn.tooManySignIns',
  ],
});

export const replaceRecoveryCodes = endpoint({
  sealed: true,
  method: 'POST',
  path: '/users/:id/second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones are void.',
  access: 'user',
  params,
  body: z.strictObject({ code: secondFactorCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['signIn.secondFactorWrong', 'signIn.tooManySignIns', 'signIn.secondFactorOff'],
});

export const endSecondFactor = endpoint({
  secret: true,
  method: 'POST',
  path: '/users/:id/second-factor/end',
  summary: 'Switches the second factor off, by a code or a recovery code.',
  access: 'user',
  params,
  body: z.strictObject({ code: secondFactorCode }),
  refusals: [
    'signIn.secondFactorWrong',
    'signIn.tooManySignIns',
    'signIn.secondFactorOff',
    'signIn.secondFactorRequired',
  ],
});
