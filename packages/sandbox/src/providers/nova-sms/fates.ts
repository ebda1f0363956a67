import type { Outcome } from '#core/outcome.ts';
import { internationalNumber } from '#core/sms-box.ts';

export type DeliveryStatus =
  | 'accepted'
  | 'queued'
  | 'queueing'
  | 'delivered'
  | 'failed'
  | 'rejected'
  | 'timeout'
  | 'unknown';

/** What becomes of one message. */
export type Fate = {
  /** The state in the answer to the sender; null for the usual one, which depends on how long he waits. */
  immediate: DeliveryStatus | null;
  /** The state in the end; null when it never changes. */
  final: DeliveryStatus | null;
  afterMs: number;
  error: string | null;
  callbacks: 0 | 1 | 2;
};

const USUAL_MS = 1_000;
const LONG_MS = 20_000;
const DELIVERED: Fate = {
  immediate: null,
  final: 'delivered',
  afterMs: USUAL_MS,
  error: null,
  callbacks: 1,
};
const REJECTED: Fate = {
  immediate: 'rejected',
  final: 'rejected',
  afterMs: 0,
  error: 'Number rejected',
  callbacks: 1,
};
const TIMED_OUT: Fate = {
  immediate: 'timeout',
  final: 'timeout',
  afterMs: 0,
  error: 'Delivery timed out',
  callbacks: 1,
};

/** Numbers of the form 888 00NN have a fate of their own; all others are delivered. */
const FATES: Record<string, Fate> = {
  '01': REJECTED,
  '02': { ...DELIVERED, final: null, immediate: 'queued', callbacks: 0 },
  '03': TIMED_OUT,
  '04': { immediate: 'failed', final: 'failed', afterMs: 0, error: 'Delivery failed', callbacks: 1 },
  '06': { ...DELIVERED, afterMs: LONG_MS },
  '07': { ...DELIVERED, callbacks: 2 },
  '08': { immediate: 'unknown', final: 'unknown', afterMs: 0, error: null, callbacks: 1 },
  '11': { ...DELIVERED, immediate: 'accepted' },
};

/** Numbers that trouble the call as a whole. */
const CALL_SCENARIOS: Record<string, Outcome> = {
  '05': 'server_error',
  '09': 'malformed',
  '12': 'unauthorized',
};

/** The fate of a message: a rule's word first, its number's second. */
export function messageFate(to: string, outcome: Outcome): Fate {
  if (outcome === 'decline') return REJECTED;
  if (outcome === 'expire') return TIMED_OUT;
  return FATES[scenarioOf(to)] ?? DELIVERED;
}

/** What the recipients ask the whole call to do. */
export function callScenario(body: unknown): Outcome | undefined {
  const to = typeof body === 'object' && body !== null && 'to' in body ? [body.to].flat() : [];
  return to
    .map((number) => CALL_SCENARIOS[scenarioOf(String(number))])
    .find((outcome) => outcome !== undefined);
}

function scenarioOf(to: string): string {
  return /^35488800(\d\d)$/.exec(internationalNumber(to))?.[1] ?? '';
}
