import type { Actor } from '@heima/domain/shared/actor.ts';
import { type Endpoint, takesKey } from '@heima/domain/shared/endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as zod from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import type { Answer, Call } from './call.ts';
import { type IdempotencyKey, keepAnswer, type SentAnswer, type SentCookie } from './idempotency-key.ts';
import { refuseOtherVersion } from './version.ts';

interface Made {
  call: Call;
  /** What is sent for what the use case returned. */
  sent(result: unknown): SentAnswer;
}

interface Request {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  actor: Actor;
  now: Date;
  /** Stores the answer in the transaction that makes it. */
  key: IdempotencyKey | undefined;
}

/** The request as the use case of its endpoint sees it. */
export function makeCall(endpoint: Endpoint, { request, reply, services, actor, now, key }: Request): Made {
  const { PUBLIC_URL } = services.config;
  const base = { path: '/', sameSite: 'lax', secure: PUBLIC_URL.startsWith('https:') } as const;
  const cause = {
    actorId: actor.kind === 'user' ? actor.userId : null,
    actorKind: actor.kind,
    requestId: request.id,
    now,
  };
  const given: SentCookie[] = [];
  let personId = actor.kind === 'user' ? actor.userId : undefined;
  const run = <T>(work: (unit: UnitOfWork) => Promise<T>) =>
    services.unitOfWork(cause, async (unit) => {
      // The account may have been deleted since the session was looked at.
      if (actor.kind === 'user' && !(await services.keepPerson(unit.db, actor.userId)))
        refuse('common.signInNeeded');
      return work(unit);
    });
  const keep: Keep = async (db, answer) => {
    if (!key) return;
    await keepAnswer(db, key, { ...answer, personId, ...(endpoint.sealed ? { cookies: given } : {}) });
  };
  const { answers, sent } = answersOf(endpoint, services, keep, run);
  const ifMatch = request.headers['if-match'];
  let isMatched = ifMatch === undefined;
  const call: Call = {
    services,
    actor,
    language: actor.language,
    requestId: request.id,
    now,
    origin: request.headers.origin,
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: {
      get: (name) => request.cookies[name],
      set: (name, value, { maxAgeSeconds, httpOnly = true }) => {
        const options = { ...base, httpOnly, maxAge: maxAgeSeconds };
        given.push({ name, value, options });
        reply.setCookie(name, value, options);
      },
      clear: (name) => {
        reply.clearCookie(name, base);
      },
    },
    opensAccount(userId) {
      personId = userId;
    },
    mustMatch(now, current) {
      isMatched = true;
      refuseOtherVersion(ifMatch, now, current);
    },
    ...answers,
  };
  return {
    call,
    sent: (result) => {
      // A version that nobody looks at would be a promise not kept; tests find it.
      if (endpoint.versioned && !isMatched && services.config.NODE_ENV === 'test')
        throw new Error(`${endpoint.method} ${endpoint.path} has not looked at If-Match`);
      return sent(result);
    },
  };
}

/** Keeps an answer for the same request under the same key; without a key nothing is kept. */
type Keep = (db: Database, answer: SentAnswer) => Promise<void>;

/** The ways in which a call changes and answers, and what comes of an answer: parsed by its schema, and kept. */
function answersOf(
  endpoint: Endpoint,
  services: Services,
  keep: Keep,
  run: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>,
): { answers: Pick<Call, 'change' | 'answer' | 'unchanged'>; sent: Made['sent'] } {
  let isChanged = false;
  let answered: SentAnswer | undefined;
  const read = (body: unknown): SentAnswer =>
    endpoint.response
      ? { status: endpoint.status ?? 200, body: zod.parse(endpoint.response, body) }
      : { status: 204, body: null };
  const mustBeOpen = (): void => {
    if (answered) throw new Error(`${endpoint.method} ${endpoint.path} has answered already`);
  };
  return {
    answers: {
      change(work) {
        mustBeOpen();
        isChanged = true;
        return run(work);
      },
      async answer<T>(
        work: (unit: UnitOfWork) => Promise<T>,
        present: (result: T, unit: UnitOfWork) => unknown = (result) => result,
      ) {
        mustBeOpen();
        const done = await run(async (unit) => {
          const made = await present(await work(unit), unit);
          const answer = read(made);
          await keep(unit.db, answer);
          return { body: made, answer };
        });
        answered = done.answer;
        return { body: done.body } as Answer<never>;
      },
      async unchanged(body) {
        mustBeOpen();
        if (isChanged) throw new Error(`${endpoint.method} ${endpoint.path} has changed something`);
        answered = read(body);
        await keep(services.db, answered);
        return { body } as Answer<typeof body>;
      },
    },
    sent(result) {
      if (!takesKey(endpoint)) return read(result);
      if (!answered)
        throw new Error(`${endpoint.method} ${endpoint.path} answers outside of its transaction`);
      return answered;
    },
  };
}
