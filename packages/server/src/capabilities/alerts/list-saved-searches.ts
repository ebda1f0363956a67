import type { listSavedSearches as contract } from '@heima/domain/alerts/list-endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { letterRecipient } from '#capabilities/accounts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { presentSavedSearch } from './present-saved-search.ts';
import { searchesOf } from './saved-search-store.ts';

/** The caller's saved searches, the newest first. */
export const listSavedSearches: Handler<typeof contract> = async (_, { services, actor }) => {
  if (actor.kind !== 'user') return refuse('common.signInNeeded');
  const [rows, recipient] = await Promise.all([
    searchesOf(services.db, actor.userId),
    letterRecipient(services.db, actor.userId),
  ]);
  return { items: rows.map(presentSavedSearch), can_be_told: recipient !== undefined };
};
