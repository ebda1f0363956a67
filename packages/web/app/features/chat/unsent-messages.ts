/** A message that the server does not have yet. */
export interface UnsentMessage {
  /** Tells the server that it is the same message, however often it arrives. */
  key: string;
  conversationId: string;
  text: string;
  /** When it was written, in milliseconds. */
  at: number;
  /** Why the server did not take it, in words; trying again is up to the person. */
  refused?: string;
}

/** What came of sending a message. */
export type SendOutcome =
  | { kind: 'sent' }
  /** No answer came, or not now: it is tried again by itself, at the earliest after this time. */
  | { kind: 'later'; afterMs?: number | undefined }
  | { kind: 'refused'; message: string };

/** What sending needs of the browser; given in, so that tests hold the clock and the storage. */
export interface UnsentDevice {
  storage: {
    keys(prefix: string): string[];
    get(key: string): string | undefined;
    set(key: string, value: string): boolean;
    remove(key: string): boolean;
  };
  now(): number;
  newKey(): string;
  /** Does the work later; gives what calls it off. */
  schedule(work: () => void, milliseconds: number): () => void;
  /** Runs the work while no other tab runs work of the same name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const againMs = [2000, 5000, 15_000, 30_000, 60_000] as const;

/**
 * Messages on their way: kept on the device one by one, so that two tabs never write over each other, and sent in the
 * order of writing. They survive a reload and a lost connection (CH01), and are sent once (CH03): only one tab sends at a
 * time, and what is sent twice all the same is one message to the server by its key.
 */
export class UnsentMessages {
  readonly #prefix: string;
  readonly #send: (message: UnsentMessage) => Promise<SendOutcome>;
  readonly #device: UnsentDevice;
  readonly #listeners = new Set<() => void>();
  /** Those that the device does not take; they live as long as the page. */
  readonly #unkept = new Map<string, UnsentMessage>();
  #state: readonly UnsentMessage[] = [];
  #failures = 0;
  #cancel: (() => void) | undefined;
  #sending: Promise<void> | undefined;
  #sendAgain = false;

  constructor(
    personId: string,
    send: (message: UnsentMessage) => Promise<SendOutcome>,
    device: UnsentDevice,
  ) {
    this.#prefix = `heima-unsent-${personId}-`;
    this.#send = send;
    this.#device = device;
  }

  /** All of them, the first written first. */
  readonly state = (): readonly UnsentMessage[] => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether leaving the page would lose one. */
  isUnsafe = (): boolean => this.#unkept.size > 0;

  /** Takes a message, and sends it. */
  add(conversationId: string, text: string): void {
    const at = Math.max(this.#device.now(), (this.#state.at(-1)?.at ?? 0) + 1);
    this.#keep({ key: this.#device.newKey(), conversationId, text, at });
    this.#failures = 0;
    this.read();
    void this.flush();
  }

  /** Sends one that was refused once more. */
  retry(key: string): void {
    const found = this.#state.find((one) => one.key === key);
    if (!found) return;
    const { refused: _, ...message } = found;
    this.#keep(message);
    this.read();
    void this.flush();
  }

  /** Drops one. */
  discard(key: string): void {
    this.#drop(key);
    this.read();
  }

  /** Reads what this tab and others have kept. */
  readonly read = (): void => {
    const { storage } = this.#device;
    const kept = storage
      .keys(this.#prefix)
      .flatMap((name) => parsed(storage.get(name)))
      .filter(({ key }) => !this.#unkept.has(key));
    this.#state = [...kept, ...this.#unkept.values()].sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
    for (const listener of this.#listeners) listener();
  };

  /** Sends what waits, now. What is added meanwhile goes along. */
  readonly flush = (): Promise<void> => {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#sending) {
      this.#sendAgain = true;
      return this.#sending;
    }
    this.#sending = this.#device
      .alone(`${this.#prefix}sending`, () => this.#sendWaiting())
      .finally(() => {
        this.#sending = undefined;
        if (!this.#sendAgain) return;
        this.#sendAgain = false;
        void this.flush();
      });
    return this.#sending;
  };

  /** Stops the clock; what waits is kept on the device. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  async #sendWaiting(): Promise<void> {
    // Another tab may have sent some of it while this one waited for its turn.
    this.read();
    for (let next = this.#next(); next; next = this.#next()) {
      const outcome = await this.#send(next);
      if (outcome.kind === 'later') {
        const pause = againMs[Math.min(this.#failures, againMs.length - 1)]!;
        this.#failures += 1;
        this.#cancel = this.#device.schedule(() => void this.flush(), outcome.afterMs ?? pause);
        return;
      }
      this.#failures = 0;
      if (outcome.kind === 'sent') this.#drop(next.key);
      else this.#keep({ ...next, refused: outcome.message });
      this.read();
    }
  }

  #next = (): UnsentMessage | undefined => this.#state.find(({ refused }) => refused === undefined);

  #keep(message: UnsentMessage): void {
    if (this.#device.storage.set(this.#prefix + message.key, JSON.stringify(message)))
      this.#unkept.delete(message.key);
    else this.#unkept.set(message.key, message);
  }

  #drop(key: string): void {
    this.#unkept.delete(key);
    this.#device.storage.remove(this.#prefix + key);
  }
}

/** One kept message; nothing when the text is from somewhere else. */
function parsed(text: string | undefined): UnsentMessage[] {
  if (text === undefined) return [];
  try {
    const { key, conversationId, text: words, at, refused } = JSON.parse(text) as Partial<UnsentMessage>;
    if (typeof key !== 'string' || typeof conversationId !== 'string') return [];
    if (typeof words !== 'string' || typeof at !== 'number') return [];
    return [{ key, conversationId, text: words, at, ...(typeof refused === 'string' && { refused }) }];
  } catch {
    // Another version of the page wrote it, or nobody: it cannot be shown.
    return [];
  }
}
