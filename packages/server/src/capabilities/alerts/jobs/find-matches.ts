import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches } from '@heima/domain/alerts/listing-matches.ts';
import { isNewAgain } from '@heima/domain/alerts/new-again.ts';
import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import {
  listingAccepted,
  listingPublished,
  listingRepublished,
  searchFactsChanged,
} from '@heima/domain/listings/events.ts';
import { type ChangedWords, type RecordedFacts, wordsBefore } from '@heima/domain/listings/search-facts.ts';
import { type FactsRow, readMatchFacts } from '#capabilities/alerts/listing-facts-store.ts';
import { insertMatches } from '#capabilities/alerts/match-store.ts';
import { activeSearches } from '#capabilities/alerts/saved-search-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';
import { collectMatchesJob } from './collect-matches-job.ts';

/** Searches that are looked through together. */
const batchSize = 2000;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** What is published shortly after one another comes in one e-mail. */
const collectSeconds = 60;

const handle = (services: Services, { subjectId: listingId, at }: StoredEvent): Promise<void> =>
  findMatches(services, { listingId, at });

/** Looks through the saved searches after each event by which a listing may fit a search that it did not fit before. */
export const findMatchesReactions: readonly Reaction[] = [
  reaction({ name: 'alerts.find-matches.published', on: listingPublished, handle }),
  reaction({
    name: 'alerts.find-matches.republished',
    on: listingRepublished,
    handle: async (services, event) => {
      if (isNewAgain(event.payload.pausedSince, event.at)) await handle(services, event);
    },
  }),
  reaction({ name: 'alerts.find-matches.accepted', on: listingAccepted, handle }),
  reaction({ name: 'alerts.find-matches.price-changed', on: priceChanged, handle }),
  reaction({
    name: 'alerts.find-matches.changed',
    on: searchFactsChanged,
    handle: (services, { subjectId: listingId, at, payload }) =>
      findMatches(services, { listingId, at, change: payload }),
  }),
];

/** What a listing was before it was edited, as far as searches look at it. */
interface Change {
  before: RecordedFacts;
  words?: ChangedWords | undefined;
}

/**
 * Notes the listing for every active search that finds it, but never for its owner's. Each batch is a transaction of
 * its own; running again finds the same and notes only what is missing.
 */
async function findMatches(
  services: Services,
  { listingId, at, change }: { listingId: string; at: Date; change?: Change },
): Promise<void> {
  const [listing] = await readMatchFacts(services.db, [listingId]);
  if (!listing?.visible) return;
  const { words } = listing;
  const before = change && {
    ...change.before,
    words: change.words ? wordsBefore(words, change.words) : words,
  };
  for (let after = beforeAll; ; ) {
    const searches = await activeSearches(services.db, {
      after,
      at,
      notOf: listing.owner_id,
      size: batchSize,
    });
    // An edited home is news only to searches that did not find it before it.
    const found = searches.filter((saved) => {
      const search = matchFilter(saved);
      return listingMatches(search, listing) && !(before && listingMatches(search, before));
    });
    if (found.length > 0)
      await noteFor(
        services,
        listing,
        found.map(({ id }) => id),
      );
    const last = searches.at(-1);
    if (!last || searches.length < batchSize) return;
    after = last.id;
  }
}

async function noteFor(services: Services, { id }: FactsRow, searchIds: string[]): Promise<void> {
  const now = services.clock();
  await services.unitOfWork(systemCause(now), async (unit) => {
    const notifyNow = await insertMatches(unit.db, { listingId: id, searchIds, now });
    if (notifyNow.length === 0) return;
    const after = new Date(now.getTime() + collectSeconds * 1000);
    await unit.enqueue(collectMatchesJob, { searchIds: notifyNow, frequency: 'at_once' }, { after });
  });
}
