import { describe, expect, it } from 'vitest';
import { keepAnswer } from '#platform/http/idempotency-key.ts';
import { newId } from '#platform/new-id.ts';
import { countUse } from '#platform/rate-limit.ts';
import { insertProviderEvent } from '#platform/webhooks/provider-event-store.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { purgeExpired } from './purge-expired.ts';

describe('what the platform keeps for a while', async () => {
  const app = await testApp();
  const { db } = app.services;
  const start = new Date('2026-11-28T12:00:00Z');
  const addHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
  const answer = (key: string, now: Date) =>
    keepAnswer(db, { caller: 'someone', key, requestHash: 'hash', now }, { status: 200, body: { key } });

  it('stored answers go after a day, counters after two, live events after three', async () => {
    const { id } = await person(app);
    await answer('first-key', start);
    await countUse(db, 'tries', { max: 5, seconds: 60 }, start);
    app.setTime(start);
    await app.services.unitOfWork(
      { actorId: null, actorKind: 'system', requestId: null, now: start },
      (unit) => unit.notifyLive(id, 'note', {}),
    );
    const left = async () => {
      const counts = [];
      for (const table of ['idempotency_key', 'rate_counter', 'live_event'] as const)
        counts.push((await db.selectFrom(table).selectAll().execute()).length);
      return counts;
    };
    for (const [hours, kept] of [
      [23, [1, 1, 1]],
      [25, [0, 1, 1]],
      [49, [0, 0, 1]],
      [73, [0, 0, 0]],
    ] as const) {
      app.setTime(addHours(hours));
      await purgeExpired.handle(app.services, {});
      expect(await left()).toEqual(kept);
    }
  });

  it('webhooks go after 90 days', async () => {
    for (const days of [89, 91])
      await insertProviderEvent(db, {
        id: newId(),
        provider: 'somebody',
        event_key: `k${days}`,
        event: '{}',
        body: 'x',
        received_at: addHours(-24 * days),
        processed_at: null,
      });
    app.setTime(start);
    await purgeExpired.handle(app.services, {});
    const events = await db.selectFrom('provider_event').select('event_key').execute();
    expect(events).toEqual([{ event_key: 'k89' }]);
  });
});
