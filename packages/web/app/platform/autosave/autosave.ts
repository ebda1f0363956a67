import {
  concerns,
  type DeviceStorage,
  loadEdits,
  lockName,
  madeSince,
  type Subject,
  saveEdits,
  saveMade,
} from './edit-storage.ts';
import { addEdit, type Edits, editsIn, markEdits, mergeEdits, withoutSaved } from './edits.ts';

/** What came of sending some fields. Those neither refused nor left are saved. */
export interface SendOutcome {
  /** What they went to; the first edit makes one. */
  id: string | undefined;
  /** Messages by field. */
  refused: Readonly<Record<string, readonly string[]>>;
  /** Fields that were not reached, because of `failure`. */
  left: readonly string[];
  failure?: SendFailure;
}

export interface SendFailure {
  /** `offline`: no answer came, so it is tried again by itself. `refused`: trying again is up to the person. */
  kind: 'offline' | 'refused';
  message: string | undefined;
  /** A fault of the program itself, which somebody has to hear of. */
  fault?: unknown;
}

/**
 * Sends fields of what is edited; its id is absent before the first edit. Reports every fault in its outcome.
 * `own` is what the server last took of these fields from this browser, so that another tab is not taken for somebody
 * else.
 */
export type Send = (
  id: string | undefined,
  fields: Record<string, unknown>,
  own?: Readonly<Record<string, unknown>>,
) => Promise<SendOutcome>;

/** What saving needs of the device; given in, so that tests hold the clock and the storage. */
export interface Device {
  storage: DeviceStorage;
  now(): number;
  /** Does the work later; gives what calls it off. */
  schedule(work: () => void, milliseconds: number): () => void;
  /** Runs the work while no other tab runs work of the same name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Reports a fault nobody expected, where faults of a page are reported. */
  report(fault: unknown): void;
}

export interface AutosaveState {
  /** What is edited; absent until the first edit has made it. */
  id: string | undefined;
  edits: Edits;
  status: 'clean' | 'saving' | 'saved' | 'offline' | 'failed';
  /** When the server last took something, in milliseconds. */
  savedAt: number | undefined;
  /** How many fields the server does not have, and since when. */
  waiting: number;
  waitingSince: number | undefined;
  /** Whether the device takes the edits; if not, leaving the page would lose them. */
  isKept: boolean;
  message: string | undefined;
}

const quietMs = 700;
const longestMs = 4000;
const againMs = [2000, 5000, 15_000, 30_000, 60_000] as const;
/** A page is a little older than its arrival. */
const pageAgeMs = 5000;

/**
 * Saves edits by itself: on the device from the first keystroke, on the server soon after. Edits survive a reload, a
 * lost connection and a second tab; per field the last one wins. Only one tab sends at a time. What the first edit
 * makes (a draft) need not exist before.
 */
export class Autosave {
  readonly #kind: string;
  readonly #send: Send;
  readonly #device: Device;
  readonly #loadedAt: number;
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState;
  #cancel: (() => void) | undefined;
  #failures = 0;
  /** When the typing began that has not been sent; the same field edited again does not move it. */
  #typingSince: number | undefined;
  #sending: Promise<void> | undefined;

  constructor({ kind, id }: Subject, send: Send, device: Device) {
    this.#kind = kind;
    this.#send = send;
    this.#device = device;
    this.#loadedAt = device.now() - pageAgeMs;
    this.#state = {
      id,
      edits: {},
      status: 'clean',
      savedAt: undefined,
      waiting: 0,
      waitingSince: undefined,
      isKept: true,
      message: undefined,
    };
  }

  readonly state = (): AutosaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads what an earlier page left on the device, and sends it. */
  start(): void {
    const { storage } = this.#device;
    const unmade = { kind: this.#kind, id: undefined };
    const isMade = this.#state.id !== undefined;
    // Edits made before there was an id belong to what has been made of them since.
    const early = isMade ? editsIn(loadEdits(storage, unmade), 'waiting') : {};
    const found = withoutSaved(mergeEdits(loadEdits(storage, this.#subject()), early), this.#loadedAt);
    this.#put(mergeEdits(found, this.#state.edits));
    if (isMade) saveEdits(storage, unmade, {});
    if (this.#state.waiting > 0) this.#sendSoon(0);
  }

  /** Takes the edit of one or more fields. */
  edit(fields: Readonly<Record<string, unknown>>): void {
    let { edits } = this.#state;
    for (const [field, value] of Object.entries(fields))
      edits = addEdit(edits, field, value, this.#device.now());
    this.#put(edits, { status: 'saving', message: undefined });
    this.#failures = 0;
    const now = this.#device.now();
    this.#typingSince ??= now;
    this.#sendSoon(Math.max(0, Math.min(quietMs, this.#typingSince + longestMs - now)));
  }

  /** Takes a value that the server made itself, such as a translation, in place of the typed one. */
  take(field: string, value: unknown): void {
    const edited = addEdit(this.#state.edits, field, value, this.#device.now());
    this.#put(markEdits(edited, { [field]: edited[field]! }, 'saved'));
  }

  /** Merges what other tabs have stored on the device. */
  readonly onStorage = (key: string | null): void => {
    if (!concerns(key, this.#subject())) return;
    this.#adopt();
    this.#put(mergeEdits(this.#state.edits, this.#onDevice()));
  };

  /** Sends now what waits; done when it has gone, or could not go: its state shows which. */
  readonly flush = async (): Promise<void> => {
    this.#cancel?.();
    this.#cancel = undefined;
    await this.#sending;
    if (this.#state.waiting === 0) return;
    this.#sending = this.#device
      .alone(lockName(this.#subject()), () => this.#sendWaiting())
      .catch((fault: unknown) => {
        // Whatever broke, the person must not be left with a mark that says it is being saved.
        this.#device.report(fault);
        this.#put(this.#state.edits, { status: 'failed', message: undefined });
      })
      .finally(() => {
        this.#sending = undefined;
      });
    await this.#sending;
  };

  /** Stops the clock; what waits is stored on the device. */
  stop(): void {
    this.#cancel?.();
  }

  /** Drops everything stored, after it was published or deleted. */
  clear(): void {
    this.#cancel?.();
    saveEdits(this.#device.storage, this.#subject(), {});
    this.#state = { ...this.#state, edits: {}, status: 'clean', waiting: 0, waitingSince: undefined };
    this.#tell();
  }

  async #sendWaiting(): Promise<void> {
    this.#adopt();
    // Another tab may have sent some of it, or added to it, while this one waited for its turn.
    this.#put(mergeEdits(this.#state.edits, this.#onDevice()));
    const sent = editsIn(this.#state.edits, 'waiting');
    if (Object.keys(sent).length === 0) return;
    this.#put(this.#state.edits, { status: 'saving' });
    this.#typingSince = undefined;
    const fields = Object.fromEntries(Object.entries(sent).map(([field, { value }]) => [field, value]));
    const own = Object.fromEntries(
      Object.entries(sent).flatMap(([field, edit]) => ('saved' in edit ? [[field, edit.saved]] : [])),
    );
    const outcome = await this.#send(this.#state.id, fields, own);
    this.#move(outcome.id);
    this.#settle(sent, outcome);
  }

  #settle(sent: Edits, { refused, left, failure }: SendOutcome): void {
    const pick = (wanted: (field: string) => boolean) =>
      Object.fromEntries(Object.entries(sent).filter(([field]) => wanted(field)));
    const saved = pick((field) => !(field in refused) && !left.includes(field));
    let edits = mergeEdits(this.#state.edits, this.#onDevice());
    edits = markEdits(edits, saved, 'saved');
    edits = markEdits(
      edits,
      pick((field) => field in refused),
      'refused',
      refused,
    );
    const savedAt = Object.keys(saved).length > 0 ? this.#device.now() : this.#state.savedAt;
    if (!failure) {
      this.#failures = 0;
      this.#put(edits, { savedAt, message: undefined });
      this.#put(edits, { status: this.#state.waiting > 0 ? 'saving' : 'saved' });
      if (this.#state.waiting > 0) this.#sendSoon(quietMs);
      return;
    }
    if (failure.fault !== undefined) this.#device.report(failure.fault);
    const isOffline = failure.kind === 'offline';
    this.#put(edits, { savedAt, status: isOffline ? 'offline' : 'failed', message: failure.message });
    if (isOffline) this.#sendSoon(againMs[Math.min(this.#failures++, againMs.length - 1)]!);
  }

  #sendSoon(milliseconds: number): void {
    this.#cancel?.();
    this.#cancel = this.#device.schedule(() => void this.flush(), milliseconds);
  }

  #subject = (): Subject => ({ kind: this.#kind, id: this.#state.id });

  #onDevice = (): Edits => withoutSaved(loadEdits(this.#device.storage, this.#subject()), this.#loadedAt);

  /** Uses what another tab has made, so that two tabs never make two. */
  #adopt(): void {
    if (this.#state.id === undefined)
      this.#move(madeSince(this.#device.storage, this.#subject(), this.#loadedAt));
  }

  #move(id: string | undefined): void {
    if (id === undefined || id === this.#state.id) return;
    const { storage } = this.#device;
    const early = mergeEdits(this.#state.edits, this.#onDevice());
    saveEdits(storage, this.#subject(), {});
    this.#state = { ...this.#state, id };
    saveMade(storage, this.#subject(), this.#device.now());
    this.#put(mergeEdits(early, this.#onDevice()));
  }

  #put(edits: Edits, more: Partial<AutosaveState> = {}): void {
    const isKept = saveEdits(this.#device.storage, this.#subject(), mergeEdits(this.#onDevice(), edits));
    const waiting = Object.values(editsIn(edits, 'waiting'));
    this.#state = {
      ...this.#state,
      edits,
      isKept,
      waiting: waiting.length,
      waitingSince: waiting.length > 0 ? Math.min(...waiting.map(({ at }) => at)) : undefined,
      ...more,
    };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
