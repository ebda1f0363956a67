import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/db/database.ts';
import { openMetrics } from '#platform/metrics.ts';
import { newId } from '#platform/new-id.ts';
import { testDatabase } from '#testing/test-database.ts';
import { defineJob, handleJob } from './define-job.ts';
import { openJobQueue } from './job-queue.ts';

const payload = z.object({ text: z.string() });
const one = defineJob({ name: 'test.one', payload });
const other = defineJob({ name: 'test.other', payload });

describe('a job with a once-key', async () => {
  const database = await testDatabase();
  const { db, close } = openDatabase(database.url, 4);
  const queue = await openJobQueue({
    url: database.url,
    jobs: [one, other],
    worker: true,
    log: pino({ level: 'silent' }),
    metrics: openMetrics(),
  });
  const ran: string[] = [];
  const note = async (_: unknown, { text }: { text: string }) => {
    ran.push(text);
  };
  await queue.work([handleJob(one, note), handleJob(other, note)], {});
  afterAll(async () => {
    await queue.stop();
    await close();
    await database.drop();
  });
  const add = (onceKey: string, text: string, job = one) =>
    db.transaction().execute((transaction) => queue.add(transaction, job, { text }, { onceKey }));
  const came = async () => {
    await expect.poll(() => queue.idle()).toBe(true);
    return ran.splice(0).sort();
  };

  it('is added once, in one transaction and in two, also when it has run', async () => {
    const key = newId();
    await db.transaction().execute(async (transaction) => {
      await queue.add(transaction, one, { text: 'first' }, { onceKey: key });
      await queue.add(transaction, one, { text: 'second' }, { onceKey: key });
    });
    expect(await came()).toEqual(['first']);
    await add(key, 'third');
    await add(newId(), 'another key');
    await add(key, 'another job', other);
    expect(await came()).toEqual(['another job', 'another key']);
  });

  it('of two transactions at once is added by the one that commits', async () => {
    for (const commits of [true, false]) {
      const key = newId();
      const written = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const first = db
        .transaction()
        .execute(async (transaction) => {
          await queue.add(transaction, one, { text: 'first' }, { onceKey: key });
          written.resolve();
          await end.promise;
          if (!commits) throw new Error('rolled back');
        })
        .catch(() => undefined);
      await written.promise;
      const second = add(key, 'second');
      end.resolve();
      await Promise.all([first, second]);
      expect(await came()).toEqual([commits ? 'first' : 'second']);
    }
  });
});
