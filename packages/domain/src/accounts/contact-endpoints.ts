import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { codesPerAddress, linkTries, tellsAccounts } from './account-limits.ts';
import { emailInput } from './email-input.ts';
import { currentUserAnswer } from './endpoints.ts';
import { phoneInput, smsCode } from './phone-input.ts';

const { email_addresses: emailAddresses, phones } = currentUserAnswer.shape;
export const emailAddressAnswer = emailAddresses.element;
export const phoneAnswer = phones.element;

/** That something was sent: until when it works, and from when it may be asked for again. */
export const sentAnswer = z.object({ expires_at: z.iso.datetime(), resend_at: z.iso.datetime() });

const idParams = z.object({ id: z.uuid() });

export const addEmail = endpoint({
  method: 'POST',
  path: '/users/:id/emails',
  spec: 'E032',
  summary: 'Adds an e-mail address. It counts for nothing until it is confirmed (U10).',
  access: 'user',
  params: idParams,
  body: z.strictObject({ email: emailInput }),
  response: emailAddressAnswer,
  status: 201,
  refusals: ['accounts.emailExists', 'accounts.tooManyContacts'],
  limits: [tellsAccounts],
});

export const removeEmail = endpoint({
  method: 'DELETE',
  path: '/emails/:id',
  spec: 'E033',
  summary: 'Removes an e-mail address; never the last one and never the one one signs in with.',
  access: 'user',
  params: idParams,
  refusals: ['accounts.lastEmail', 'accounts.primaryEmail'],
});

export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/emails/:id/verify',
  spec: 'E034',
  summary: 'Sends the confirmation e-mail. An address of a page is taken only when it is ours (R157).',
  access: 'user',
  params: idParams,
  body: z.strictObject({ url: z.string().max(1000).nullish() }),
  response: sentAnswer,
  refusals: [
    'accounts.urlNotOurs',
    'accounts.emailVerified',
    'accounts.sentRecently',
    'accounts.tooManySent',
    'accounts.sendFailed',
  ],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/emailconfirmation',
  spec: 'E035',
  summary:
    'Confirms an e-mail address by the token of its e-mail; nobody needs to be signed in. Answers the same again while the link is valid and the address confirmed.',
  access: 'token',
  body: z.strictObject({ token: z.string().min(1).max(500) }),
  response: z.object({ email: z.string() }),
  refusals: ['accounts.linkExpired', 'accounts.linkMismatch', 'accounts.emailExists'],
  limits: [linkTries],
});

export const addPhone = endpoint({
  method: 'POST',
  path: '/users/:id/phones',
  spec: 'E036',
  summary: 'Adds a phone number, to be verified by SMS.',
  access: 'user',
  params: idParams,
  body: phoneInput,
  response: phoneAnswer,
  status: 201,
  refusals: ['accounts.phoneInvalid', 'accounts.phoneExists', 'accounts.tooManyContacts'],
  limits: [tellsAccounts],
});

export const removePhone = endpoint({
  method: 'DELETE',
  path: '/phones/:id',
  spec: 'E037',
  summary: 'Removes a phone number that is not the primary one.',
  access: 'user',
  params: idParams,
  refusals: ['accounts.primaryPhone'],
});

export const sendPhoneCode = endpoint({
  method: 'GET',
  path: '/phones/:id/verify',
  spec: 'E038',
  summary: 'Sends a code by SMS; an earlier code becomes void (R156, G02).',
  access: 'user',
  params: idParams,
  response: sentAnswer,
  refusals: [
    'accounts.phoneVerified',
    'accounts.countryNotServed',
    'accounts.smsFailed',
    'accounts.sentRecently',
    'accounts.tooManySent',
  ],
  limits: [codesPerAddress],
  sends: true,
});

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/phones/:id/verify',
  spec: 'E039',
  summary: 'Verifies a phone number by its code. The first verified number becomes the primary one (R154).',
  access: 'user',
  params: idParams,
  body: z.strictObject({ code: smsCode }),
  response: phoneAnswer,
  refusals: [
    'accounts.codeWrong',
    'accounts.codeVoid',
    'accounts.codeExpired',
    'accounts.phoneVerified',
    'accounts.phoneExists',
  ],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where the person is signed in, the latest use first.',
  access: 'user',
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        /** As the browser or program named itself. */
        user_agent: z.string(),
        address: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'Signs one device out at once.',
  access: 'user',
  params: idParams,
});
