import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { languageCodes } from '../shared/language.ts';
import { fileEndpoint } from '../shared/outside-endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { queryFlag } from '../shared/query-values.ts';
import { openHouse, receivedInvite, sentInvite, wholeOpenHouse } from './open-house-answer.ts';

const id = z.object({ id: z.uuid() });
const page = z.object(pageQuery);
/** Only those that are today or tomorrow, in Iceland. */
const soonPage = page.extend({ is_soon: queryFlag().optional() });

export const listOpenHouses = endpoint({
  method: 'GET',
  path: '/openhouses',
  spec: 'E075',
  summary:
    'Coming open houses of published listings, the next first; those of one listing show its landlord the past and canceled ones too. With `words` those of homes that the search finds by them.',
  access: 'anyone',
  query: z.object({
    ...pageQuery,
    listing: z.uuid().optional(),
    words: z.string().trim().max(100).optional(),
  }),
  response: pageOf(openHouse),
});

export const getOpenHouse = endpoint({
  method: 'GET',
  path: '/openhouses/:id',
  spec: 'E076',
  summary: 'An open house; its host also sees who has signed up.',
  access: 'anyone',
  params: id,
  response: wholeOpenHouse,
});

export const listHostedOpenHouses = endpoint({
  method: 'GET',
  path: '/users/:id/openhouses',
  spec: 'E082',
  summary: 'The open houses that a person hosts, alone or in a team: the coming ones first.',
  access: 'user',
  params: id,
  query: soonPage,
  response: pageOf(openHouse),
});

export const listJoinedOpenHouses = endpoint({
  method: 'GET',
  path: '/tenant/:id/openhouses',
  spec: 'E083',
  summary: 'The open houses that a person has signed up for: the coming ones first.',
  access: 'user',
  params: id,
  query: soonPage,
  response: pageOf(openHouse),
});

export const listReceivedInvites = endpoint({
  method: 'GET',
  path: '/tenant/:id/openhouse-invites',
  spec: 'E084',
  summary: 'Invitations to open houses that a person has not answered.',
  access: 'user',
  params: id,
  /** Only those that can be answered still. */
  query: page.extend({ is_open: queryFlag().optional() }),
  response: pageOf(receivedInvite),
});

export const listSentInvites = endpoint({
  method: 'GET',
  path: '/openhouses/:id/invites',
  spec: 'X016',
  summary: 'Who was invited to an open house, with their answers; for its host.',
  access: 'user',
  params: id,
  query: page,
  response: pageOf(sentInvite),
});

export const openHouseCalendar = fileEndpoint({
  path: '/calendars/open-houses/:language/:id',
  summary: 'An open house as a file for calendars (RFC 5545), its times in UTC.',
  access: 'anyone',
  types: ['text/calendar; charset=utf-8'],
  params: z.object({ language: z.enum(languageCodes), id: z.uuid() }),
});
