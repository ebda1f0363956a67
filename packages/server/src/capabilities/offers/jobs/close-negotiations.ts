import { applicationCancelled, applicationDenied } from '@heima/domain/applications/events.ts';
import { listingDenied, listingUnpublished } from '@heima/domain/listings/events.ts';
import type { BidEnd, BidSide } from '@heima/domain/offers/bid-state.ts';
import { closeBid, type EndingStep } from '#capabilities/offers/change-bid.ts';
import {
  type BidRow,
  bidsOf,
  findOffer,
  findUnanswered,
  lockOffer,
} from '#capabilities/offers/offer-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

interface Ending {
  step: EndingStep;
  by: BidSide;
  because: BidEnd;
}

/**
 * Ends the open bids about an application that has ended, or about a home. Where the home is in publication anew, only
 * those from before: later ones are about the new letting.
 */
async function close(
  { db, unitOfWork, clock }: Services,
  about: { applicationId: string } | { listingId: string; before: Date },
  ending: Ending,
): Promise<void> {
  for (const { id } of await findUnanswered(db, about))
    await unitOfWork(systemCause(clock()), async (unit) => {
      await lockOffer(unit.db, id);
      const offer = await findOffer(unit.db, id);
      if (!offer) return;
      const isOver = (bid: BidRow): boolean =>
        'applicationId' in about
          ? bid.application_id === about.applicationId
          : !offer.visible || bid.created_at <= about.before;
      for (const bid of (await bidsOf(unit.db, [id])).filter(isOver))
        await closeBid(unit, offer, bid, ending);
    });
}

const withdraws: Ending = { step: 'withdraw', by: 'BUYER', because: 'application' };
const denies: Ending = { step: 'deny', by: 'SELLER', because: 'application' };
const lets: Ending = { step: 'deny', by: 'SELLER', because: 'listing' };

/**
 * No bid waits for an answer that cannot come: with the application its open bids end (C55), and with a home that is let
 * to somebody else or that staff takes out. A home that only pauses keeps them, so that they can be answered.
 */
export const closeNegotiations: readonly Reaction[] = [
  reaction({
    name: 'offers.application-cancelled',
    on: applicationCancelled,
    handle: (services, { subjectId }) => close(services, { applicationId: subjectId }, withdraws),
  }),
  reaction({
    name: 'offers.application-denied',
    on: applicationDenied,
    handle: (services, { subjectId }) => close(services, { applicationId: subjectId }, denies),
  }),
  reaction({
    name: 'offers.listing-unpublished',
    on: listingUnpublished,
    async handle(services, { subjectId, at, payload: { reason } }) {
      if (reason === 'found_tenant') await close(services, { listingId: subjectId, before: at }, lets);
    },
  }),
  reaction({
    name: 'offers.listing-denied',
    on: listingDenied,
    handle: (services, { subjectId, at }) => close(services, { listingId: subjectId, before: at }, lets),
  }),
];
