import { z } from 'zod';
import { listingCard } from '../listings/listing-card.ts';
import { endpoint, type Limit } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { alertFrequencies } from './saved-search.ts';
import { savedSearchAnswer } from './saved-search-answer.ts';
import { savedFilterInput, savedSearchName } from './saved-search-input.ts';

const params = z.object({ id: z.uuid() });
const frequency = z.enum(alertFrequencies);

/** Saving and changing searches asks the map provider now and then. */
const writes = { name: 'saved-search', per: 'actor', max: 120, seconds: 3600 } as const satisfies Limit;
export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  summary: 'Saves a search. From now on the caller is notified once of every home that fits it.',
  access: 'user',
  body: z.strictObject({ name: savedSearchName, filter: savedFilterInput, frequency: frequency.optional() }),
  response: savedSearchAnswer,
  status: 201,
  refusals: ['alerts.tooMany', 'alerts.alreadySaved', 'alerts.unknownPlace'],
  limits: [writes],
});

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/saved-searches/:id',
  summary: 'Renames a saved search, changes its filter or how often e-mails come, or pauses it.',
  access: 'user',
  versioned: true,
  params,
  body: z.strictObject({
    name: savedSearchName.optional(),
    filter: savedFilterInput.optional(),
    frequency: frequency.optional(),
  }),
  response: savedSearchAnswer,
  refusals: ['alerts.alreadySaved', 'alerts.unknownPlace'],
  limits: [writes],
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/:id',
  summary: 'Deletes a saved search. It can be taken back for a day.',
  access: 'user',
  versioned: true,
  params,
});

export const restoreSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches/:id/restore',
  summary: 'Takes back the deletion of a saved search.',
  access: 'user',
  params,
  response: savedSearchAnswer,
  refusals: ['alerts.tooMany', 'alerts.alreadySaved'],
});

export const visitSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches/:id/visits',
  summary: 'Notes that the person looks at the search now: nothing is new any more.',
  access: 'user',
  params,
});

export const listSearchMatches = endpoint({
  method: 'GET',
  path: '/saved-searches/:id/matches',
  summary: 'The published homes that a saved search has found since it was saved, the last found first.',
  access: 'user',
  params,
  query: z.object(pageQuery),
  response: pageOf(listingCard),
});
