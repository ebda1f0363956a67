import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, bodyOf } from './answer.ts';
import type { CallRecord } from './call-log.ts';
import { HTTP_OUTCOMES, isWebhookOutcome, type Outcome, SLOW_MS } from './outcome.ts';
import type { Call, Failure, HttpOperation, HttpProvider, Provider } from './provider.ts';
import { readCall } from './read-call.ts';
import type { Sandbox } from './sandbox.ts';
import type { World } from './world.ts';

/** Registers every provider's paths, with credentials, rules and recording in one place for all of them. */
export function bindProviders(app: FastifyInstance, sandbox: Sandbox): void {
  // Content types are the providers' business: they refuse in their own shape, so nothing is parsed before.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const { name, operations } of [...sandbox.world.providers.values()].filter(isHttpProvider)) {
    const routes = new Set(operations.map((operation) => `${operation.method} ${operation.path}`));
    for (const route of routes) {
      const [method, path] = route.split(' ') as [HttpOperation['method'], string];
      app.route({
        method,
        url: `/${name}${path}`,
        exposeHeadRoute: false,
        handler: (request, reply) => {
          const provider = sandbox.world.providers.get(name) as HttpProvider;
          const candidates = provider.operations.filter((one) => one.method === method && one.path === path);
          return whileInFlight(request, sandbox.world, (world) =>
            serve(request, reply, world, provider, candidates),
          );
        },
      });
    }
    app.all(`/${name}/*`, (request, reply) => {
      const provider = sandbox.world.providers.get(name) as HttpProvider;
      return serve(request, reply, sandbox.world, provider, []);
    });
  }
}

/** Keeps the connection known while the caller waits, so that a reset can break it off. */
async function whileInFlight<Result>(
  request: FastifyRequest,
  world: World,
  work: (world: World) => Promise<Result>,
): Promise<Result> {
  const { socket } = request.raw;
  world.inFlight.add(socket);
  try {
    return await work(world);
  } finally {
    world.inFlight.delete(socket);
  }
}

/** Whether a provider is reached over HTTP, and not, say, over SMTP. */
function isHttpProvider(provider: Provider): provider is HttpProvider {
  return 'failure' in provider;
}

/** Whether a rule with this outcome says anything to this operation. */
function canPlay(operation: HttpOperation, outcome: Outcome): boolean {
  return (
    (HTTP_OUTCOMES as readonly Outcome[]).includes(outcome) || operation.plays?.includes(outcome) === true
  );
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  world: World,
  provider: HttpProvider,
  candidates: HttpOperation[],
): Promise<FastifyReply> {
  const startedAt = performance.now();
  const { call, problem } = readCall(request, provider.name);
  const operation = candidates.find((one) => one.when?.(call) ?? true);
  if (operation?.unlogged) return write(reply, await operation.answer(call));
  const { method, path, query, headers, body } = call;
  const { name } = provider;
  const record = world.calls.open({
    at: world.clock.now().toISOString(),
    provider: name,
    operation: operation?.name ?? 'unknown',
    ...{ method, path, query, headers, body },
    outcome: 'ok',
    ruleId: null,
  });

  const failure: Failure | undefined = operation ? problemOf(operation, call, problem) : 'no_such_path';
  const refusal =
    (operation && !operation.open && provider.authorize?.(call)) ||
    (failure && provider.failure(failure, call));
  if (refusal || !operation) {
    return send(reply, world, record, refusal || provider.failure('no_such_path', call), startedAt);
  }

  const rule = world.rules.take(name, operation.name, [body, query, call.params], (one) =>
    canPlay(operation, one),
  );
  const outcome = rule?.outcome ?? operation.scenario?.(call) ?? 'ok';
  record.outcome = outcome;
  record.ruleId = rule?.id ?? null;
  const delayMs = rule?.delayMs ?? (outcome === 'slow' ? SLOW_MS : 0);
  // The delay of a webhook's rule is the webhook's: the call itself is answered at once.
  if (isWebhookOutcome(outcome)) call.webhookDelayMs = rule?.delayMs;
  else await world.clock.wait(delayMs);
  return play(reply, world, record, { provider, operation, call, outcome }, startedAt);
}

function problemOf(operation: HttpOperation, call: Call, problem: Failure | undefined): Failure | undefined {
  if (operation.accepts === undefined) return undefined;
  const type = (call.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const form = operation.accepts !== 'json' && type === 'application/x-www-form-urlencoded';
  const json = operation.accepts !== 'form' && type === 'application/json';
  return json || form ? problem : 'unsupported_media_type';
}

type Play = { provider: HttpProvider; operation: HttpOperation; call: Call; outcome: Outcome };

async function play(
  reply: FastifyReply,
  world: World,
  record: CallRecord,
  { provider, operation, call, outcome }: Play,
  startedAt: number,
): Promise<FastifyReply> {
  const work = () => {
    call.outcome = operation.plays?.includes(outcome) ? outcome : 'ok';
    return operation.answer(call);
  };
  switch (outcome) {
    case 'timeout':
      // The work is not done: together with `drop` both halves of "outcome unknown" can be tried.
      return hang(reply, world, record, startedAt);
    case 'drop': {
      await work();
      reply.hijack();
      reply.raw.socket?.destroy();
      world.calls.close(record, null, performance.now() - startedAt);
      return reply;
    }
    case 'server_error':
    case 'unavailable':
    case 'rate_limited':
    case 'unauthorized':
      return send(reply, world, record, provider.failure(outcome, call), startedAt);
    case 'malformed': {
      const answer = await work();
      const { payload, headers } = bodyOf(answer);
      const text = payload.length > 1 ? payload.slice(0, Math.ceil(payload.length / 2)) : '{"';
      return send(reply, world, record, { status: answer.status, headers, text }, startedAt);
    }
    case 'wrong_schema': {
      const { status, headers } = await work();
      return send(reply, world, record, { status, headers, json: { unexpected: 'shape' } }, startedAt);
    }
    default:
      return send(reply, world, record, await work(), startedAt);
  }
}

function hang(
  reply: FastifyReply,
  world: World,
  record: CallRecord,
  startedAt: number,
): Promise<FastifyReply> {
  reply.hijack();
  return new Promise((resolve) => {
    reply.raw.once('close', () => {
      world.calls.close(record, null, performance.now() - startedAt);
      resolve(reply);
    });
  });
}

function send(
  reply: FastifyReply,
  world: World,
  record: CallRecord,
  answer: Answer,
  startedAt: number,
): FastifyReply {
  const { payload, headers } = bodyOf(answer);
  const body = answer.json ?? (payload === '' ? null : payload);
  world.calls.close(record, { status: answer.status, headers, body }, performance.now() - startedAt);
  return write(reply, answer);
}

function write(reply: FastifyReply, answer: Answer): FastifyReply {
  const { payload, headers } = bodyOf(answer);
  return reply
    .code(answer.status)
    .headers(headers)
    .send(payload === '' ? null : payload);
}
