import { z } from 'zod';
import { emailAddressAnswer, phoneAnswer } from '../contacts/endpoints.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { userTypes } from '../people/user-type.ts';
import { type StaffArea, staffAreas } from '../shared/actor.ts';
import { endpoint } from '../shared/endpoint.ts';
import { languageCodes } from '../shared/language.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';
import { trailActions } from '../staff-queue/trail.ts';

/** Areas whose staff look people up. */
export const userAreas = ['support', 'administration'] as const satisfies readonly StaffArea[];

const proofs = {
  identity_verified: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
};

const staffUserRow = z.object({
  id: z.string(),
  full_name: z.string(),
  /** The primary one, or nothing. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_staff: z.boolean(),
  member_since: z.string(),
  ...proofs,
});
export type StaffUserRow = z.output<typeof staffUserRow>;

export const listStaffUsers = endpoint({
  method: 'GET',
  path: '/staff/users',
  spec: 'E271',
  summary:
    'Accounts, the newest first: all, or those that a name, e-mail address, phone number, national id or user id names.',
  access: { staff: userAreas },
  query: z.object({
    search: z.string().trim().max(100).optional(),
    is_staff: queryFlag().optional(),
    ...pageQuery,
  }),
  response: pageOf(staffUserRow),
});

export const getStaffUser = endpoint({
  method: 'GET',
  path: '/staff/users/:id',
  spec: 'E272',
  summary: 'An account with its contacts, proofs, sessions and history. Who reads it is kept.',
  access: { staff: userAreas },
  params: z.object({ id: z.uuid() }),
  response: z.object({
    id: z.string(),
    full_name: z.string(),
    username: z.string(),
    user_type: z.enum(userTypes),
    primary_language: z.enum(languageCodes),
    birth_date: z.string().nullable(),
    profile_image: profileImageAnswer.nullable(),
    member_since: z.string(),
    is_staff: z.boolean(),
    staff_areas: z.array(z.enum(staffAreas)),
    email_addresses: z.array(emailAddressAnswer),
    phones: z.array(phoneAnswer),
    primary_email_id: z.string().nullable(),
    primary_phone_id: z.string().nullable(),
    /** What is proved of the person; the national id itself is its owner's alone. */
    identity: z.object({
      verified_at: z.string().nullable(),
      /** Of the tied national id, in the language of the request. */
      country: z.string().nullable(),
      mobile_login: z.boolean(),
      personal_id_login: z.boolean(),
      /** A document waits for staff. */
      under_review: z.boolean(),
    }),
    has_password: z.boolean(),
    /** Where the person is signed in; network addresses are nobody's to read. */
    sessions: z.array(
      z.object({
        id: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        user_agent: z.string(),
      }),
    ),
    history: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.enum(trailActions),
        by: z.string().nullable(),
        /** Why, where somebody said it. */
        reason: z.string().nullable(),
      }),
    ),
    can: z.object({ set_role: z.boolean(), change_view: z.boolean() }),
  }),
});
export type StaffUser = z.output<NonNullable<(typeof getStaffUser)['response']>>;
