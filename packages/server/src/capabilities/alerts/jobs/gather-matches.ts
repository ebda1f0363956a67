import { lastDailyTime } from '@heima/domain/alerts/daily-time.ts';
import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches } from '@heima/domain/alerts/listing-matches.ts';
import { letterRecipient } from '#capabilities/accounts/public.ts';
import { systemCause, type UnitOfWork } from '#platform/db/unit-of-work.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { insertLetter } from '../letter-store.ts';
import { readMatchFacts } from '../listing-facts-store.ts';
import { dropMatches, forgetMatches, nameInLetter, waitingMatches } from '../match-store.ts';
import { lockActiveSearch, type SavedSearchRow } from '../saved-search-store.ts';
import { gatherMatchesJob, sendAlertJob } from './gather-matches-job.ts';

export const gatherMatches = handleJob(
  gatherMatchesJob,
  async (services: Services, { searchIds, frequency }) => {
    const now = services.clock();
    for (const id of searchIds)
      await services.unitOfWork(systemCause(now), async (unit) => {
        const search = await lockActiveSearch(unit.db, id);
        if (search?.frequency === frequency) await gather(unit, search);
      });
  },
);

/**
 * Makes one letter of all that a search has found and no letter has named. The search is held, so each home goes into
 * one letter only, and nothing is left behind that was found before. Without an address that can be written to
 * everything goes on waiting.
 */
async function gather(unit: UnitOfWork, search: SavedSearchRow): Promise<void> {
  const waiting = await waitingMatches(unit.db, search.id);
  const due = lastDailyTime(unit.now);
  // The day's letter went out already, and what was found since waits for tomorrow's.
  if (search.frequency === 'daily' && waiting.every(({ found_at }) => found_at >= due)) return;
  if (waiting.length === 0 || !(await letterRecipient(unit.db, search.user_id))) return;

  const ids = waiting.map((match) => match.listing_id);
  const facts = await readMatchFacts(unit.db, ids);
  const published = facts.filter((listing) => listing.visible);
  const fitting = published.filter((listing) => listingMatches(matchFilter(search), listing));
  const except = (kept: readonly { id: string }[], all: readonly string[]) =>
    all.filter((id) => !kept.some((one) => one.id === id));
  await dropMatches(unit.db, search.id, except(published, ids), unit.now);
  await forgetMatches(
    unit.db,
    search.id,
    except(
      fitting,
      published.map(({ id }) => id),
    ),
  );
  if (fitting.length === 0) return;

  const letterId = newId();
  await insertLetter(unit.db, { id: letterId, searchId: search.id, now: unit.now });
  await nameInLetter(
    unit.db,
    search.id,
    fitting.map(({ id }) => id),
    letterId,
  );
  await unit.enqueue(sendAlertJob, { letterId });
}
