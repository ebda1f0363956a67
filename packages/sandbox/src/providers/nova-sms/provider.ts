import { z } from 'zod';
import { type Answer, json } from '#core/answer.ts';
import { type Outcome, WEBHOOK_OUTCOMES } from '#core/outcome.ts';
import type { Call, Failure, HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { countSegments } from './count-segments.ts';
import { callScenario, messageFate } from './fates.ts';
import { type Message, presentMessage, statusAt } from './message.ts';

const MOST_RECIPIENTS = 100;

const sendBody = z.object({
  from: z.string().regex(/^[\p{L}\d .-]{1,11}$/u, 'from must be 1 to 11 letters or digits'),
  to: z
    .array(z.string().regex(/^\+?\d{7,15}$/, 'not a phone number'))
    .min(1)
    .max(MOST_RECIPIENTS),
  body: z.string().min(1),
  wait: z.enum(['no', 'queue', 'delivery']).default('queue'),
  callback: z.url({ protocol: /^https?$/ }).optional(),
});
const queryBody = z.object({ uuid: z.array(z.string()).min(1).max(MOST_RECIPIENTS) });

const FAILURES: Record<Failure, [number, string]> = {
  unauthorized: [401, 'Invalid username or password'],
  no_such_path: [404, 'Not found'],
  unsupported_media_type: [415, 'Content-Type must be application/json'],
  unreadable_body: [400, 'Invalid JSON'],
  rate_limited: [429, 'Too many requests'],
  server_error: [500, 'Internal server error'],
  unavailable: [503, 'Service unavailable'],
};

/** Nova's SMS service, version 1: sending and asking are one address, told apart by the body. */
export function novaSms(world: World): HttpProvider {
  const ids = world.ids('nova-sms');
  const messages = new Map<string, Message>();

  const envelope = (error: string | null, listed: readonly Message[]) => {
    const now = world.clock.now();
    return {
      error: error !== null,
      ...(error === null ? {} : { error_details: error }),
      messages: listed.map((message) => presentMessage(message, now)),
      messages_total: listed.length,
      timestamp: now.toISOString(),
    };
  };
  const refuse = (status: number, details: string): Answer =>
    json(status, envelope(details, []), status === 429 ? { 'retry-after': '2' } : undefined);

  /** Reports to the caller's own address, as often as the message or the rule wants. What Nova sends is not public. */
  const report = (message: Message, url: string, outcome: Outcome, delayMs: number | undefined) => {
    const now = world.clock.now();
    const status = statusAt(message, now);
    const body = JSON.stringify(presentMessage(message, now));
    const chosen = outcome === 'ok' && message.fate.callbacks === 2 ? 'duplicate_webhook' : outcome;
    world.deliveries.send({ provider: 'nova-sms', event: `sms.${status}`, url, body }, chosen, delayMs);
  };

  /** Lets the inbox and the caller know when a message gets where it is going. */
  const follow = (message: Message, call: Call, callback: string | undefined) => {
    const sms = world.sms.add({
      id: message.uuid,
      at: message.requestedAt.toISOString(),
      provider: 'nova-sms',
      from: message.from,
      to: message.to,
      text: message.text,
      segments: message.segments,
      status: statusAt(message, world.clock.now()),
    });
    world.clock.after(message.fate.afterMs, () => {
      world.sms.update(sms, statusAt(message, world.clock.now()));
      if (callback && message.fate.final !== null)
        report(message, callback, call.outcome, call.webhookDelayMs);
    });
  };

  return {
    name: 'nova-sms',
    title: 'Nova SMS',
    failure: (kind) => refuse(...FAILURES[kind]),
    authorize: ({ headers }) => {
      const { SMS_USERNAME, SMS_PASSWORD } = SANDBOX_CREDENTIALS;
      const wanted = Buffer.from(`${SMS_USERNAME}:${SMS_PASSWORD}`).toString('base64');
      return headers.authorization === `Basic ${wanted}` ? undefined : refuse(...FAILURES.unauthorized);
    },
    operations: ['/v1/', '/v1'].flatMap((path) => [
      {
        name: 'query',
        method: 'POST' as const,
        path,
        accepts: 'json' as const,
        when: ({ body }: Call) => typeof body === 'object' && body !== null && 'uuid' in body,
        answer: ({ body }: Call) => {
          const asked = queryBody.safeParse(body);
          if (!asked.success) return refuse(400, firstIssue(asked.error));
          return json(
            200,
            envelope(
              null,
              asked.data.uuid.map((uuid) => messages.get(uuid) ?? unknown(uuid, world)),
            ),
          );
        },
      },
      {
        name: 'send',
        method: 'POST' as const,
        path,
        accepts: 'json' as const,
        plays: ['decline', 'expire', ...WEBHOOK_OUTCOMES] as const,
        scenario: ({ body }: Call) => callScenario(body),
        answer: async (call: Call) => {
          const asked = sendBody.safeParse(call.body);
          if (!asked.success) return refuse(400, firstIssue(asked.error));
          const { from, to, body: text, wait, callback } = asked.data;
          const segments = countSegments(text);
          const requestedAt = world.clock.now();
          const sent = to.map((number) => {
            const fate = messageFate(number, call.outcome);
            const message: Message = {
              uuid: ids.uuid(),
              from,
              to: number,
              text,
              segments,
              requestedAt,
              wait,
              fate,
            };
            messages.set(message.uuid, message);
            follow(message, call, callback);
            return message;
          });
          if (wait === 'delivery') await world.clock.wait(Math.max(...sent.map(({ fate }) => fate.afterMs)));
          return json(200, envelope(null, sent));
        },
      },
    ]),
  };
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

function unknown(uuid: string, world: World): Message {
  const fate = {
    immediate: 'unknown',
    final: null,
    afterMs: 0,
    error: 'Message not found',
    callbacks: 0,
  } as const;
  return { uuid, from: '', to: '', text: '', segments: 0, requestedAt: world.clock.now(), wait: 'no', fate };
}
