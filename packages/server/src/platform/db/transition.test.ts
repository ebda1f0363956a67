import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { requestMachine } from '#capabilities/corenters/request-machine.ts';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { listingMachine } from '#capabilities/listings/listing-machine.ts';
import { endSessions, startSession } from '#capabilities/sessions/session-store.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { transition, transitionAll } from './transition.ts';
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

  it('of many rows takes those that the event may happen to; of two at once each row counts once', async () => {
    const one = await person(app);
    const context = { config: app.services.config, secrets: app.services.secrets, now };
    const start = () => startSession(db, one.id, { ...context, userAgent: 'test', address: '127.0.0.1' });
    const opened = [await start(), await start(), await start()];
    const [kept, ...rest] = opened.map(({ sessionId }) => sessionId);
    const end = (only?: string) =>
      endSessions(db, { userId: one.id, reason: 'ended', now, ...(only ? { only } : { except: kept! }) });
    expect(await end(rest[0])).toBe(1);
    // The one of the person's own sign-in and the one that is left.
    const both = await Promise.all([end(), end()]);
    expect(both.toSorted()).toEqual([0, 2]);
    const rows = await db
      .selectFrom('session')
      .select(['id', 'ended_at'])
      .where('user_id', '=', one.id)
      .execute();
    expect(rows.filter(({ ended_at }) => ended_at === null).map(({ id }) => id)).toEqual([kept]);
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
      // @ts-expect-error: what is accepted is somebody's, though the fact does not say whose
      () => unitOfWork(systemCause(now), (unit) => transition(unit, requestMachine, newId(), 'accept')),
      // @ts-expect-error: the fact of taking out of publication is recorded, so it happens to one row at a time
      () => transitionAll({ db, now }, listingMachine, sql`true`, 'unpublish', { reason: 'pausing' }),
      // @ts-expect-error: no such event
      () => unitOfWork(systemCause(now), (unit) => transition(unit, listingMachine, newId(), 'sell')),
    ];
    expect(wrong).toHaveLength(5);
  });
});
