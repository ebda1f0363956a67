import type { IdSource } from './id-source.ts';
import { mayCallOut } from './loopback.ts';
import { NewestFirst } from './newest-first.ts';
import type { Outcome } from './outcome.ts';
import type { VirtualClock } from './virtual-clock.ts';

export type Webhook = {
  provider: string;
  event: string;
  url: string;
  body: string;
  contentType?: string;
  /** Makes the signature headers of one attempt; called anew for each, as a provider does. */
  sign?: (body: string, at: Date) => Record<string, string>;
  /** The provider's waits before each further try after a failure. */
  retryAfterMs?: readonly number[];
};

export type Attempt = {
  at: string;
  kind: 'first' | 'duplicate' | 'retry' | 'redelivery';
  headers: Record<string, string>;
  body: string;
  status: number | null;
  error: string | null;
};

export type Delivery = {
  id: string;
  at: string;
  provider: string;
  event: string;
  url: string;
  body: string;
  outcome: Outcome;
  state: 'waiting' | 'held' | 'withheld' | 'delivered' | 'failed';
  attempts: Attempt[];
};

export type Tampering = { wrongSignature?: boolean; body?: string; signedAgoMs?: number };

/** How late a `late_webhook` is unless the rule says: past any poll, inside any retry window. */
const LATE_MS = 10 * 60_000;
const ANSWER_WITHIN_MS = 10_000;
const KEPT_DELIVERIES = 500;

type Desk = { clock: VirtualClock; ids: IdSource; heimaUrl: string | undefined; changed: () => void };
type Entry = { delivery: Delivery; webhook: Webhook };

/** Sends webhooks the way a rule asks for, and again on demand. */
export class DeliveryDesk {
  readonly #entries = new NewestFirst<Entry>(KEPT_DELIVERIES);
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  list(): Delivery[] {
    return this.#entries.items.map((entry) => entry.delivery);
  }

  /** Starts a delivery; the outcome decides when, how often and whether it goes out. */
  send(webhook: Webhook, outcome: Outcome = 'ok', delayMs?: number): Delivery {
    const { provider, event, url, body } = webhook;
    const at = this.#desk.clock.now().toISOString();
    const id = this.#desk.ids.uuid();
    const delivery: Delivery = {
      id,
      at,
      provider,
      event,
      url,
      body,
      outcome,
      state: 'waiting',
      attempts: [],
    };
    const entry = { delivery, webhook };
    const overtaken = this.#entries.items.find(
      (older) => older.delivery.state === 'held' && older.delivery.provider === provider,
    );
    this.#entries.add(entry);
    void this.#start(entry, delayMs).then(() => overtaken && this.#attempt(overtaken, 'first'));
    this.#desk.changed();
    return delivery;
  }

  /** Sends a delivery once more, unchanged or tampered with; undefined when there is no such delivery. */
  async redeliver(id: string, tampering: Tampering = {}): Promise<Delivery | undefined> {
    const entry = this.#entries.items.find((candidate) => candidate.delivery.id === id);
    if (!entry) return undefined;
    await this.#attempt(entry, 'redelivery', tampering);
    return entry.delivery;
  }

  async #start(entry: Entry, delayMs: number | undefined): Promise<void> {
    const { delivery, webhook } = entry;
    if (delivery.outcome === 'no_webhook') delivery.state = 'withheld';
    else if (delivery.outcome === 'out_of_order_webhook') delivery.state = 'held';
    else {
      await this.#desk.clock.wait(delayMs ?? (delivery.outcome === 'late_webhook' ? LATE_MS : 0));
      const wrongSignature = delivery.outcome === 'bad_signature_webhook';
      await this.#attempt(entry, 'first', { wrongSignature });
      if (delivery.outcome === 'duplicate_webhook') await this.#attempt(entry, 'duplicate');
      void this.#retry(entry, webhook.retryAfterMs ?? []);
    }
  }

  async #retry(entry: Entry, waits: readonly number[]): Promise<void> {
    for (const wait of waits) {
      if (entry.delivery.state !== 'failed') return;
      await this.#desk.clock.wait(wait);
      await this.#attempt(entry, 'retry');
    }
  }

  async #attempt(entry: Entry, kind: Attempt['kind'], tampering: Tampering = {}): Promise<void> {
    const { delivery, webhook } = entry;
    const now = this.#desk.clock.now();
    const signedAt = new Date(now.getTime() - (tampering.signedAgoMs ?? 0));
    // A wrong signature is a well-formed one over another body.
    const signedBody = tampering.wrongSignature ? `${webhook.body} ` : webhook.body;
    const headers = {
      'content-type': webhook.contentType ?? 'application/json',
      ...webhook.sign?.(signedBody, signedAt),
    };
    const body = tampering.body ?? webhook.body;
    const result = await this.#post(webhook.url, headers, body);
    delivery.attempts.push({ at: now.toISOString(), kind, headers, body, ...result });
    const delivered = result.status !== null && result.status >= 200 && result.status < 300;
    delivery.state = delivered ? 'delivered' : 'failed';
    this.#desk.changed();
  }

  async #post(
    url: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<Pick<Attempt, 'status' | 'error'>> {
    if (!mayCallOut(url, this.#desk.heimaUrl))
      return { status: null, error: 'the sandbox calls only this machine and the product' };
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await response.body?.cancel();
      return { status: response.status, error: null };
    } catch (error) {
      return { status: null, error: error instanceof Error ? describe(error) : String(error) };
    }
  }
}

/** fetch hides what went wrong in the cause. */
function describe(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
