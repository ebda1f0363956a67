import { lastDailyTime } from '@heima/domain/alerts/daily-time.ts';
import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches } from '@heima/domain/alerts/listing-matches.ts';
import { matchesMessage } from '#capabilities/alerts/emails/matches-message.ts';
import { readMatchFacts } from '#capabilities/alerts/listing-facts-store.ts';
import { dropMatches, insertBatch, removeMatches, waitingMatches } from '#capabilities/alerts/match-store.ts';
import { lockActiveSearch, type SavedSearchRow } from '#capabilities/alerts/saved-search-store.ts';
import { canBeEmailed } from '#capabilities/contacts/public.ts';
import { systemCause, type UnitOfWork } from '#platform/db/unit-of-work.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { collectMatchesJob } from './collect-matches-job.ts';

export const collectMatches = handleJob(
  collectMatchesJob,
  async (services: Services, { searchIds, frequency }) => {
    const now = services.clock();
    for (const id of searchIds)
      await services.unitOfWork(systemCause(now), async (unit) => {
        const search = await lockActiveSearch(unit.db, id);
        if (search?.frequency === frequency) await collect(unit, search);
      });
  },
);

/**
 * Makes one message of all that a search has found and no message has named. The search is locked, so each home goes
 * into one message only, and nothing is left behind that was found before. Without an address that e-mails reach
 * everything goes on waiting.
 */
async function collect(unit: UnitOfWork, search: SavedSearchRow): Promise<void> {
  const waiting = await waitingMatches(unit.db, search.id);
  const due = lastDailyTime(unit.now);
  // The day's e-mail went out already, and what was found since waits for tomorrow's.
  if (search.frequency === 'daily' && waiting.every(({ found_at }) => found_at >= due)) return;
  if (waiting.length === 0 || !(await canBeEmailed(unit.db, search.user_id))) return;

  const ids = waiting.map((match) => match.listing_id);
  const facts = await readMatchFacts(unit.db, ids);
  const published = facts.filter((listing) => listing.visible);
  const fitting = published.filter((listing) => listingMatches(matchFilter(search), listing));
  const except = (kept: readonly { id: string }[], all: readonly string[]) =>
    all.filter((id) => !kept.some((one) => one.id === id));
  await dropMatches(unit.db, search.id, except(published, ids), unit.now);
  await removeMatches(
    unit.db,
    search.id,
    except(
      fitting,
      published.map(({ id }) => id),
    ),
  );
  if (fitting.length === 0) return;

  const batchId = newId();
  await insertBatch(
    unit.db,
    search.id,
    fitting.map(({ id }) => id),
    batchId,
  );
  await unit.send(matchesMessage, {
    to: { userId: search.user_id },
    payload: { searchId: search.id, batchId },
    key: batchId,
  });
}
