import { stillFreeAsked } from '@heima/domain/listing-freshness/events.ts';
import { dueStep, isAsked } from '@heima/domain/listing-freshness/freshness.ts';
import { z } from 'zod';
import { dueHomes, noteAsked, readFreshness } from '#capabilities/listing-freshness/freshness-store.ts';
import { stillFreeMessage } from '#capabilities/listing-freshness/messages/still-free-message.ts';
import { withdrawnMessage } from '#capabilities/listing-freshness/messages/withdrawn-message.ts';
import { questionKey } from '#capabilities/listing-freshness/question-key.ts';
import { unpublish } from '#capabilities/listing-publication/public.ts';
import { aboutListing, type ListingRow, lockListing, readListing } from '#capabilities/listings/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import { systemCause, type UnitOfWork } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const batchSize = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** By day, so that nobody is asked at night; every hour, so that a worker that stood still makes up for it. */
const sweepJob = defineJob({
  name: 'listing-freshness.sweep',
  payload: z.object({}),
  every: '23 9-19 * * *',
});

const followUpJob = defineJob({
  name: 'listing-freshness.follow-up',
  payload: z.object({ listingId: z.uuid() }),
});

/** Finds the homes whose owner is to be asked, and those that are to leave; each has its job, once a day. */
export const sweep = handleJob(sweepJob, async (services: Services) => {
  const now = services.clock();
  const today = now.toISOString().slice(0, 10);
  for (let after = beforeAll; ; ) {
    const ids = await dueHomes(services.db, { after, now, size: batchSize });
    const last = ids.at(-1);
    if (last === undefined) return;
    await services.unitOfWork(systemCause(now), async (unit) => {
      for (const listingId of ids)
        await unit.enqueue(followUpJob, { listingId }, { onceKey: `${listingId} ${today}` });
    });
    after = last;
  }
});

/** Asks a home's owner or takes the home out, whatever is still due once the listing is locked. */
export const followUp = handleJob(followUpJob, async (services: Services, { listingId }) => {
  await services.unitOfWork(systemCause(services.clock()), async (unit) => {
    await lockListing(unit.db, listingId);
    const row = await readListing(unit.db, listingId, null);
    const freshness = row?.visible ? await readFreshness(unit.db, listingId) : undefined;
    const ownerId = row?.owner_id;
    if (!freshness || !ownerId) return;
    const step = dueStep(freshness, unit.now);
    if (step === undefined) return;
    // The last question is answered by the next one, or by nothing any more.
    if (freshness.askedAt)
      await takeBackNotification(unit, {
        receivers: [ownerId],
        key: questionKey(listingId, freshness.askedAt),
      });
    if (step === 'ask') await ask(unit, { row, ownerId, isFirst: !isAsked(freshness) });
    else await withdraw(unit, { row, ownerId });
  });
});

interface OwnHome {
  row: ListingRow;
  ownerId: string;
}

async function ask(unit: UnitOfWork, { row, ownerId, isFirst }: OwnHome & { isFirst: boolean }) {
  const key = questionKey(row.id, unit.now);
  await noteAsked(unit.db, row.id, { now: unit.now, isFirst });
  await unit.record(stillFreeAsked, row.id);
  const { title, ...about } = aboutListing(row);
  await notify(unit, { type: 'still_free', receivers: [ownerId], ...about, params: { title }, key });
  await unit.send(stillFreeMessage, {
    to: { userId: ownerId },
    payload: { listingId: row.id, ownerId, askedAt: unit.now.toISOString() },
    key,
  });
}

async function withdraw(unit: UnitOfWork, { row, ownerId }: OwnHome) {
  const key = `not-confirmed-${row.id}-${unit.now.getTime()}`;
  await unpublish(unit, row.id, 'no_answer');
  const { title, ...about } = aboutListing(row);
  await notify(unit, { type: 'not_confirmed', receivers: [ownerId], ...about, params: { title }, key });
  await unit.send(withdrawnMessage, {
    to: { userId: ownerId },
    payload: { listingId: row.id, ownerId, withdrawnAt: unit.now.toISOString() },
    key,
  });
}
