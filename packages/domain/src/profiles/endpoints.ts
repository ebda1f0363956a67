import { z } from 'zod';
import { profileImageAnswer } from '../people/profile-image.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { ownProfileAnswer, paycheckAnswer, profileViewAnswer } from './profile-answer.ts';
import { paycheckDescription, petsInput, profileInput } from './profile-input.ts';
import { maxFileBytes, profileWrites, searches, uploads } from './profile-limits.ts';

const id = z.object({ id: z.uuid() });

/** What every call about profiles has in common. */
const common = { access: 'user', params: id } as const;

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  spec: 'E026',
  summary: 'People whom the caller already deals with, by name, e-mail or phone; clients use the first one.',
  access: 'user',
  query: z.object({ ...pageQuery, search: z.string().trim().max(200).optional() }),
  response: pageOf(
    z.object({ id: z.string(), full_name: z.string(), profile_image: profileImageAnswer.nullable() }),
  ),
  limits: [searches],
});

export const getOwnProfile = endpoint({
  ...common,
  method: 'GET',
  path: '/users/:id/profile',
  spec: 'X008',
  summary: 'The rental profile of oneself, with what it still lacks; staff read anybody’s.',
  response: ownProfileAnswer,
});

export const changeProfile = endpoint({
  ...common,
  versioned: true,
  method: 'PATCH',
  path: '/users/:id/profile',
  spec: 'E027',
  summary: 'Changes the fields that are sent; null empties a field.',
  body: profileInput,
  response: ownProfileAnswer,
  limits: [profileWrites],
});

export const createProfile = endpoint({
  ...common,
  versioned: true,
  method: 'POST',
  path: '/users/:id/profile',
  spec: 'E028',
  summary: 'The same as PATCH; makes the profile when there is none yet, and empties nothing.',
  body: profileInput,
  response: ownProfileAnswer,
  limits: [profileWrites],
});

export const addProfileImage = endpoint({
  ...common,
  method: 'POST',
  path: '/profiles/:id/images',
  spec: 'E029',
  summary: 'Sets the picture of a profile: jpeg or png of at most 10 MB, kept square and without metadata.',
  file: { field: 'image', maxBytes: maxFileBytes },
  response: profileImageAnswer,
  status: 201,
  limits: [uploads],
});

export const removeProfileImage = endpoint({
  ...common,
  method: 'DELETE',
  path: '/profiles/:id/images/:imageId',
  spec: 'X010',
  summary: 'Removes the picture of a profile.',
  params: z.object({ id: z.uuid(), imageId: z.uuid() }),
});

export const setPets = endpoint({
  ...common,
  versioned: true,
  method: 'POST',
  path: '/profiles/:id/pets',
  spec: 'E031',
  summary: 'Sets the pets of a profile, all at once.',
  body: z.strictObject({ pets: petsInput }),
  response: ownProfileAnswer,
  limits: [profileWrites],
});

export const getProfile = endpoint({
  ...common,
  method: 'GET',
  path: '/profiles/:id',
  spec: 'X009',
  summary: 'A rental profile as a landlord sees it: for its owner, staff and those it was shared with.',
  response: profileViewAnswer,
});

export const addPaycheck = endpoint({
  ...common,
  method: 'POST',
  path: '/users/:id/paychecks',
  spec: 'E030',
  summary: 'Adds a paycheck: PDF, jpeg or png of at most 10 MB, validated by its content.',
  file: { field: 'file', maxBytes: maxFileBytes },
  body: z.strictObject({ description: paycheckDescription.optional() }),
  response: paycheckAnswer,
  status: 201,
  refusals: ['profiles.tooManyPaychecks'],
  limits: [uploads],
});

export const listPaychecks = endpoint({
  ...common,
  method: 'GET',
  path: '/users/:id/paychecks',
  spec: 'X011',
  summary: 'Paychecks, the newest first, with addresses that work for some minutes: for those entitled only.',
  query: z.object(pageQuery),
  response: pageOf(paycheckAnswer),
});

export const changePaycheck = endpoint({
  ...common,
  versioned: true,
  method: 'PATCH',
  path: '/paychecks/:id',
  spec: 'X012',
  summary: 'Changes what a paycheck is called.',
  body: z.strictObject({ description: paycheckDescription }),
  response: paycheckAnswer,
  limits: [profileWrites],
});

export const deletePaycheck = endpoint({
  ...common,
  method: 'DELETE',
  path: '/paychecks/:id',
  spec: 'X013',
  versioned: true,
  summary: 'Deletes a paycheck and its file.',
});

export const getPublicUser = endpoint({
  ...common,
  method: 'GET',
  path: '/users/:id/public',
  summary:
    'Name, picture and verified marks of a person who has published listings; no contact data. 404 for others.',
  response: z.object({
    id: z.string(),
    full_name: z.string(),
    profile_image: profileImageAnswer.nullable(),
    has_verified_email_address: z.boolean(),
    has_verified_phone_number: z.boolean(),
    has_verified_identity: z.boolean(),
    /** Year in which the account was made. */
    member_since: z.int(),
  }),
});
