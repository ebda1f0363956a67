import type { StillFreeState } from '@heima/domain/listing-freshness/endpoints.ts';
import { isAsked, leavesAt } from '@heima/domain/listing-freshness/freshness.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { type ListingRow, readListing } from '#capabilities/listings/public.ts';
import { isActivePerson } from '#capabilities/people/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { readFreshness } from './freshness-store.ts';
import { readStillFreeToken } from './still-free-token.ts';

/**
 * The listing that a link is about, and its owner, for whom the link was made.
 * @throws Refusal listingFreshness.linkUnknown for a link that is not ours or too old, or whose listing or owner is gone
 */
export async function listingOfLink(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  db: Database,
  token: string,
): Promise<{ row: ListingRow; ownerId: string }> {
  const link = readStillFreeToken(secrets, token, clock());
  const row = link && (await readListing(db, link.listingId, null));
  const ownerId = row?.owner_id;
  const isOurs = row && ownerId && link.isFor(ownerId) && (await isActivePerson(db, ownerId));
  return isOurs ? { row, ownerId } : refuse('listingFreshness.linkUnknown');
}

/** Where a home stands, as the page of the link shows it. */
export async function stillFreeState(db: Database, row: ListingRow): Promise<StillFreeState> {
  const freshness = await readFreshness(db, row.id);
  return {
    listing_id: row.id,
    title: row.title,
    state: freshness
      ? isAsked(freshness)
        ? 'asked'
        : 'published'
      : row.unpublish_reason === 'no_answer'
        ? 'silent'
        : 'out',
    leaves_at: (freshness && leavesAt(freshness)?.toISOString()) ?? null,
  };
}
