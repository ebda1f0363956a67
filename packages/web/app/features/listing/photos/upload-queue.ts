import { NoAnswer } from '#platform/api/problem.ts';
import type { PhotoFault } from './validate-photo.ts';

export interface Upload {
  key: string;
  file: File;
  /** Address of the picture on the device, to be shown while it is on its way. */
  preview: string;
  /** `failed` may be tried again; `refused` never gets through as it is. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Bytes that have left the device. */
  sent: number;
  message: string | undefined;
}

export interface UploadContext<T> {
  validate: (file: File) => Promise<PhotoFault | undefined>;
  /** @throws NoAnswer, ApiProblem, or whatever the signal was aborted with */
  send: (file: File, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<T>;
  onDone: (answer: T) => void;
  /** What to say of a fault; in words. */
  describe: (fault: PhotoFault | 'offline' | Error) => string;
  preview: (file: File) => string;
  release: (preview: string) => void;
}

/**
 * Photos on their way to the server, one after the other, so that they arrive in the order they were chosen in. Each
 * can be called off, and one that failed tried again, while the others go on.
 */
export class UploadQueue<T> {
  readonly #context: () => UploadContext<T>;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<string, AbortController>();
  #uploads: readonly Upload[] = [];
  #made = 0;
  #isSending = false;

  constructor(context: () => UploadContext<T>) {
    this.#context = context;
  }

  readonly uploads = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes files in; those that are no photos stay, with the reason, until they are taken away. */
  async add(files: readonly File[]): Promise<void> {
    const context = this.#context();
    const added = files.map((file): Upload => {
      this.#made += 1;
      return {
        key: `${this.#made}`,
        file,
        preview: context.preview(file),
        state: 'waiting',
        sent: 0,
        message: undefined,
      };
    });
    this.#put([...this.#uploads, ...added]);
    await this.#sendAll();
  }

  /** Calls a photo off, or takes away one that failed. */
  cancel(key: string): void {
    this.#aborts.get(key)?.abort(new DOMException('called off', 'AbortError'));
    this.#drop(key);
  }

  async retry(key: string): Promise<void> {
    this.#change(key, { state: 'waiting', sent: 0, message: undefined });
    await this.#sendAll();
  }

  /** Tries again what failed for want of a connection. */
  async retryAll(): Promise<void> {
    for (const { key, state } of this.#uploads)
      if (state === 'failed') this.#change(key, { state: 'waiting', sent: 0, message: undefined });
    await this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (;;) {
        const next = this.#uploads.find(({ state }) => state === 'waiting');
        if (!next) return;
        await this.#sendOne(next);
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #sendOne({ key, file }: Upload): Promise<void> {
    const context = this.#context();
    const fault = await context.validate(file);
    if (fault) {
      this.#change(key, { state: 'refused', message: context.describe(fault) });
      return;
    }
    if (!this.#uploads.some((upload) => upload.key === key)) return;
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, { state: 'sending' });
    try {
      const answer = await context.send(file, (sent) => this.#change(key, { sent }), abort.signal);
      context.onDone(answer);
      this.#drop(key);
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(key, error as Error);
    } finally {
      this.#aborts.delete(key);
    }
  }

  #fail(key: string, error: Error): void {
    const { describe } = this.#context();
    const status = (error as { status?: number }).status ?? 0;
    const isInput = status === 400 || status === 413 || status === 415;
    this.#change(key, {
      state: isInput ? 'refused' : 'failed',
      message: describe(error instanceof NoAnswer ? 'offline' : error),
    });
  }

  #drop(key: string): void {
    const gone = this.#uploads.find((upload) => upload.key === key);
    if (gone) this.#context().release(gone.preview);
    this.#put(this.#uploads.filter((upload) => upload.key !== key));
  }

  #change(key: string, changed: Partial<Upload>): void {
    this.#put(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  }

  #put(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
