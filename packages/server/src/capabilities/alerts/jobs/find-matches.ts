import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches, type MatchFacts } from '@heima/domain/alerts/listing-matches.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import type { Reaction, StoredEvent } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { type FactsRow, readMatchFacts } from '../listing-facts-store.ts';
import { insertMatches } from '../match-store.ts';
import { activeSearches } from '../saved-search-store.ts';
import { collectMatchesJob } from './collect-matches-job.ts';

/** After these a listing may fit a search that it did not fit before. */
const listingEvents = {
  published: 'listings.published',
  republished: 'listings.republished',
  accepted: 'listings.accepted',
  'price-changed': 'listings.priceChanged',
  changed: 'listings.changed',
} as const;

/** Searches that are looked through together. */
const batchSize = 2000;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** What is published shortly after one another comes in one e-mail. */
const collectSeconds = 60;

/** Looks through the saved searches when a listing comes into publication or is changed. */
export const findMatchesReactions: readonly Reaction<Services>[] = Object.entries(listingEvents).map(
  ([name, event]) => ({ name: `alerts.find-matches.${name}`, event, handle: findMatches }),
);

/**
 * Notes the listing for every active search that finds it, but never for its owner's. Each batch is a transaction of
 * its own; running again finds the same and notes only what is missing.
 */
export async function findMatches(services: Services, event: StoredEvent): Promise<void> {
  const [listing] = await readMatchFacts(services.db, [event.subjectId]);
  if (!listing?.visible) return;
  // An edited home is news only to searches that did not find it before it.
  const before = event.payload.before as MatchFacts | undefined;
  for (let after = beforeAll; ; ) {
    const searches = await activeSearches(services.db, {
      after,
      at: event.at,
      notOf: listing.owner_id,
      size: batchSize,
    });
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
