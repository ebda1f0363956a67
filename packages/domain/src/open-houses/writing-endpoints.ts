import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { openHouse, sentInvite, wholeOpenHouse } from './open-house-answer.ts';
import {
  attendingPerHour,
  invitesPerHour,
  maxCapacity,
  maxInvitees,
  maxNote,
  plansPerHour,
} from './open-house-limits.ts';
import { inviteResponses } from './open-house-state.ts';

// Apart from the calls that read: a body's schema comes with its module.

const params = z.object({ id: z.uuid() });
const moment = z.iso.datetime({ offset: true, error: 'openHouses.messages.moment' });
const capacity = z.int({ error: 'validation.integer' }).min(1).max(maxCapacity).nullable();
const note = z.string().trim().max(maxNote).nullable();

export const createOpenHouse = endpoint({
  method: 'POST',
  path: '/listings/:id/openhouses',
  spec: 'E085',
  summary: 'Plans an open house of a published listing: at most twelve hours, at most a year ahead.',
  access: 'user',
  params,
  body: z.strictObject({
    starts_at: moment,
    ends_at: moment,
    capacity: capacity.optional(),
    note: note.optional(),
  }),
  response: wholeOpenHouse,
  status: 201,
  refusals: ['openHouses.listingClosed', 'openHouses.tooMany'],
  limits: [plansPerHour],
});

export const changeOpenHouse = endpoint({
  method: 'PATCH',
  path: '/openhouses/:id',
  spec: 'E077',
  summary:
    'Cancels an open house, or changes its time, capacity or note; those who have signed up are told. More room lets people up from the waiting list.',
  access: 'user',
  params,
  body: z.strictObject({
    /** R228: what is canceled stays so. */
    canceled: z.literal(true, { error: 'openHouses.messages.staysCanceled' }).optional(),
    starts_at: moment.optional(),
    ends_at: moment.optional(),
    capacity: capacity.optional(),
    note: note.optional(),
  }),
  response: wholeOpenHouse,
  versioned: true,
  refusals: ['openHouses.wasCanceled', 'openHouses.isOver'],
  limits: [plansPerHour],
});

export const attendOpenHouse = endpoint({
  method: 'POST',
  path: '/openhouses/:id/attendees',
  spec: 'E078',
  summary: 'Signs the caller up; when it is full, on the waiting list. Once is enough.',
  access: 'user',
  params,
  response: openHouse,
  status: 201,
  refusals: ['openHouses.wasCanceled', 'openHouses.isOver', 'openHouses.listingClosed'],
  limits: [attendingPerHour],
});

export const leaveOpenHouse = endpoint({
  method: 'DELETE',
  path: '/openhouse-attendees/:id',
  spec: 'E079',
  summary: 'Takes the caller’s sign-up back; the first of the waiting list gets the place.',
  access: 'user',
  params,
  response: openHouse,
  refusals: ['openHouses.wasCanceled', 'openHouses.isOver'],
  limits: [attendingPerHour],
});

export const inviteToOpenHouse = endpoint({
  method: 'POST',
  path: '/openhouses/:id/invites',
  spec: 'E080',
  summary: 'Invites people whom the host already deals with; those who are invited already stay so.',
  access: 'user',
  params,
  body: z.strictObject({
    invitee_ids: z
      .array(z.uuid({ error: 'validation.form' }))
      .min(1)
      .max(maxInvitees),
  }),
  response: z.object({ invites: z.array(sentInvite) }),
  status: 201,
  refusals: [
    'openHouses.wasCanceled',
    'openHouses.isOver',
    'openHouses.hasBegun',
    'openHouses.listingClosed',
  ],
  limits: [invitesPerHour],
});

export const answerOpenHouseInvite = endpoint({
  method: 'PATCH',
  path: '/openhouse-invites/:id',
  spec: 'E081',
  summary: 'Answers an invitation, which takes it off the list; whoever accepts has signed up.',
  access: 'user',
  params,
  body: z.strictObject({ response: z.enum(inviteResponses, { error: 'validation.choice' }) }),
  response: openHouse,
  refusals: [
    'openHouses.wasCanceled',
    'openHouses.isOver',
    'openHouses.hasBegun',
    'openHouses.listingClosed',
    'openHouses.alreadyAnswered',
  ],
  limits: [attendingPerHour],
});
