import { z } from 'zod';
import { revealsAccounts } from '../contacts/contact-limits.ts';
import { emailInput } from '../contacts/email-input.ts';
import { eidQuestions } from '../identity/identity-limits.ts';
import { tokenPairAnswer } from '../sessions/endpoints.ts';
import { endpoint } from '../shared/endpoint.ts';
import { gatewaySessions } from './eid-limits.ts';

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
  'electronicId.eidNotHolder',
  'electronicId.eidExpired',
  'electronicId.eidCancelled',
  'electronicId.eidUnreachable',
  'electronicId.eidFailed',
  'electronicId.authenticationServerError',
  'electronicId.eidServiceDown',
] as const;

export const startMobileLogin = endpoint({
  sealed: true,
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
    'contacts.phoneInvalid',
    'electronicId.phoneNotFoundOnUser',
    'electronicId.phoneFoundNotPrimary',
    'contacts.emailExists',
    'electronicId.tooManyEidStarts',
    ...eidRefusals,
  ],
  limits: [revealsAccounts],
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
    'electronicId.phoneNotFoundOnUser',
    'contacts.emailExists',
    'electronicId.identityMismatch',
    'identity.identityTaken',
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
  refusals: ['common.urlNotOurs'],
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
  sealed: true,
  method: 'POST',
  path: '/e-sign/doko/create-user',
  spec: 'E007',
  summary:
    'Makes the account of a person whom the gateway has just named; the e-mail address is confirmed by e-mail.',
  access: 'token',
  body: z.strictObject({ email: emailInput, token: z.string().min(1).max(200) }),
  response: tokenPairAnswer,
  status: 201,
  refusals: ['contacts.emailExists', 'identity.identityTaken', 'electronicId.eidExpired'],
  limits: [revealsAccounts],
});

export const activateMobileLogin = endpoint({
  sealed: true,
  method: 'POST',
  path: '/users/:id/activate-mobile-login',
  spec: 'E013',
  summary: 'Asks the person’s own verified phone for its electronic ID, to tie it to the account.',
  access: 'user',
  params: userParams,
  response: startedAnswer,
  refusals: ['contacts.phoneNotVerified', 'electronicId.tooManyEidStarts', ...eidRefusals],
});

export const activateMobileLoginStatus = endpoint({
  method: 'GET',
  path: '/users/:id/activate-mobile-login/status/:token',
  spec: 'E014',
  summary: 'How the activation stands; when it is done, name and birth date are those of the electronic ID.',
  access: 'user',
  params: userAndTokenParams,
  response: z.object({ status: z.enum(['pending', 'success']) }),
  refusals: ['identity.identityTaken', 'identity.identityDiffers', 'identity.nameDiffers', ...eidRefusals],
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
  refusals: ['identity.identityTaken', 'identity.identityDiffers', 'identity.nameDiffers', ...eidRefusals],
  limits: [eidQuestions],
  sends: true,
});
