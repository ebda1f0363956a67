import { createHash } from 'node:crypto';
import { type Actor, worksIn } from '@heima/domain/shared/actor.ts';
import { type Endpoint, staffAreasOf, takesKey, type UploadedFile } from '@heima/domain/shared/endpoint.ts';
import { Refusal, refuse, sharedRefusals } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countUse } from '#platform/rate-limit.ts';
import type { Identify, Services } from '#platform/services.ts';
import type { Route } from './call.ts';
import { type IdempotencyKey, onceForKey, requestHash, type SentAnswer } from './idempotency-key.ts';
import { makeCall } from './make-call.ts';
import { checkOrigin, checkSendingGet } from './origin.ts';
import { type Input, readInput } from './read-input.ts';
import { requestActor } from './request-actor.ts';
import { refuseAnyVersion, tagOfAnswer } from './version.ts';

const apiPrefix = '/api/v1';

/**
 * Registers every route below /api/v1. Each request passes the same gates in the same order: origin, actor,
 * declared access, limits, input schemas, repeated-request key, use case, answer schema.
 */
export function bindEndpoints(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  identify: Identify,
): void {
  for (const { endpoint, handler } of routes) {
    app.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path,
      config: { endpoint },
      // A HEAD must not send the SMS or link that the GET sends.
      exposeHeadRoute: !endpoint.sends,
      handler: async (request, reply) => {
        if (endpoint.method !== 'GET') checkOrigin(request, services.config);
        if (endpoint.sends) checkSendingGet(request);
        const actor = await requestActor(request, services, identify);
        // An error answer speaks the account's language too.
        request.language = actor.language;
        checkAccess(endpoint, actor);
        if (['PATCH', 'PUT', 'DELETE'].includes(endpoint.method) && !endpoint.versioned)
          refuseAnyVersion(request.headers['if-match']);
        const now = services.clock();
        for (const limit of endpoint.limits ?? []) {
          const who = limit.per === 'actor' && actor.kind === 'user' ? actor.userId : request.ip;
          await countUse(services.db, `${limit.name} ${who}`, limit, now);
        }
        const input = await readInput(endpoint, request);
        const key = keyOf(endpoint, request, { actor, services, input, now });
        const work = async (): Promise<SentAnswer> => {
          const made = makeCall(endpoint, { request, reply, services, actor, now, key });
          const result = await answerOf(endpoint, services, () => handler(input as never, made.call));
          return made.sent(result);
        };
        return send(reply, endpoint, actor, key ? await onceForKey(services, key, work) : await work());
      },
    });
  }
}

/**
 * Runs a use case. In tests a refusal that its contract does not declare is an error, because people who write
 * against the API know only what the contract says; a running product answers it as any other refusal.
 */
async function answerOf(
  endpoint: Endpoint,
  { config }: Services,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  if (config.NODE_ENV !== 'test') return handle();
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code in sharedRefusals || endpoint.refusals?.includes(error.code)) throw error;
    const message = `${endpoint.method} ${endpoint.path} refuses with ${error.code}, which it does not declare`;
    // The answer of an unexpected error reveals nothing, and tests keep no log.
    process.emitWarning(message);
    throw new Error(message, { cause: error });
  }
}

/** What the endpoint declares; finer rules follow in the use case (R037). */
function checkAccess(endpoint: Endpoint, actor: Actor): void {
  if (endpoint.access === 'anyone' || endpoint.access === 'token') return;
  if (endpoint.access === 'client' && (actor.kind === 'user' || actor.clientId)) return;
  if (actor.kind === 'visitor') refuse('common.signInNeeded');
  const areas = staffAreasOf(endpoint);
  if (areas && !worksIn(actor, ...areas))
    refuse(actor.isWeakStaff ? 'common.strongSignInNeeded' : 'common.notAllowed');
}

/** The key of the request, for a call that takes one. */
function keyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { actor, services, input, now }: { actor: Actor; services: Services; input: Input; now: Date },
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key'];
  if (!takesKey(endpoint) || typeof key !== 'string') return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    refuse('common.invalidInput', { fields: { 'Idempotency-Key': ['validation.idempotencyKey'] } });
  // A client id opens a draft, so it is kept only as a hash, here as everywhere.
  const visitor = () =>
    actor.clientId ? `client ${services.secrets.hash(actor.clientId)}` : `address ${request.ip}`;
  // Who signs in or up is somebody else afterwards, perhaps at another address: the key alone says whose it is.
  const caller = endpoint.sealed ? 'sealed' : actor.kind === 'user' ? actor.userId : visitor();
  const { file, ...rest } = input;
  const bytes =
    file &&
    createHash('sha256')
      .update((file as UploadedFile).bytes)
      .digest('base64url');
  const shape = { path: request.url.split('?')[0], ...rest, bytes };
  if (!endpoint.sealed) return { caller, key, requestHash: requestHash(shape), now };
  const place = `idempotency_key.response ${key}`;
  return {
    caller,
    key,
    // A plain hash of a body with a password would let whoever reads the database guess it.
    requestHash: services.secrets.hash(requestHash(shape)),
    now,
    seal: {
      close: (text) => services.encryption.encrypt(text, place),
      open: (sealed) => services.encryption.decrypt(sealed, place),
    },
  };
}

function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  actor: Actor,
  { status, body, cookies = [] }: SentAnswer,
): FastifyReply {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
  const shared =
    endpoint.method === 'GET' && endpoint.sharedCacheSeconds && actor.kind === 'visitor' && !actor.clientId;
  reply.header(
    'cache-control',
    shared ? `public, max-age=0, s-maxage=${endpoint.sharedCacheSeconds}` : 'private, no-cache',
  );
  if (shared) reply.header('vary', 'cookie, accept-encoding, accept-language');
  if (status === 204) return reply.code(204).send();
  const text = JSON.stringify(body);
  const version = (body as { version?: unknown } | null)?.version;
  if (typeof version === 'string')
    reply.header('etag', tagOfAnswer(version, createHash('sha1').update(text).digest('base64url')));
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}
