import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Answer, empty, json, page } from '#core/answer.ts';
import { type Outcome, WEBHOOK_OUTCOMES } from '#core/outcome.ts';
import { ActRefused, type Call, type Failure, type HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { verificationPage, verificationPanel } from './pages.ts';
import {
  DECISIONS,
  type DecisionName,
  presentDecision,
  presentEvent,
  type Session,
  Sessions,
  type Subject,
} from './sessions.ts';

const subject = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  dateOfBirth: z.string().optional(),
});
const createBody = z.object({
  verification: z.object({
    callback: z.url({ protocol: /^https?$/ }).optional(),
    vendorData: z.string().max(1000).optional(),
    person: subject.optional(),
  }),
});

const FAILURES: Record<Failure, [number, string, string]> = {
  unauthorized: [401, '1001', 'Authorization failed.'],
  no_such_path: [404, '1002', 'Not found.'],
  unsupported_media_type: [415, '1003', 'Content type must be application/json.'],
  unreadable_body: [400, '1102', 'Invalid JSON.'],
  rate_limited: [429, '1004', 'Too many requests.'],
  server_error: [500, '1500', 'Internal error.'],
  unavailable: [503, '1503', 'Service unavailable.'],
};

const HOUR_MS = 3_600_000;
/** Anything but success is sent again each hour for a week. */
const RETRIES = Array.from({ length: 7 * 24 }, () => HOUR_MS);
/** So long the person may try again on the spot before the product is notified. */
const RESUBMISSION_MS = 5 * 60_000;
const SOON_MS = 1_000;

/** What the end of the reference asks for, when the product's own random one is replaced by hand. */
const SUFFIXES: Record<string, DecisionName> = {
  ok: 'approved',
  declined: 'declined',
  resubmit: 'resubmission',
  expired: 'expired',
  abandoned: 'abandoned',
  review: 'review',
  slow: 'approved',
  dup: 'approved',
  forged: 'approved',
};
const SUFFIX_WEBHOOKS: Record<string, Outcome> = {
  slow: 'late_webhook',
  dup: 'duplicate_webhook',
  forged: 'bad_signature_webhook',
};

const sign = (text: string): string =>
  createHmac('sha256', SANDBOX_CREDENTIALS.VERIFF_SHARED_SECRET).update(text).digest('hex');

/** Veriff: a session, a page of its own for document and selfie, a decision to ask for, and signed webhooks. */
export function veriff(world: World): HttpProvider {
  const sessions = new Sessions(world);

  const tell = (session: Session, event: 'event' | 'decision', delayMs?: number) => {
    if (!world.heimaUrl) return;
    const body = JSON.stringify(event === 'event' ? presentEvent(session) : presentDecision(session));
    world.deliveries.send(
      {
        provider: 'veriff',
        event: `verification.${event}`,
        url: `${world.heimaUrl}/webhooks/veriff`,
        body,
        sign: (text) => ({
          'x-auth-client': SANDBOX_CREDENTIALS.VERIFF_API_KEY,
          'x-hmac-signature': sign(text),
        }),
        retryAfterMs: RETRIES,
      },
      session.webhooks.outcome,
      session.webhooks.delayMs ?? delayMs,
    );
  };

  const reach = (session: Session, event: 7001 | 7002) => {
    if (session.event !== undefined && session.event >= event) return;
    session.event = event;
    tell(session, 'event');
    world.changed();
  };

  const decide = (session: Session, name: DecisionName, person: Subject = session.subject) => {
    if (name !== 'expired' && name !== 'abandoned') reach(session, 7002);
    sessions.decide(session, name, person);
    tell(session, 'decision', name === 'resubmission' ? RESUBMISSION_MS : undefined);
    // A review is looked at by a person, who approves.
    if (name === 'review' && suffixOf(session) === 'review')
      world.clock.after(SOON_MS, () => decide(session, 'approved', person));
  };

  const refuse = (kind: Failure): Answer => {
    const [status, code, message] = FAILURES[kind];
    return json(
      status,
      { status: 'fail', code, message },
      status === 429 ? { 'retry-after': '2' } : undefined,
    );
  };

  const visited = ({ params }: Call, then: (session: Session) => Answer): Answer => {
    const session = sessions.find(params.id ?? '');
    return session ? then(session) : refuse('no_such_path');
  };

  return {
    name: 'veriff',
    title: 'Veriff',
    failure: refuse,
    authorize: ({ headers, rawBody, params, method }) => {
      const signed = method === 'POST' ? rawBody : (params.id ?? '');
      const known =
        headers['x-auth-client'] === SANDBOX_CREDENTIALS.VERIFF_API_KEY &&
        headers['x-hmac-signature'] === sign(signed);
      return known ? undefined : refuse('unauthorized');
    },
    operations: [
      {
        name: 'create',
        method: 'POST',
        path: '/v1/sessions',
        accepts: 'json',
        plays: WEBHOOK_OUTCOMES,
        answer: (call) => {
          const asked = createBody.safeParse(call.body);
          if (!asked.success)
            return json(400, { status: 'fail', code: '1101', message: 'Validation failed.' });
          const { vendorData = '', callback, person = {} } = asked.data.verification;
          const session = sessions.create({
            vendorData,
            callback,
            subject: person,
            webhooks: { outcome: call.outcome, delayMs: call.webhookDelayMs },
          });
          const suffix = suffixOf(session);
          const wanted = SUFFIXES[suffix];
          if (call.outcome === 'ok') session.webhooks.outcome = SUFFIX_WEBHOOKS[suffix] ?? 'ok';
          if (wanted) world.clock.after(SOON_MS, () => decide(session, wanted));
          world.changed();
          return json(201, {
            status: 'success',
            verification: {
              id: session.id,
              url: `${call.baseUrl}/v/${session.id}`,
              vendorData: vendorData || null,
              host: call.baseUrl,
              status: 'created',
              sessionToken: session.attemptId,
            },
          });
        },
      },
      {
        name: 'decision',
        method: 'GET',
        path: '/v1/sessions/:id/decision',
        answer: (call) => visited(call, (session) => json(200, presentDecision(session))),
      },
      {
        name: 'visit',
        method: 'GET',
        path: '/v/:id',
        open: true,
        unlogged: true,
        answer: (call) =>
          visited(call, (session) => {
            reach(session, 7001);
            return page(200, verificationPage(session, `${call.baseUrl}/v/${session.id}`));
          }),
      },
      {
        name: 'choose',
        method: 'POST',
        path: '/v/:id',
        accepts: 'form',
        open: true,
        unlogged: true,
        answer: (call) =>
          visited(call, (session) => {
            const { decision = '', ...person } = call.body as Record<string, string>;
            if (isDecision(decision)) decide(session, decision, person);
            else reach(session, 7002);
            return empty(303, { location: session.callback ?? '/#veriff' });
          }),
      },
    ],
    acts: {
      /** `{id, decision, firstName?, lastName?, dateOfBirth?}`; a later one overrides an earlier one. */
      decide: (input) => {
        const session = sessions.find(String(input.id));
        const name = String(input.decision);
        if (!session) throw new ActRefused('no such session');
        if (!isDecision(name)) throw new ActRefused('no such decision');
        decide(session, name, { ...session.subject, ...subject.parse(input) });
        return { id: session.id, decision: name };
      },
    },
    panel: () => verificationPanel(sessions.newest()),
  };
}

const isDecision = (name: string): name is DecisionName => Object.hasOwn(DECISIONS, name);
const suffixOf = ({ vendorData }: Session): string => /-([a-z]+)$/.exec(vendorData)?.[1] ?? '';
