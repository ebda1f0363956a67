import type { ApplicationInput } from '@heima/domain/applications/application-input.ts';
import { refusalToApply } from '@heima/domain/applications/application-state.ts';
import type { SentProfileFacts } from '@heima/domain/profiles/sent-profile-answer.ts';
import { signedIn, teamsWith } from '@heima/domain/shared/actor.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { findListing, type ListingRow } from '#capabilities/listings/public.ts';
import { sentProfileOf } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { lastApplication } from './application-store.ts';
import type { SentContent } from './tables.ts';

/**
 * The home, when the caller can apply for it.
 * @throws 404 for a home that the caller may not know of, 409 as `refusalToApply`
 */
export async function refuseToApply(db: Database, listingId: string, call: Call): Promise<ListingRow> {
  const { userId } = signedIn(call.actor);
  const listing = await findListing(db, listingId, 'read', call);
  const last = await lastApplication(db, listingId, userId);
  refuseIf(
    refusalToApply({
      visible: listing.visible,
      isLandlord:
        listing.owner_id === userId ||
        (listing.team_id !== null && teamsWith(call.actor, 'manage_applications').includes(listing.team_id)),
      last: last && { id: last.id, status: last.status, decidedAt: last.decided_at },
      publishedAt: listing.published_at,
    }),
  );
  return listing;
}

/** What is kept of the input; whoever bids wants to talk about the rent. A first day that is over is refused at its field. */
export const contentOf = ({
  with_corenters: _,
  bid_price: bid,
  share_paychecks,
  ...content
}: ApplicationInput): SentContent => ({
  ...content,
  negotiate_price: content.negotiate_price || bid !== null,
  shares_paychecks: share_paychecks,
});

/** @throws 400 at `move_in_date` when the day is over in Iceland */
export function refusePastMoveIn({ move_in_date: day }: ApplicationInput, now: Date): void {
  if (day !== null && day < todayInIceland(now))
    refuse('common.invalidInput', { fields: { move_in_date: ['validation.datePassed'] } });
}

/** The rental profile as it goes along. */
export const profileToSend = async (
  db: Database,
  userId: string,
  { with_corenters: withCorenters }: ApplicationInput,
  now: Date,
): Promise<SentProfileFacts> =>
  (await sentProfileOf(db, userId, { now, withCorenters })) ?? refuse('common.notFound');
