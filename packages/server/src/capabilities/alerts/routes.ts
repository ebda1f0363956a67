import * as contract from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches as listContract } from '@heima/domain/alerts/list-endpoint.ts';
import { type Route, route } from '#platform/http/call.ts';
import { changeSavedSearch } from './change-saved-search.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { listSearchMatches } from './list-search-matches.ts';
import { restoreSavedSearch } from './restore-saved-search.ts';
import { saveSearch } from './save-search.ts';
import { visitSavedSearch } from './visit-saved-search.ts';

export const routes: readonly Route[] = [
  route(listContract, listSavedSearches),
  route(contract.saveSearch, saveSearch),
  route(contract.changeSavedSearch, changeSavedSearch),
  route(contract.deleteSavedSearch, deleteSavedSearch),
  route(contract.restoreSavedSearch, restoreSavedSearch),
  route(contract.visitSavedSearch, visitSavedSearch),
  route(contract.listSearchMatches, listSearchMatches),
];
