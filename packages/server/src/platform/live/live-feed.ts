import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import { requestActor } from '#platform/http/request-actor.ts';
import type { Identify, Services } from '#platform/services.ts';

/** How many missed events a returning browser is sent at once. */
const catchUpLimit = 500;
const heartbeatMs = 25_000;
/** Smaller than every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Listener {
  reply: FastifyReply;
  lastId: string | undefined;
  /** What it has been sent, so that an event that is both caught up on and notified arrives once. */
  sent: Set<string>;
}

/**
 * Live events over SSE at /api/v1/live. Every copy of the program listens to the database; a notice carries only
 * ids, the events themselves are read from the table, so that nothing is lost when a connection or the listening
 * itself drops: the browser comes back with the id of the last event it saw (C01).
 */
export async function openLiveFeed(
  app: FastifyInstance,
  services: Services,
  identify: Identify,
): Promise<{ stop(): Promise<void> }> {
  const people = new Map<string, Set<Listener>>();
  let stopping = false;
  let client: pg.Client | undefined;

  const write = (listener: Listener, row: { id: string; kind: string; payload: unknown }): void => {
    if (listener.sent.has(row.id)) return;
    listener.sent.add(row.id);
    if (!listener.lastId || row.id > listener.lastId) listener.lastId = row.id;
    listener.reply.raw.write(`id: ${row.id}\nevent: ${row.kind}\ndata: ${JSON.stringify(row.payload)}\n\n`);
  };
  const catchUp = async (userId: string, listener: Listener): Promise<void> => {
    if (!listener.lastId) return;
    const rows = await services.db
      .selectFrom('live_event')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '>', listener.lastId)
      .orderBy('id')
      .limit(catchUpLimit)
      .execute();
    for (const row of rows) write(listener, row);
  };
  // One after the other: events arrive in the order of their commits.
  let telling: Promise<void> = Promise.resolve();
  const told = (work: () => Promise<void>): void => {
    telling = telling.then(work).catch((error: Error) => services.log.warn({ error: error.message }, 'live'));
  };
  /** The notified event itself is read, not "what is newer": a slower transaction may commit an older id later. */
  const tell = async (eventId: string, userId: string): Promise<void> => {
    const listeners = people.get(userId);
    if (!listeners) return;
    const row = await services.db
      .selectFrom('live_event')
      .selectAll()
      .where('id', '=', eventId)
      .executeTakeFirst();
    if (row) for (const listener of listeners) write(listener, row);
  };
  const listen = async (): Promise<void> => {
    client = new pg.Client({ connectionString: services.config.DATABASE_URL, keepAlive: true });
    client.on('notification', ({ payload }) => {
      const [eventId, userId] = payload?.split(' ') ?? [];
      if (eventId && userId) told(() => tell(eventId, userId));
    });
    // A cut connection tells itself twice, as an error and as an end; it is replaced once.
    client.once('end', () => {
      if (!stopping) setTimeout(() => void reconnect(), 500).unref();
    });
    client.on('error', (error) =>
      services.log.warn({ error: error.message }, 'live events: connection lost'),
    );
    await client.connect();
    await client.query('listen live');
  };
  const reconnect = async (): Promise<void> => {
    if (stopping) return;
    try {
      await listen();
      for (const [userId, listeners] of people)
        for (const listener of listeners) told(() => catchUp(userId, listener));
    } catch {
      setTimeout(() => void reconnect(), 1000).unref();
    }
  };
  const heartbeat = setInterval(() => {
    for (const listeners of people.values()) for (const { reply } of listeners) reply.raw.write(': here\n\n');
  }, heartbeatMs);
  heartbeat.unref();

  app.get('/api/v1/live', async (request, reply) => {
    const actor = await requestActor(request, services, identify);
    if (actor.kind !== 'user') return refuse('common.signInNeeded');
    const given = request.headers['last-event-id'];
    const listener: Listener = {
      reply,
      lastId: typeof given === 'string' && uuid.test(given) ? given : undefined,
      sent: new Set(),
    };
    listener.lastId ??= (await newestId(services, actor.userId)) ?? beforeAll;
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    const listeners = people.get(actor.userId) ?? new Set();
    people.set(actor.userId, listeners.add(listener));
    request.raw.once('close', () => {
      listeners.delete(listener);
      if (listeners.size === 0) people.delete(actor.userId);
    });
    await catchUp(actor.userId, listener);
  });

  await listen();
  return {
    async stop() {
      stopping = true;
      clearInterval(heartbeat);
      for (const listeners of people.values()) for (const { reply } of listeners) reply.raw.destroy();
      await client?.end();
    },
  };
}

async function newestId(services: Services, userId: string): Promise<string | undefined> {
  const row = await services.db
    .selectFrom('live_event')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
