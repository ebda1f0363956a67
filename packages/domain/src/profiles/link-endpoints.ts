import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { linkStates } from './link-state.ts';
import { profileViewAnswer } from './profile-answer.ts';
import { linkName } from './profile-input.ts';
import { linkDays, profileWrites, tokenTries } from './profile-limits.ts';

const id = z.object({ id: z.uuid() });

/** A link by which a tenant shows the profile to anybody, for a time. */
export const profileLinkAnswer = z.object({
  id: z.string(),
  name: z.string(),
  /** What is handed on. Null once the link has ended. */
  url: z.string().nullable(),
  state: z.enum(linkStates),
  includes_paychecks: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
  opening_count: z.int(),
  /** The latest looks, each with the name of who was signed in. */
  openings: z.array(z.object({ at: z.iso.datetime(), full_name: z.string().nullable() })),
});
export type ProfileLink = z.output<typeof profileLinkAnswer>;

export const createProfileLink = endpoint({
  method: 'POST',
  path: '/users/:id/profile-links',
  summary: 'Makes a link by which anybody can read the profile until it expires or is withdrawn.',
  access: 'user',
  params: id,
  body: z.strictObject({
    name: linkName.optional(),
    expires_in_days: z
      .number({ error: 'validation.choice' })
      .refine((days) => (linkDays as readonly number[]).includes(days), { error: 'validation.choice' })
      .optional(),
    includes_paychecks: z.boolean({ error: 'validation.flag' }).optional(),
  }),
  response: profileLinkAnswer,
  status: 201,
  refusals: ['profiles.tooManyLinks'],
  limits: [profileWrites],
});

export const listProfileLinks = endpoint({
  method: 'GET',
  path: '/users/:id/profile-links',
  summary: 'The share links of oneself, the newest first, with who opened each and when.',
  access: 'user',
  params: id,
  query: z.object(pageQuery),
  response: pageOf(profileLinkAnswer),
});

export const withdrawProfileLink = endpoint({
  method: 'DELETE',
  path: '/profile-links/:id',
  summary: 'Withdraws a share link at once; its documents can no longer be read either.',
  access: 'user',
  params: id,
});

export const getSharedProfile = endpoint({
  method: 'GET',
  path: '/shared-profiles/:token',
  summary: 'The profile behind a share link, read only. The look is noted and its owner sees it.',
  access: 'token',
  params: z.object({ token: z.string().min(1).max(200) }),
  response: profileViewAnswer.extend({ expires_at: z.iso.datetime() }),
  refusals: ['profiles.linkUnknown', 'profiles.linkEnded'],
  limits: [tokenTries],
});
