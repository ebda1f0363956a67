import type { ApplicationSubject } from '@heima/domain/applications/access.ts';
import { offerAccess } from '@heima/domain/offers/access.ts';
import { type BidSide, bidState, type NegotiationFacts } from '@heima/domain/offers/bid-state.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { lockApplication } from '#capabilities/applications/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { type BidRow, bidsOf, findOffer, lastBid, lockOffer, type OfferRow } from './offer-store.ts';

type Sides = Pick<OfferRow, 'applicant_id' | 'owner_id' | 'team_id'>;

/** The negotiation, or the application that one is about, as the access table sees it. */
export const subjectOf = ({ applicant_id, owner_id, team_id }: Sides): ApplicationSubject => ({
  parties: [{ userId: applicant_id, role: 'tenant' }],
  ownerId: owner_id,
  teamId: team_id,
});

/** The side that somebody takes: it follows from who they are, never from what they send (R213, R214). */
export function sideOf(actor: Actor, sides: Sides): BidSide | undefined {
  const subject = subjectOf(sides);
  if (offerAccess.act_as_tenant(actor, subject)) return 'BUYER';
  return offerAccess.act_as_landlord(actor, subject) ? 'SELLER' : undefined;
}

/** @throws 400 at `initiator` where it names the other side */
export function refuseOtherSide(initiator: BidSide | undefined, side: BidSide | undefined): void {
  if (initiator !== undefined && initiator !== side)
    refuse('common.invalidInput', { fields: { initiator: ['offers.messages.initiator'] } });
}

/** A negotiation, one of its bids, and what that leaves open to one side. */
export interface Negotiation {
  offer: OfferRow;
  bids: readonly BidRow[];
  bid: BidRow | undefined;
  facts: NegotiationFacts;
}

interface Viewer {
  side: BidSide | undefined;
  now: Date;
  /** The bid that is asked about; the last one where none is named. */
  bidId?: string | undefined;
}

export function negotiationOf(
  offer: OfferRow,
  bids: readonly BidRow[],
  { side, now, bidId }: Viewer,
): Negotiation {
  const bid = bidId === undefined ? lastBid(offer, bids) : bids.find(({ id }) => id === bidId);
  return {
    offer,
    bids,
    bid,
    facts: {
      side,
      visible: offer.visible,
      // Whoever has applied anew has withdrawn the application before, or it was denied.
      application:
        bid && bid.application_id !== offer.application_id ? 'cancelled' : offer.application_status,
      bid: bid && {
        initiator: bid.initiator,
        state: bidState({ status: bid.status, expiresAt: bid.expires_at }, now),
      },
      count: bids.length,
    },
  };
}

/**
 * The negotiation, locked with its application until the transaction ends, so that bids, answers and what ends the
 * application come one by one. A home is locked before, an application always before its negotiation.
 */
export async function lockNegotiation(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  { id, application_id }: Pick<OfferRow, 'id' | 'application_id'>,
  { actor, bidId }: { actor: Actor; bidId?: string | undefined },
): Promise<Negotiation> {
  await lockApplication(db, application_id);
  await lockOffer(db, id);
  const offer = (await findOffer(db, id)) ?? refuse('common.notFound');
  // Somebody applied anew meanwhile: what was decided about is no longer there.
  if (offer.application_id !== application_id) refuse('common.stateChanged');
  return negotiationOf(offer, await bidsOf(db, [id]), { side: sideOf(actor, offer), now, bidId });
}
