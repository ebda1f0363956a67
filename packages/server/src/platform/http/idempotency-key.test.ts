import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { saveSearch } from '@heima/domain/alerts/endpoints.ts';
import { endpoint } from '@heima/domain/shared/endpoint.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import type { FaultStep } from '#testing/program-with-fault.ts';
import { sandboxEnvironment } from '#testing/sandbox-environment.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { type Call, type Handler, route } from './call.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

// Whole programs are started here.
describe('a call under an Idempotency-Key', { timeout: 90_000 }, async () => {
  const app = await testApp();
  const { db, config } = app.services;
  const search = (name: string) => ({ name, filter: { min_bedrooms: 2 } });
  const done = async ({ id }: Person) => {
    const [searches, deeds] = await Promise.all([
      db.selectFrom('saved_search').select('id').where('user_id', '=', id).execute(),
      db.selectFrom('audit_entry').select('id').where('actor_id', '=', id).execute(),
    ]);
    return [searches.length, deeds.length];
  };
  const send = (who: Person, key: string, name = 'Vesturbær') =>
    app.ask(saveSearch, { body: search(name) }, { as: who.access, headers: { 'idempotency-key': key } });

  /** Another copy of the program on the same database, which stops at a step. */
  async function otherCopy(step: FaultStep, waits: boolean) {
    const child = spawn(process.execPath, [`${import.meta.dirname}/../../testing/program-with-fault.ts`], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...sandboxEnvironment(workerSandbox()),
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        ROLE: 'web',
        DATABASE_URL: config.DATABASE_URL,
        DATA_DIR: config.DATA_DIR,
        PUBLIC_URL: config.PUBLIC_URL,
        FLOOD_LIMIT: '0',
        FAULT: step,
        FAULT_WAITS: waits ? '1' : '0',
      },
    });
    children.push(child);
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    const send = (who: Person, key: string) =>
      fetch(`${address}/api/v1${saveSearch.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${who.access}`,
          'idempotency-key': key,
          'content-type': 'application/json',
        },
        body: JSON.stringify(search('Vesturbær')),
      });
    return { child, send };
  }

  for (const [step, before] of [
    ['claimed', [0, 0]],
    ['written', [0, 0]],
    ['committed', [1, 1]],
  ] as const)
    it(`whose process is killed when it is ${step} is done once, and the retry answers it`, async () => {
      const who = await person(app);
      const key = newId();
      const { child, send: sendThere } = await otherCopy(step, false);
      const died = once(child, 'exit');
      await expect(sendThere(who, key)).rejects.toThrow('fetch failed');
      expect(await died).toEqual([null, 'SIGKILL']);
      await expect.poll(() => done(who)).toEqual(before);
      const { status, body } = await send(who, key);
      expect(status).toBe(201);
      expect(await done(who)).toEqual([1, 1]);
      expect((await send(who, key)).body).toEqual(body);
      const [row] = await db.selectFrom('saved_search').select('id').where('user_id', '=', who.id).execute();
      expect(body.id).toBe(row!.id);
    });

  it('waits for a copy that is still at work elsewhere, and does it when that one dies', async () => {
    const who = await person(app);
    const key = newId();
    const { child, send: sendThere } = await otherCopy('written', true);
    const reached = once(child, 'message');
    const lost = sendThere(who, key).catch(() => 'lost');
    await reached;
    let isAnswered = false;
    const second = send(who, key).finally(() => {
      isAnswered = true;
    });
    // Both copies have looked for the lock by now, each on its own connection.
    await expect
      .poll(async () => {
        const { rows } = await sql`select pid from pg_stat_activity
          where application_name = 'heima locks' and datname = current_database()
          and query like '%pg_try_advisory_lock%'`.execute(db);
        return rows.length;
      })
      .toBe(2);
    expect([isAnswered, await done(who)]).toEqual([false, [0, 0]]);
    child.kill('SIGKILL');
    expect(await lost).toBe('lost');
    expect((await second).status).toBe(201);
    expect(await done(who)).toEqual([1, 1]);
  });

  it('is done once also when the first copy loses its lock and goes on', async () => {
    const who = await person(app);
    const key = newId();
    const { child, send: sendThere } = await otherCopy('claimed', true);
    const reached = once(child, 'message');
    const first = sendThere(who, key);
    await reached;
    await app.services.locks.close();
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'heima locks' and datname = current_database()`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    const { body } = await send(who, key);
    child.send('go on');
    const answer = await first;
    expect([answer.status, await answer.json()]).toEqual([201, body]);
    expect(await done(who)).toEqual([1, 1]);
  });

  it('that comes several times at once is done once and answers each the same', async () => {
    const who = await person(app);
    const key = newId();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(who, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await done(who)).toEqual([1, 1]);
  });

  it('is refused with another body, and free again after a refusal', async () => {
    const who = await person(app);
    const key = newId();
    const refused = await app.refused(
      saveSearch,
      { body: { ...search('x'), name: '' } },
      { as: who.access, headers: { 'idempotency-key': key } },
    );
    expect(refused.status).toBe(400);
    await send(who, key);
    const other = await app.refused(
      saveSearch,
      { body: search('Austurbær') },
      { as: who.access, headers: { 'idempotency-key': key } },
    );
    expect([other.status, other.body.code]).toEqual([409, 'common.sameKeyOtherRequest']);
  });

  it('is another one after a day', async () => {
    const who = await person(app);
    const key = newId();
    const { body } = await send(who, key);
    await db.deleteFrom('saved_search').where('user_id', '=', who.id).execute();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable('idempotency_key').set({ answered_at: yesterday }).where('key', '=', key).execute();
    expect((await send(who, key)).body.id).not.toBe(body.id);
  });
});

it('is answered only by what the call gives for its transaction', () => {
  const contract = endpoint({
    method: 'POST',
    path: '/made-up',
    summary: 'Takes a key.',
    access: 'user',
    response: zod.object({ id: zod.string() }),
  });
  const inside: Handler<typeof contract> = (_, call) => call.answer(async () => ({ id: 'x' }));
  // @ts-expect-error An answer that is made after the commit is lost with the process.
  const after: Handler<typeof contract> = async (_: unknown, call: Call) =>
    call.change(async () => ({ id: 'x' }));
  expect([inside, after].map((handler) => route(contract, handler as typeof inside).endpoint)).toHaveLength(
    2,
  );
});
