import { describe, expect, it } from 'vitest';
import { listingMachine } from '#capabilities/listing-publication/listing-machine.ts';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { testApp } from '#testing/test-app.ts';
import { transition } from './transition.ts';
import { systemCause } from './unit-of-work.ts';

describe('a transition', async () => {
  const app = await testApp();
  const { db, unitOfWork } = app.services;
  const now = new Date('2026-11-20T10:00:00Z');
  const unpublish = (id: string) =>
    unitOfWork(systemCause(now), (unit) =>
      transition(unit, listingMachine, id, 'unpublish', { reason: 'pausing' }),
    );
  const stateOf = (id: string) =>
    db
      .selectFrom('listing')
      .select(['visible', 'unpublished_at', 'unpublish_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const facts = async (id: string) =>
    (await db.selectFrom('event').select(['name', 'payload']).where('subject_id', '=', id).execute()).map(
      ({ name, payload }) => [name, payload],
    );

  it('writes the state, records the fact once, and refuses what the state forbids; of two at once one counts', async () => {
    const id = await buildListing(db);
    const tries = await Promise.allSettled([unpublish(id), unpublish(id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'listings.notPublished' },
    });
    expect(await stateOf(id)).toEqual({ visible: false, unpublished_at: now, unpublish_reason: 'pausing' });
    expect(await facts(id)).toEqual([['listings.unpublished', { reason: 'pausing' }]]);
  });

  it('answers 404 where there is no row', async () => {
    await expect(unpublish(newId())).rejects.toMatchObject({ code: 'common.notFound' });
  });

  it('is the only way: a state is written by nothing else, and each event asks for its payload', () => {
    // Read by the type check only.
    const wrong = [
      // @ts-expect-error: a column of a state takes no update
      () => db.updateTable('listing').set({ visible: false }),
      // @ts-expect-error: taking out of publication needs a reason
      () => unitOfWork(systemCause(now), (unit) => transition(unit, listingMachine, newId(), 'unpublish')),
      // @ts-expect-error: no such event
      () => unitOfWork(systemCause(now), (unit) => transition(unit, listingMachine, newId(), 'sell')),
    ];
    expect(wrong).toHaveLength(3);
  });
});
