import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import { requestActor } from '#platform/http/request-actor.ts';
import type { Identify, Services } from '#platform/services.ts';

/** How many missed events a returning browser is sent at once. */
const catchUpLimit = 500;
const heartbeatMs = 25_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Listener {
  reply: FastifyReply;
  lastId: string | undefined;
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

  const send = async (userId: string, listener: Listener): Promise<void> => {
    let query = services.db.selectFrom('live_event').selectAll().where('user_id', '=', userId);
    if (listener.lastId) query = query.where('id', '>', listener.lastId);
    for (const row of await query.orderBy('id').limit(catchUpLimit).execute()) {
      if (listener.lastId && row.id <= listener.lastId) continue;
      listener.lastId = row.id;
      listener.reply.raw.write(`id: ${row.id}\nevent: ${row.kind}\ndata: ${JSON.stringify(row.payload)}\n\n`);
    }
  };
  const tell = (userId: string): void => {
    for (const listener of people.get(userId) ?? [])
      send(userId, listener).catch((error: Error) => services.log.warn({ error: error.message }, 'live'));
  };
  const listen = async (): Promise<void> => {
    client = new pg.Client({ connectionString: services.config.DATABASE_URL, keepAlive: true });
    client.on('notification', ({ payload }) => tell(payload?.split(' ')[1] ?? ''));
    client.on('error', () => {
      if (!stopping) setTimeout(() => void reconnect(), 500).unref();
    });
    await client.connect();
    await client.query('listen live');
  };
  const reconnect = async (): Promise<void> => {
    if (stopping) return;
    try {
      await listen();
      for (const userId of people.keys()) tell(userId);
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
    };
    if (!listener.lastId) listener.lastId = await newestId(services, actor.userId);
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
    await send(actor.userId, listener);
  });

  await listen();
  return {
    async stop() {
      stopping = true;
      clearInterval(heartbeat);
      for (const listeners of people.values()) for (const { reply } of listeners) reply.raw.end();
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
