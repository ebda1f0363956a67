import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { eidQuestions, gatewaySessions, registryLookups, tellsAccounts } from './account-limits.ts';
import { emailInput } from './email-input.ts';
import { tokenPairAnswer } from './endpoints.ts';
import { verificationCodes } from './verification-status.ts';

const userParams = z.object({ id: z.uuid() });
const tokenParams = z.object({ token: z.string().min(1).max(200) });
const userAndTokenParams = userParams.extend(tokenParams.shape);
const pageAddress = z.string().max(2000);

/** A request on a phone: compare the control code there, and ask with the token how it stands. */
const startedAnswer = z.object({
  control_code: z.string(),
  token: z.string(),
  expires_at: z.iso.datetime(),
});

const eidRefusals = [
  'accounts.eidNotHolder',
  'accounts.eidExpired',
  'accounts.eidCancelled',
  'accounts.eidUnreachable',
  'accounts.eidFailed',
  'accounts.authenticationServerError',
] as const;

export const startMobileLogin = endpoint({
  secret: true,
  method: 'POST',
  path: '/e-sign/mobile-login',
  spec: 'E003',
  summary:
    'Asks a phone for its electronic ID. With an e-mail address a person whose number nobody has gets an account.',
  access: 'anyone',
  body: z.strictObject({
    phone: z.string({ error: 'validation.phone' }).max(40, { error: 'validation.phone' }),
    email: emailInput.nullish(),
  }),
  response: startedAnswer,
  refusals: [
    'accounts.phoneInvalid',
    'accounts.phoneNotFoundOnUser',
    'accounts.phoneFoundNotPrimary',
    'accounts.emailExists',
    'accounts.tooManyEidStarts',
    ...eidRefusals,
  ],
  limits: [tellsAccounts],
});

export const mobileLoginStatus = endpoint({
  secret: true,
  method: 'GET',
  path: '/e-sign/mobile-login/status/:token',
  spec: 'E004',
  summary: 'How a sign-in by phone stands: pending, or done with the tokens, once.',
  access: 'token',
  params: tokenParams,
  response: tokenPairAnswer.partial().extend({ status: z.enum(['pending', 'success']) }),
  refusals: [
    'accounts.phoneNotFoundOnUser',
    'accounts.emailExists',
    'accounts.identityMismatch',
    'accounts.identityTaken',
    ...eidRefusals,
  ],
  limits: [eidQuestions],
  sends: true,
});

export const createGatewaySession = endpoint({
  secret: true,
  method: 'POST',
  path: '/e-sign/doko/create-session',
  spec: 'E005',
  summary: 'Opens a visit to the identity gateway, which returns to a page of ours; bound to this browser.',
  access: 'anyone',
  body: z.strictObject({ return_url: pageAddress, origin_host: pageAddress.nullish() }),
  response: z.object({ session_token: z.string(), url: z.string() }),
  refusals: ['accounts.urlNotOurs'],
  limits: [gatewaySessions],
});

export const gatewayStatus = endpoint({
  secret: true,
  method: 'GET',
  path: '/e-sign/doko/status/:token',
  spec: 'E006',
  summary: 'What the gateway says: done with tokens, or user_not_found when the person has no account yet.',
  access: 'token',
  params: tokenParams,
  response: tokenPairAnswer.partial().extend({
    status: z.enum(['pending', 'success', 'waiting_for_email']),
    message: z.literal('user_not_found').optional(),
  }),
  refusals: [...eidRefusals],
  limits: [eidQuestions],
  sends: true,
});

export const createGatewayUser = endpoint({
  secret: true,
  method: 'POST',
  path: '/e-sign/doko/create-user',
  spec: 'E007',
  summary:
    'Makes the account of a person whom the gateway has just named; the e-mail address is confirmed by letter.',
  access: 'token',
  body: z.strictObject({ email: emailInput, token: z.string().min(1).max(200) }),
  response: tokenPairAnswer,
  status: 201,
  refusals: ['accounts.emailExists', 'accounts.identityTaken', 'accounts.eidExpired'],
  limits: [tellsAccounts],
});

export const activateMobileLogin = endpoint({
  secret: true,
  method: 'POST',
  path: '/users/:id/activate-mobile-login',
  spec: 'E013',
  summary: 'Asks the person’s own verified phone for its electronic ID, to tie it to the account.',
  access: 'user',
  params: userParams,
  response: startedAnswer,
  refusals: ['accounts.phoneNotVerified', 'accounts.tooManyEidStarts', ...eidRefusals],
});

export const activateMobileLoginStatus = endpoint({
  method: 'GET',
  path: '/users/:id/activate-mobile-login/status/:token',
  spec: 'E014',
  summary: 'How the activation stands; when it is done, name and birth date are those of the electronic ID.',
  access: 'user',
  params: userAndTokenParams,
  response: z.object({ status: z.enum(['pending', 'success']) }),
  refusals: ['accounts.identityTaken', 'accounts.identityDiffers', 'accounts.nameDiffers', ...eidRefusals],
  limits: [eidQuestions],
  sends: true,
});

export const activatePersonalId = endpoint({
  method: 'GET',
  path: '/users/:id/activate-personal-id/:token',
  spec: 'E015',
  summary: 'Ties the electronic ID of a visit to the gateway to the account.',
  access: 'user',
  params: userAndTokenParams,
  response: z.object({ status: z.enum(['pending', 'success']) }),
  refusals: ['accounts.identityTaken', 'accounts.identityDiffers', 'accounts.nameDiffers', ...eidRefusals],
  limits: [eidQuestions],
  sends: true,
});

const verificationAnswer = z.object({
  session_id: z.string(),
  status: z.enum([...(Object.keys(verificationCodes) as [keyof typeof verificationCodes]), 'pending']),
  /** 9001, 9102, 9103, 9104 or 0; nothing while undecided. */
  code: z.int().nullable(),
  /** The document was accepted, but its name or birth date is not the account's: people of ours look at it. */
  under_review: z.boolean(),
});
export type VerificationAnswer = z.output<typeof verificationAnswer>;

export const startVerification = endpoint({
  secret: true,
  method: 'POST',
  path: '/users/:id/veriff/sessions',
  spec: 'X003',
  summary: 'Opens a verification of an identity document, or the one that is still open.',
  access: 'user',
  params: userParams,
  body: z.strictObject({ return_url: pageAddress }),
  response: z.object({ session_id: z.string(), url: z.string() }),
  status: 201,
  refusals: ['accounts.urlNotOurs', 'accounts.identityVerified', 'accounts.tooManySent'],
});

export const verificationStatus = endpoint({
  method: 'GET',
  path: '/users/:userId/veriff/status/:sessionId',
  spec: 'E016',
  summary: 'The state of an own verification, with the provider’s code.',
  access: 'user',
  params: z.object({ userId: z.uuid(), sessionId: z.uuid() }),
  response: verificationAnswer,
  limits: [eidQuestions],
});

export const ownIdentity = endpoint({
  method: 'GET',
  path: '/users/:id/identity',
  summary:
    'What is proved of the person: the personal id, the electronic IDs that sign in, the last verification.',
  access: 'user',
  params: userParams,
  response: z.object({
    /** Name and birth date are locked (R127). */
    verified: z.boolean(),
    full_name: z.string(),
    birth_date: z.string().nullable(),
    /** As stored: a kennitala is ten digits. */
    personal_id: z.string().nullable(),
    personal_id_country: z.string().nullable(),
    mobile_login: z.boolean(),
    personal_id_login: z.boolean(),
    verification: verificationAnswer.nullable(),
  }),
});
export type OwnIdentity = z.output<NonNullable<typeof ownIdentity.response>>;

export const refreshEntity = endpoint({
  method: 'POST',
  path: '/users/:id/refresh-entity',
  spec: 'E020',
  summary: 'Takes name and birth date anew from the national registry (R128).',
  access: 'user',
  params: userParams,
  response: z.object({ full_name: z.string(), birth_date: z.string().nullable() }),
  refusals: ['accounts.noPersonalId', 'accounts.countryNotInRegistry', 'accounts.notInRegistry'],
  limits: [registryLookups],
});
