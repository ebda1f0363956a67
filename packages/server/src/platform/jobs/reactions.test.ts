import { event } from '@heima/domain/shared/event.ts';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { capabilities } from '#capabilities.ts';
import { openDatabase } from '#platform/db/database.ts';
import { systemCause, unitOfWorkRunner } from '#platform/db/unit-of-work.ts';
import { openEncryption } from '#platform/encryption.ts';
import { openMetrics } from '#platform/metrics.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { testDatabase } from '#testing/test-database.ts';
import { openJobQueue } from './job-queue.ts';
import { reaction } from './reaction.ts';
import { reactionHandlers } from './reaction-handler.ts';

const happened = event('test.happened', { subject: 'listing' });

describe('the reactions of a capability', async () => {
  const database = await testDatabase();
  const { db, close } = openDatabase(database.url, 4);
  const ran: string[] = [];
  const failing = new Set<string>();
  const made = (name: string) =>
    reaction({
      name,
      on: happened,
      handle: async (_services, { subjectId }) => {
        if (failing.has(name)) throw new Error('not now');
        ran.push(`${name} ${subjectId}`);
      },
    });
  const reacting = [
    { name: 'test', reactions: [made('test.first'), made('test.second'), made('test.third')] },
  ];
  const handlers = reactionHandlers(reacting);
  const queue = await openJobQueue({
    url: database.url,
    jobs: handlers.map(({ job }) => job),
    worker: true,
    log: pino({ level: 'silent' }),
    metrics: openMetrics(),
  });
  const encryption = openEncryption(`test:${Buffer.alloc(32).toString('base64')}`);
  const unitOfWork = unitOfWorkRunner(db, { queue, encryption, capabilities: reacting });
  await queue.work(handlers, { db } as Services);
  afterAll(async () => {
    await queue.stop();
    await close();
    await database.drop();
  });
  const record = async (): Promise<string> => {
    const id = newId();
    await unitOfWork(systemCause(new Date()), (unit) => unit.record(happened, id));
    return id;
  };
  const came = async () => {
    await expect.poll(() => queue.idle()).toBe(true);
    return ran.splice(0).sort();
  };

  it('share one queue', () => {
    expect(handlers.map(({ job }) => job.name)).toEqual(['reactions.test']);
    const names = reactionHandlers(capabilities).map(({ job }) => job.name);
    expect(names).toEqual(
      capabilities
        .filter(({ reactions = [] }) => reactions.length > 0)
        .map(({ name }) => `reactions.${name}`),
    );
  });

  it('are tried again alone: the others are neither kept waiting nor run twice', async () => {
    failing.add('test.second');
    const one = await record();
    const two = await record();
    expect(await came()).toEqual(
      [`test.first ${one}`, `test.first ${two}`, `test.third ${one}`, `test.third ${two}`].sort(),
    );
    failing.clear();
    const due = await sql<{ reaction: string }>`update pgboss.job set start_after = now()
      where name = 'reactions.test' and state = 'retry' returning data->>'reaction' as reaction`.execute(db);
    expect(due.rows.map((row) => row.reaction)).toEqual(['test.second', 'test.second']);
    const three = await record();
    await expect.poll(() => ran.length).toBe(5);
    expect(await came()).toEqual(
      [
        `test.first ${three}`,
        `test.second ${one}`,
        `test.second ${three}`,
        `test.second ${two}`,
        `test.third ${three}`,
      ].sort(),
    );
  });
});
