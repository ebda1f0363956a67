import { liveEvents } from '@heima/domain/platform/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listenOn } from '#platform/db/listening.ts';
import { platformRoute } from '#platform/http/platform-route.ts';
import { requestActor } from '#platform/http/request-actor.ts';
import type { Identify, OpenSessions, Services } from '#platform/services.ts';
import { type LiveSign, signChannel } from './live-sign.ts';

/** How many missed events a returning browser is sent at once. */
const catchUpLimit = 500;
const heartbeatMs = 25_000;
/** How many events a connection remembers to have been sent: more than are caught up on while one is notified. */
const rememberedEvents = 2 * catchUpLimit;
/** Connections of one person; the oldest gives way. */
const connectionsPerPerson = 20;
/** Bytes that may wait for a browser which does not read; it catches up when it comes back. */
const waitingBytes = 1_000_000;
/** Smaller than every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Listener {
  sessionId: string;
  reply: FastifyReply;
  lastId: string | undefined;
  /** What it has been sent, so that an event that is both caught up on and notified arrives once. */
  sent: Set<string>;
}

interface LiveFeedOptions {
  identify: Identify;
  openSessions: OpenSessions;
  /** How often connections are kept awake, and those of ended sessions closed. */
  everyMs?: number;
}

/**
 * Live events over SSE at /api/v1/live. Every copy of the program listens to the database; a notice carries only
 * ids, the events themselves are read from the table, so that nothing is lost when a connection or the listening
 * itself drops: the browser comes back with the id of the last event it saw (C01).
 */
export async function openLiveFeed(
  app: FastifyInstance,
  services: Services,
  { identify, openSessions, everyMs = heartbeatMs }: LiveFeedOptions,
): Promise<{ stop(): Promise<void> }> {
  const people = new Map<string, Set<Listener>>();
  const write = (listener: Listener, row: { id: string; kind: string; payload: unknown }): void => {
    if (listener.sent.has(row.id)) return;
    listener.sent.add(row.id);
    if (listener.sent.size > rememberedEvents) listener.sent.delete(listener.sent.values().next().value!);
    if (!listener.lastId || row.id > listener.lastId) listener.lastId = row.id;
    listener.reply.raw.write(`id: ${row.id}\nevent: ${row.kind}\ndata: ${JSON.stringify(row.payload)}\n\n`);
    if (listener.reply.raw.writableLength > waitingBytes) listener.reply.raw.destroy();
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
  /** What is of the moment: it has no id, so that nobody comes back to it, and is lost with a connection. */
  const sign = ({ to, kind, payload }: LiveSign): void => {
    for (const userId of to)
      for (const { reply } of people.get(userId) ?? [])
        reply.raw.write(`event: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`);
  };
  const signs = listenOn(services, signChannel, {
    notice: (payload) => sign(JSON.parse(payload) as LiveSign),
    connected: async () => undefined,
  });
  const listening = listenOn(services, 'live', {
    notice: (payload) => {
      const [eventId, userId] = payload.split(' ');
      if (eventId && userId) told(() => tell(eventId, userId));
    },
    connected: async () => {
      for (const [userId, listeners] of people)
        for (const listener of listeners) told(() => catchUp(userId, listener));
    },
  });
  /** Keeps connections awake. Those whose session has ended, as by signing out elsewhere, receive nothing more. */
  const beat = async (): Promise<void> => {
    const listeners = [...people.values()].flatMap((held) => [...held]);
    if (listeners.length === 0) return;
    const active = await openSessions(services, [...new Set(listeners.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, reply } of listeners)
      if (active.has(sessionId)) reply.raw.write(': here\n\n');
      else reply.raw.end();
  };
  const heartbeat = setInterval(() => told(beat), everyMs);
  heartbeat.unref();

  platformRoute(app, liveEvents, async (request, reply) => {
    const actor = await requestActor(request, services, identify);
    if (actor.kind !== 'user') return refuse('common.signInNeeded');
    const given = request.headers['last-event-id'];
    const listener: Listener = {
      sessionId: actor.sessionId,
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
    if (listeners.size > connectionsPerPerson) listeners.values().next().value!.reply.raw.end();
    request.raw.once('close', () => {
      listeners.delete(listener);
      if (listeners.size === 0) people.delete(actor.userId);
    });
    await catchUp(actor.userId, listener);
  });

  await Promise.all([listening.ready, signs.ready]);
  return {
    async stop() {
      clearInterval(heartbeat);
      for (const listeners of people.values()) for (const { reply } of listeners) reply.raw.destroy();
      await Promise.all([listening.stop(), signs.stop()]);
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
