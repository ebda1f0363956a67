import type { EntryData } from '@heima/domain/chat/timeline-entry.ts';
import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import { listingRepublished } from '@heima/domain/listings/events.ts';
import { priceToWire } from '@heima/domain/listings/money-on-wire.ts';
import { z } from 'zod';
import { tellBatch } from '#capabilities/chat/event-store.ts';
import { readListing } from '#capabilities/listings/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import { type Reaction, reaction } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** Conversations that one transaction writes to. */
const batchSize = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

const tellOfHomeJob = defineJob({
  name: 'chat.tell-of-home',
  payload: z.object({
    listingId: z.uuid(),
    kind: z.enum(['priceChanged', 'republished']),
    data: z.record(z.string(), z.unknown()),
    /** The event. */
    causeKey: z.uuid(),
    after: z.uuid(),
  }),
});

/** Says in the conversations about a home what changed of it, some at a time; the next job takes the next ones. */
export const tellOfHome = handleJob(tellOfHomeJob, async (services: Services, given) =>
  services.unitOfWork(systemCause(services.clock()), async (unit) => {
    const listing = await readListing(unit.db, given.listingId, null);
    // A home out of publication tells nobody but its owner what it would cost.
    if (!listing?.visible) return;
    const { last, told } = await tellBatch(unit.db, { ...given, size: batchSize, now: unit.now });
    for (const { user_id, conversation_id, seq } of told)
      await unit.notifyLive(user_id, 'chat.entry', { conversation_id, seq });
    if (last) await unit.enqueue(tellOfHomeJob, { ...given, after: last });
  }),
);

const tell = (
  { unitOfWork, clock }: Services,
  causeKey: string,
  given:
    | { kind: 'priceChanged'; data: EntryData['priceChanged'] }
    | { kind: 'republished'; data: EntryData['republished'] },
): Promise<void> =>
  unitOfWork(systemCause(clock()), (unit) =>
    unit.enqueue(tellOfHomeJob, { ...given, listingId: given.data.listing_id, causeKey, after: beforeAll }),
  );

/** R257, R258. */
export const tellOfHomes: readonly Reaction[] = [
  reaction({
    name: 'chat.price-changed',
    on: priceChanged,
    handle: (services, { id, subjectId, payload }) => {
      const asked = ({ price_type, ...money }: typeof payload.old) => ({
        price: priceToWire(money),
        price_type,
      });
      return tell(services, id, {
        kind: 'priceChanged',
        data: { listing_id: subjectId, old: asked(payload.old), new: asked(payload.new) },
      });
    },
  }),
  reaction({
    name: 'chat.republished',
    on: listingRepublished,
    handle: (services, { id, subjectId }) =>
      tell(services, id, { kind: 'republished', data: { listing_id: subjectId } }),
  }),
];
