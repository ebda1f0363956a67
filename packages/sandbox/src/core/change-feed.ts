/** Counts every change in the sandbox, so that a page or a waiting call knows when to look again. */
export class ChangeFeed {
  #version = 0;
  readonly #waiting = new Set<() => void>();

  get version(): number {
    return this.#version;
  }

  mark(): void {
    this.#version += 1;
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves at the next change, or after `ms` of real time. */
  next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms).unref();
      this.#waiting.add(wake);
    });
  }
}
