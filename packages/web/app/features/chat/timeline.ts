import type { TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';

/** A page of entries as the server answers it. */
export interface EntryPage {
  items: readonly TimelineEntry[];
  has_older: boolean;
  has_newer: boolean;
}

/** Asks for entries before one, or after one. */
export type AskForEntries = (where: { before: number } | { after: number }) => Promise<EntryPage>;

export interface TimelineState {
  /** In their order, without a gap. */
  entries: readonly TimelineEntry[];
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
}

/**
 * What a page holds of a conversation: one unbroken run of entries up to the newest. Whatever makes it look for news, a
 * sign, a connection that is back or a message of one's own, it asks for what came after its last entry. So nothing is
 * left out, nothing comes twice, and nothing changes its place (CH01).
 */
export class Timeline {
  readonly #ask: AskForEntries;
  readonly #listeners = new Set<() => void>();
  #state: TimelineState;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor({ items, has_older }: Pick<EntryPage, 'items' | 'has_older'>, ask: AskForEntries) {
    this.#ask = ask;
    this.#state = { entries: items, hasOlder: has_older, older: 'idle' };
  }

  readonly state = (): TimelineState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Asks for what came since. What is wanted while it asks is asked for once more after it.
   * @throws what asking throws; what is held stays
   */
  readonly lookForNews = (): Promise<void> => {
    if (this.#looking) {
      this.#lookAgain = true;
      return this.#looking;
    }
    this.#looking = this.#askForNews().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  };

  /** R455. */
  readonly loadOlder = async (): Promise<void> => {
    const first = this.#state.entries[0];
    if (this.#state.older === 'loading' || !this.#state.hasOlder || !first) return;
    this.#put({ older: 'loading' });
    try {
      const { items, has_older } = await this.#ask({ before: first.seq });
      const older = items.filter(({ seq }) => seq < first.seq);
      this.#put({ entries: [...older, ...this.#state.entries], hasOlder: has_older, older: 'idle' });
    } catch (error) {
      this.#put({ older: 'failed' });
      throw error;
    }
  };

  async #askForNews(): Promise<void> {
    for (let more = true; more; ) {
      this.#lookAgain = false;
      const last = this.#state.entries.at(-1)?.seq ?? 0;
      const { items, has_newer } = await this.#ask({ after: last });
      const news = items.filter(({ seq }) => seq > last);
      if (news.length > 0) this.#put({ entries: [...this.#state.entries, ...news] });
      more = (has_newer && news.length > 0) || this.#lookAgain;
    }
  }

  #put(change: Partial<TimelineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
