import { z } from 'zod';
import { callingCodeAnswer } from '../countries/answers.ts';
import { linkTries } from '../proofs/proof-limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { codesPerAddress, revealsAccounts } from './contact-limits.ts';
import { emailInput } from './email-input.ts';
import { phoneInput, smsCode } from './phone-input.ts';

export const emailAddressAnswer = z.object({ id: z.string(), address: z.string(), verified: z.boolean() });

export const phoneAnswer = z.object({
  id: z.string(),
  country_code: z.string(),
  /** The country of the number, which several may share a calling code with; null where no numbering plan says it. */
  country_code_obj: callingCodeAnswer.nullable(),
  number: z.string(),
  verified: z.boolean(),
});

/** That something was sent: until when it works, and from when it may be asked for again. */
export const sentAnswer = z.object({ expires_at: z.iso.datetime(), resend_at: z.iso.datetime() });

const idParams = z.object({ id: z.uuid() });

export const checkEmail = endpoint({
  method: 'GET',
  path: '/emails/:email',
  spec: 'E008',
  summary: 'Whether an e-mail address is free: 400 with the code contacts.emailExists when it is not.',
  access: 'anyone',
  params: z.object({ email: emailInput }),
  refusals: ['contacts.emailExists'],
  limits: [revealsAccounts],
});

export const addEmail = endpoint({
  method: 'POST',
  path: '/users/:id/emails',
  spec: 'E032',
  summary: 'Adds an e-mail address. It counts for nothing until it is confirmed.',
  access: 'user',
  params: idParams,
  body: z.strictObject({ email: emailInput }),
  response: emailAddressAnswer,
  status: 201,
  refusals: ['contacts.emailExists', 'contacts.tooManyContacts'],
  limits: [revealsAccounts],
});

export const removeEmail = endpoint({
  method: 'DELETE',
  path: '/emails/:id',
  spec: 'E033',
  summary: 'Removes an e-mail address; never the last one and never the one one signs in with.',
  access: 'user',
  params: idParams,
  refusals: ['contacts.lastEmail', 'contacts.primaryEmail'],
});

export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/emails/:id/verify',
  spec: 'E034',
  summary: 'Sends the confirmation e-mail. An address of a page is taken only when it is ours.',
  access: 'user',
  params: idParams,
  body: z.strictObject({ url: z.string().max(1000).nullish() }),
  response: sentAnswer,
  refusals: [
    'common.urlNotOurs',
    'contacts.emailVerified',
    'proofs.sentRecently',
    'proofs.tooManySent',
    'contacts.sendFailed',
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
  refusals: ['proofs.linkExpired', 'proofs.linkMismatch', 'contacts.emailExists'],
  limits: [linkTries],
});

export const addPhone = endpoint({
  method: 'POST',
  path: '/users/:id/phones',
  spec: 'E036',
  summary: 'Adds a phone number, to be verified by SMS; one of a country that SMS do not go to is refused.',
  access: 'user',
  params: idParams,
  body: phoneInput,
  response: phoneAnswer,
  status: 201,
  refusals: [
    'contacts.phoneInvalid',
    'contacts.countryNotServed',
    'contacts.phoneExists',
    'contacts.tooManyContacts',
  ],
  limits: [revealsAccounts],
});

export const removePhone = endpoint({
  method: 'DELETE',
  path: '/phones/:id',
  spec: 'E037',
  summary: 'Removes a phone number that is not the primary one.',
  access: 'user',
  params: idParams,
  refusals: ['contacts.primaryPhone'],
});

export const sendPhoneCode = endpoint({
  method: 'GET',
  path: '/phones/:id/verify',
  spec: 'E038',
  summary: 'Sends a code by SMS; an earlier code becomes void.',
  access: 'user',
  params: idParams,
  response: sentAnswer,
  refusals: [
    'contacts.phoneVerified',
    'contacts.countryNotServed',
    'contacts.smsFailed',
    'proofs.sentRecently',
    'proofs.tooManySent',
  ],
  limits: [codesPerAddress],
  sends: true,
});

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/phones/:id/verify',
  spec: 'E039',
  summary: 'Verifies a phone number by its code. The first verified number becomes the primary one.',
  access: 'user',
  params: idParams,
  body: z.strictObject({ code: smsCode }),
  response: phoneAnswer,
  refusals: [
    'contacts.codeWrong',
    'contacts.codeVoid',
    'contacts.codeExpired',
    'contacts.phoneVerified',
    'contacts.phoneExists',
  ],
});
