import { bidState } from '@heima/domain/offers/bid-state.ts';
import { z } from 'zod';
import { expireBid } from '#capabilities/offers/change-bid.ts';
import { bidsOf, findLapsed, findOfferOfBid, lockOffer } from '#capabilities/offers/offer-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const batchSize = 200;

const expireBidsJob = defineJob({
  name: 'offers.expire-bids',
  payload: z.object({}),
  every: '*/5 * * * *',
});

/** Marks bids whose time is over, and tells who made them, once. Nobody can answer them before that either (A06). */
export const expireBids = handleJob(expireBidsJob, async ({ db, unitOfWork, clock }: Services) => {
  for (;;) {
    const ids = await findLapsed(db, clock(), batchSize);
    for (const id of ids)
      await unitOfWork(systemCause(clock()), async (unit) => {
        const found = await findOfferOfBid(unit.db, id);
        if (!found) return;
        await lockOffer(unit.db, found.id);
        const bid = (await bidsOf(unit.db, [found.id])).find((one) => one.id === id)!;
        const state = bidState({ status: bid.status, expiresAt: bid.expires_at }, unit.now);
        if (state === 'lapsed') await expireBid(unit, found, bid);
      });
    if (ids.length < batchSize) return;
  }
});
