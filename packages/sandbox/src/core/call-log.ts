import type { IdSource } from './id-source.ts';
import { NewestFirst } from './newest-first.ts';
import type { Outcome } from './outcome.ts';

export type CallRecord = {
  id: string;
  at: string;
  provider: string;
  operation: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  outcome: Outcome;
  ruleId: string | null;
  /** `open` while the caller still waits; `dropped` when the connection was closed without an answer. */
  ended: 'open' | 'answered' | 'dropped';
  answer: { status: number; headers: Record<string, string>; body: unknown } | null;
  tookMs: number | null;
};

type Opened = Omit<CallRecord, 'id' | 'ended' | 'answer' | 'tookMs'>;

const KEPT_CALLS = 1_000;
/** A body longer than this is kept in part only: documents would fill the memory. */
const KEPT_CHARACTERS = 200_000;

/** Every call received and what it was answered: what tests assert on and what the page shows. */
export class CallLog {
  readonly #calls = new NewestFirst<CallRecord>(KEPT_CALLS);
  readonly #ids: IdSource;
  readonly #changed: () => void;

  constructor(ids: IdSource, changed: () => void) {
    this.#ids = ids;
    this.#changed = changed;
  }

  /** Calls, newest first. */
  list(filter: { provider?: string; operation?: string } = {}): CallRecord[] {
    return this.#calls.items.filter(
      (call) =>
        (filter.provider === undefined || call.provider === filter.provider) &&
        (filter.operation === undefined || call.operation === filter.operation),
    );
  }

  find(id: string): CallRecord | undefined {
    return this.#calls.items.find((call) => call.id === id);
  }

  clear(): void {
    this.#calls.clear();
    this.#changed();
  }

  /** Notes a call when it arrives, so that one that hangs is seen as well. */
  open(call: Opened): CallRecord {
    const record: CallRecord = {
      ...call,
      body: shortened(call.body),
      id: this.#ids.uuid(),
      ended: 'open',
      answer: null,
      tookMs: null,
    };
    this.#calls.add(record);
    this.#changed();
    return record;
  }

  /** Notes how a call ended. */
  close(record: CallRecord, answer: CallRecord['answer'], tookMs: number): void {
    record.ended = answer === null ? 'dropped' : 'answered';
    record.answer = answer && { ...answer, body: shortened(answer.body) };
    record.tookMs = Math.round(tookMs);
    this.#changed();
  }
}

function shortened(body: unknown): unknown {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return text.length <= KEPT_CHARACTERS
    ? body
    : `${text.slice(0, KEPT_CHARACTERS)}… (${text.length} characters)`;
}
