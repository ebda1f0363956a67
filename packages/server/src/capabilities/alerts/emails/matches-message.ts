import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches } from '@heima/domain/alerts/listing-matches.ts';
import { z } from 'zod';
import { readMatchFacts } from '#capabilities/alerts/listing-facts-store.ts';
import { matchesOfBatch, releaseBatch } from '#capabilities/alerts/match-store.ts';
import { findSearch, type SavedSearchRow } from '#capabilities/alerts/saved-search-store.ts';
import { listingCards } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import type { Services } from '#platform/services.ts';
import { alertEmail, type FoundHomes, mostNamed } from './alert-email.ts';
import { exampleOf } from './example-homes.ts';
import { searchSubscription, subjectOfSearch } from './search-subscription.ts';

const payload = z.object({ searchId: z.uuid(), batchId: z.uuid() });

/** The homes that a saved search has found. They wait again when this was not sent. */
export const matchesMessage = defineMessage({
  name: 'alerts.matches',
  payload,
  load: foundHomes,
  write: { email: alertEmail },
  subscription: { of: searchSubscription, subject: ({ search }) => subjectOfSearch(search.id) },
  examples: [exampleOf(1), exampleOf(mostNamed + 2)],
  ended: async (unit, { batchId }, outcome) => {
    if (outcome === 'called_off' || outcome === 'given_up') await releaseBatch(unit.db, batchId);
  },
});

async function foundHomes(
  { db }: Services,
  { searchId, batchId }: z.output<typeof payload>,
): Promise<FoundHomes | undefined> {
  const search = await findSearch(db, searchId);
  const ids = search && (await fittingIds(db, search, batchId));
  if (!ids || ids.length === 0) return undefined;
  const cards = await listingCards(db, ids.slice(0, mostNamed), {
    kind: 'visitor',
    clientId: undefined,
    language: 'is',
  });
  return { search, cards, count: ids.length, batchId };
}

/** The homes of the message that can still be had as the search wants them, the last published first. */
async function fittingIds(db: Database, search: SavedSearchRow, batchId: string): Promise<string[]> {
  const facts = await readMatchFacts(db, await matchesOfBatch(db, batchId));
  return facts
    .filter((listing) => listingMatches(matchFilter(search), listing))
    .sort((a, b) => Number(b.published_at) - Number(a.published_at) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}
