import { endpoint } from '../shared/endpoint.ts';
import { savedSearchesAnswer, savedSearchesQuery } from './saved-search-answer.ts';

// Apart from the other calls on saved searches, because the search page loads nothing but this one.

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  summary: 'The saved searches of the signed-in person, the newest first.',
  access: 'user',
  query: savedSearchesQuery,
  response: savedSearchesAnswer,
});
