import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { languageCodes } from '../shared/language.ts';
import { languageInput } from '../shared/language-input.ts';
import { plainDate } from '../shared/plain-date-input.ts';
import { linkTries, tellsAccounts } from './account-limits.ts';
import { emailInput } from './email-input.ts';
import { fullNameInput } from './full-name-input.ts';
import { anyPassword, changedPassword, resetPassword, signUpPassword } from './password-input.ts';
import { secondFactorCode } from './second-factor-input.ts';
import { userTypes } from './user-type.ts';

/** Characters of the text about oneself. */
export const maxBioLength = 2000;

/** The signed-in person, as the product's pages need it. */
export const currentUserAnswer = z.object({
  id: z.string(),
  full_name: z.string(),
  username: z.string(),
  user_type: z.enum(userTypes),
  /** Works as staff in this session. */
  is_staff: z.boolean(),
  /** Is staff, but signed in by password alone: works as staff only after a second factor. */
  needs_second_factor: z.boolean(),
  primary_language: z.enum(languageCodes),
  email_addresses: z.array(z.object({ id: z.string(), address: z.string(), verified: z.boolean() })),
  phones: z.array(
    z.object({ id: z.string(), country_code: z.string(), number: z.string(), verified: z.boolean() }),
  ),
  primary_email_id: z.string().nullable(),
  primary_phone_id: z.string().nullable(),
  has_verified_email_address: z.boolean(),
  has_verified_phone_number: z.boolean(),
  birth_date: z.string().nullable(),
  bio: z.string().nullable(),
  last_conversation_id: z.string().nullable(),
  unseen_notifications: z.int(),
});
export type CurrentUser = z.output<typeof currentUserAnswer>;

/** Tokens for callers without cookies; browsers get the same ones in httpOnly cookies and need not keep these. */
export const tokenPairAnswer = z.object({ access: z.string(), refresh: z.string() });

const userParams = z.object({ id: z.uuid() });
const tokenParams = z.object({ token: z.string().min(1).max(500) });
const emailParams = z.object({ email: emailInput });

export const signIn = endpoint({
  secret: true,
  method: 'POST',
  path: '/token',
  spec: 'E001',
  summary: 'Signs in with e-mail and password. Browsers get the tokens as cookies too.',
  access: 'anyone',
  body: z.object({
    email: z.string().max(1000),
    password: anyPassword,
    /** For those who sign in with a second factor. */
    code: secondFactorCode.optional(),
  }),
  response: tokenPairAnswer,
  refusals: [
    'accounts.invalidCredentials',
    'accounts.tooManySignIns',
    'accounts.secondFactorNeeded',
    'accounts.secondFactorWrong',
  ],
});

export const refreshTokens = endpoint({
  secret: true,
  method: 'POST',
  path: '/token/refresh',
  spec: 'E002',
  summary: 'Exchanges a refresh token, from the cookie or the body, for new tokens.',
  access: 'token',
  body: z.object({ refresh: z.string().min(1).max(500).optional() }),
  response: tokenPairAnswer,
  refusals: ['accounts.sessionEnded'],
  limits: [{ name: 'token-refresh', per: 'address', max: 600, seconds: 600 }],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  spec: 'X001',
  summary: 'Ends the session and clears its cookies; also when the access token has run out (G01).',
  access: 'anyone',
  body: z.object({ refresh: z.string().min(1).max(500).optional() }),
});

export const checkEmail = endpoint({
  method: 'GET',
  path: '/emails/:email',
  spec: 'E008',
  summary: 'Whether an e-mail address is free: 400 with the code accounts.emailExists when it is not (R056).',
  access: 'anyone',
  params: emailParams,
  refusals: ['accounts.emailExists'],
  limits: [tellsAccounts],
});

export const signUp = endpoint({
  secret: true,
  method: 'POST',
  path: '/users',
  spec: 'E009',
  summary: 'Creates an account, signs in and sends the confirmation e-mail.',
  access: 'anyone',
  body: z.strictObject({
    email: emailInput,
    full_name: fullNameInput,
    password: signUpPassword,
    terms_accepted: z.literal(true, { error: 'accounts.fields.termsAccepted' }),
    user_type: z.enum(userTypes).optional(),
  }),
  response: currentUserAnswer.extend(tokenPairAnswer.shape),
  status: 201,
  refusals: ['accounts.emailExists'],
  limits: [tellsAccounts],
});

export const requestPasswordReset = endpoint({
  method: 'GET',
  path: '/forgot-password/:email',
  spec: 'E010',
  summary: 'Sends a link to choose a new password. 404 when nobody signs in with the address (C50).',
  access: 'anyone',
  params: emailParams,
  response: z.object({ expires_at: z.iso.datetime() }),
  refusals: ['accounts.noSuchEmail', 'accounts.sendFailed', 'accounts.tooManySent'],
  limits: [tellsAccounts],
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
  refusals: ['accounts.linkExpired', 'accounts.linkMismatch'],
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
  refusals: ['accounts.linkExpired', 'accounts.linkMismatch'],
  limits: [linkTries],
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  spec: 'E012',
  summary: 'The signed-in person.',
  access: 'user',
  response: currentUserAnswer,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:id',
  spec: 'E017',
  summary: 'Oneself by id; staff read anybody.',
  access: 'user',
  params: userParams,
  response: currentUserAnswer,
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users/:id',
  spec: 'E019',
  summary:
    'Changes the fields that are sent. Staff change the user type of anybody (R118), the rest only oneself.',
  access: 'user',
  params: userParams,
  body: z.strictObject({
    full_name: fullNameInput.optional(),
    /** Null changes nothing: an unfinished date is dropped. */
    birth_date: plainDate.nullish(),
    bio: z.string().trim().max(maxBioLength).nullish(),
    user_type: z.enum(userTypes).optional(),
    primary_phone_id: z.uuid().optional(),
    primary_email_id: z.uuid().optional(),
    /** Changes the address one signs in with: at once when it is proved, else when it is (U10). */
    email: emailInput.optional(),
  }),
  response: currentUserAnswer,
  refusals: [
    'accounts.identityLocked',
    'accounts.birthDateRange',
    'accounts.phoneNotVerified',
    'accounts.emailNotVerified',
    'accounts.emailExists',
    'accounts.tooManyContacts',
    'accounts.sentRecently',
    'accounts.tooManySent',
  ],
});

export const setPrimaryLanguage = endpoint({
  method: 'POST',
  path: '/users/:id/set-primary-language',
  spec: 'E021',
  summary: 'The language of e-mails, text messages and of pages without a language of their own.',
  access: 'user',
  params: userParams,
  body: z.strictObject({ lang: languageInput }),
  response: currentUserAnswer,
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
  refusals: ['accounts.currentPasswordWrong', 'accounts.tooManySignIns'],
});
