import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { identify, openSessions } from '#capabilities/sessions/public.ts';
import { endSessions } from '#capabilities/sessions/session-store.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { followLive } from './live-feed.builder.ts';
import { openLiveFeed } from './live-feed.ts';
import { sendLiveSign } from './live-sign.ts';

describe('live events', async () => {
  const app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;

  const follow = (access: string | undefined, lastId?: string, at = port) =>
    followLive({ access, lastId, port: at });

  const tell = (userId: string, n: number) =>
    app.services.unitOfWork(
      { actorId: null, actorKind: 'system', requestId: null, now: new Date() },
      (unit) => unit.notifyLive(userId, 'note', { n }),
    );

  it('reach their person, in order, and nobody else', async () => {
    const [one, other] = [await person(app), await person(app)];
    const [mine, theirs] = [await follow(one.access), await follow(other.access)];
    for (const n of [1, 2, 3]) await tell(one.id, n);
    await expect.poll(() => mine.events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(theirs.events).toEqual([]);
    mine.close();
    theirs.close();
  });

  it('C01: what was missed while away arrives on return, once and in order', async () => {
    const one = await person(app);
    const first = await follow(one.access);
    await tell(one.id, 1);
    await expect.poll(() => first.events.length).toBe(1);
    first.close();
    for (const n of [2, 3, 4]) await tell(one.id, n);
    const again = await follow(one.access, first.events[0]!.id);
    await expect.poll(() => again.events.map(({ data }) => data)).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }]);
    again.close();
  });

  it('go on after the listening connection is cut', async () => {
    const one = await person(app);
    const mine = await follow(one.access);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "live"' and datname = current_database()`.execute(
      app.services.db,
    );
    await tell(one.id, 1);
    await expect.poll(() => mine.events.map(({ data }) => data), { timeout: 8000 }).toEqual([{ n: 1 }]);
    mine.close();
  });

  it('end with the session: whoever is signed out elsewhere receives nothing more', async () => {
    const own = Fastify({ forceCloseConnections: true });
    await own.register(cookie);
    const feed = await openLiveFeed(own, app.services, { identify, openSessions, everyMs: 50 });
    await own.listen({ port: 0, host: '127.0.0.1' });
    const at = (own.server.address() as AddressInfo).port;
    const [one, other] = [await person(app), await person(app)];
    const [mine, theirs] = [
      await follow(one.access, undefined, at),
      await follow(other.access, undefined, at),
    ];
    await endSessions(app.services.db, { userId: one.id, reason: 'ended', now: new Date() });
    await expect.poll(() => mine.end.reached).toBe(true);
    await tell(other.id, 1);
    await expect.poll(() => theirs.events.map(({ data }) => data)).toEqual([{ n: 1 }]);
    expect(theirs.end.reached).toBe(false);
    theirs.close();
    await feed.stop();
    await own.close();
  });

  it('signs of the moment reach their people, and are not caught up on', async () => {
    const [one, other] = [await person(app), await person(app)];
    const [mine, theirs] = [await follow(one.access), await follow(other.access)];
    await sendLiveSign(app.services.db, { to: [one.id], kind: 'sign', payload: { n: 1 } });
    await tell(one.id, 2);
    await expect.poll(() => mine.events.length).toBe(2);
    const sign = mine.events.find(({ kind }) => kind === 'sign')!;
    expect([sign.id, sign.data]).toEqual([undefined, { n: 1 }]);
    mine.close();
    const again = await follow(one.access, '00000000-0000-0000-0000-000000000000');
    await expect.poll(() => again.events.map(({ kind }) => kind)).toEqual(['note']);
    again.close();
    expect(theirs.events).toEqual([]);
    theirs.close();
  });

  it('a visitor is asked to sign in', async () => {
    expect((await follow(undefined)).status).toBe(401);
  });
});
