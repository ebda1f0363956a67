import { z } from 'zod';
import { listingCard } from '../listings/listing-card.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { inviteResponses } from './open-house-state.ts';

const person = z.object({
  id: z.string(),
  full_name: z.string(),
  profile_image: profileImageAnswer.nullable(),
});

/** An open house as the caller sees it. Times are instants; Iceland has the time of UTC. */
export const openHouse = z.object({
  id: z.string(),
  listing: listingCard,
  /** Null once the account is gone. */
  host: person.nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Null where nobody counts. */
  capacity: z.int().nullable(),
  note: z.string().nullable(),
  canceled: z.boolean(),
  is_over: z.boolean(),
  /** Those with a place, and those who wait for one. */
  attendee_count: z.int(),
  waiting_count: z.int(),
  is_full: z.boolean(),
  /** The caller has a place. */
  attending: z.boolean(),
  /** The caller waits for a place. */
  waiting: z.boolean(),
  /** By which the caller leaves; null without having signed up. */
  attendance_id: z.string().nullable(),
  /** The caller’s invitation. */
  invite: z
    .object({ id: z.string(), response: z.enum(inviteResponses).nullable(), is_lapsed: z.boolean() })
    .nullable(),
  /** Address of the file for calendars. */
  calendar: z.string(),
  can: z.object({
    attend: z.boolean(),
    leave: z.boolean(),
    /** Changes, cancels, invites. */
    host: z.boolean(),
  }),
});
export type OpenHouse = z.output<typeof openHouse>;

/** With those who have signed up, the first first, for who hosts it; null for everybody else. */
export const wholeOpenHouse = openHouse.extend({
  attendees: z
    .array(z.object({ id: z.string(), user: person, waiting: z.boolean(), created_at: z.iso.datetime() }))
    .nullable(),
  /** Of what its host changes; null for everybody else. */
  version: z.string().nullable(),
});
export type WholeOpenHouse = z.output<typeof wholeOpenHouse>;

const invite = z.object({
  id: z.string(),
  response: z.enum(inviteResponses).nullable(),
  /** The open house began before there was an answer. */
  is_lapsed: z.boolean(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
});

/** An invitation as the host sees it. */
export const sentInvite = invite.extend({ invitee: person.nullable() });
export type SentInvite = z.output<typeof sentInvite>;

/** An invitation as the one who is invited sees it. */
export const receivedInvite = invite.extend({ open_house: openHouse });
export type ReceivedInvite = z.output<typeof receivedInvite>;
