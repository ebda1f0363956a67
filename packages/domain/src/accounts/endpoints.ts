import { z } from 'zod';
import { revealsAccounts } from '../contacts/contact-limits.ts';
import { emailInput } from '../contacts/email-input.ts';
import { emailAddressAnswer, phoneAnswer } from '../contacts/endpoints.ts';
import { maxBioLength } from '../people/bio.ts';
import { fullNameInput } from '../people/full-name-input.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { userTypes } from '../people/user-type.ts';
import { rentalProfileAnswer } from '../profiles/profile-answer.ts';
import { tokenPairAnswer } from '../sessions/endpoints.ts';
import { endpoint } from '../shared/endpoint.ts';
import { languageCodes } from '../shared/language.ts';
import { languageInput } from '../shared/language-input.ts';
import { plainDate } from '../shared/plain-date-input.ts';
import { signUpPassword } from '../sign-in/password-input.ts';

/** The signed-in person, as the product's pages need it. */
export const currentUserAnswer = z.object({
  id: z.string(),
  /** What people are called by on paper and on the phone: short, counted up. Nothing is opened by it. */
  number: z.int(),
  full_name: z.string(),
  username: z.string(),
  user_type: z.enum(userTypes),
  /** Works as staff in this session. */
  is_staff: z.boolean(),
  /** Is staff, but signed in by password alone: works as staff only after a second factor. */
  needs_second_factor: z.boolean(),
  primary_language: z.enum(languageCodes),
  email_addresses: z.array(emailAddressAnswer),
  phones: z.array(phoneAnswer),
  primary_email_id: z.string().nullable(),
  primary_phone_id: z.string().nullable(),
  has_verified_email_address: z.boolean(),
  has_verified_phone_number: z.boolean(),
  birth_date: z.string().nullable(),
  bio: z.string().nullable(),
  last_conversation_id: z.string().nullable(),
  unseen_notifications: z.int(),
  profile_image: profileImageAnswer.nullable(),
  /** The Icelandic national id that was proved by electronic ID: ten digits. Null for everybody but its owner. */
  icelandic_id: z.string().nullable(),
  /** The proved national id of any country, and the country's two letters; null for everybody but its owner. */
  personal_id: z.string().nullable(),
  personal_id_country: z.string().nullable(),
  /** What the person says to landlords; null while nothing was ever said. Documents are asked for on their own. */
  rental_profile: rentalProfileAnswer.nullable(),
  /** What a change names by If-Match. */
  version: z.string(),
});

export type CurrentUser = z.output<typeof currentUserAnswer>;

const userParams = z.object({ id: z.uuid() });

export const signUp = endpoint({
  sealed: true,
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
  refusals: ['contacts.emailExists'],
  limits: [revealsAccounts],
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
  summary: 'Changes the fields that are sent. Staff change the user type of anybody, the rest only oneself.',
  access: 'user',
  versioned: true,
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
    'contacts.phoneNotVerified',
    'contacts.emailNotVerified',
    'contacts.emailExists',
    'contacts.tooManyContacts',
    'proofs.sentRecently',
    'proofs.tooManySent',
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
