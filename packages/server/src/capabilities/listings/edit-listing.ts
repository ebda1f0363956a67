import type { ListingAction } from '@heima/domain/listings/access.ts';
import { searchFactsChanged } from '@heima/domain/listings/events.ts';
import { type MissingField, missingFields, newlyMissing } from '@heima/domain/listings/missing-fields.ts';
import { refusalOfMissing } from '@heima/domain/listings/publish.ts';
import { changedWords } from '@heima/domain/listings/search-facts.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { findListing, viewerId } from './find-listing.ts';
import { listingOf } from './listing-of-row.ts';
import type { ListingRow } from './listing-row.ts';
import { lockListing, readListing, updateListing } from './listing-store.ts';
import { listingVersion, presentListing } from './present-listing.ts';
import { readWords, searchFacts } from './search-facts.ts';

/**
 * Changes a listing inside a unit of work: locks it, checks that the caller may, makes the change, and makes sure
 * that a published listing stays whole. Without If-Match the last write wins, field by field.
 * @returns the listing after the change
 * @throws 404, 401, 403 as `findListing`; 412 as `call.mustMatch`; 400 `listings.missingFields` when a published listing would lack something
 */
export async function editListing(
  unit: UnitOfWork,
  call: Call,
  id: string,
  change: (row: ListingRow) => Promise<void>,
  action: ListingAction = 'edit',
): Promise<ListingRow> {
  await lockListing(unit.db, id);
  const before = await findListing(unit.db, id, action, call);
  call.mustMatch(listingVersion(before, call.services.secrets), () => presentListing(before, call));
  const words = before.visible ? await readWords(unit.db, id) : [];
  await change(before);
  const after = await rereadListing(unit, call, id);
  // Only what readers would see is a change: a listing that staff refused must not come back by an empty one.
  if (content(before) !== content(after)) {
    await updateListing(unit.db, id, { updated_at: call.now });
    after.updated_at = call.now;
  }
  if (before.visible) {
    refuseIf(refusalOfMissing(newlyMissing(publishIssues(before, call.now), publishIssues(after, call.now))));
    await recordSearchFacts(unit, before, after, words);
  }
  return after;
}

/** Records for searches that would not have found the listing before. */
async function recordSearchFacts(
  unit: UnitOfWork,
  before: ListingRow,
  after: ListingRow,
  wordsBefore: readonly string[],
): Promise<void> {
  const was = searchFacts(before);
  // A change of price is recorded by itself.
  const is = { ...searchFacts(after), monthly_rent: was.monthly_rent };
  const words = changedWords(wordsBefore, await readWords(unit.db, before.id));
  // No search finds a home for a word that it has lost.
  if (JSON.stringify(was) === JSON.stringify(is) && words.gained.length === 0) return;
  await unit.record(searchFactsChanged, before.id, { before: was, words });
}

/** The listing without what changes by itself or only concerns the wizard. */
const content = ({ updated_at: _, step: __, monthly_rent: ___, ...rest }: ListingRow): string =>
  JSON.stringify(rest);

/** The listing as it is now, within the same unit of work. */
export async function rereadListing(
  unit: UnitOfWork,
  { actor }: Pick<Call, 'actor'>,
  id: string,
): Promise<ListingRow> {
  return (await readListing(unit.db, id, viewerId(actor))) ?? refuse('common.notFound');
}

/** What the listing lacks before it can be published. */
export const publishIssues = (row: ListingRow, now: Date): MissingField[] =>
  missingFields(listingOf(row), todayInIceland(now));
