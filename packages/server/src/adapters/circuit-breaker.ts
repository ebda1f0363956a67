const failuresToOpen = 5;
const withinMs = 30_000;
const openMs = 30_000;

/**
 * Spares a provider that keeps failing, and the people who would wait for it (integrations 1.3): after five
 * failures within 30 s no call goes out for 30 s; then a single one tries, and how it ends decides.
 */
export class CircuitBreaker {
  #failures: number[] = [];
  #openUntil: number | undefined;
  #isTrying = false;

  /** Whether a call may go out. Who is let out must report the end by `failed` or `answered`. */
  letOut(now: number): boolean {
    if (this.#openUntil === undefined) return true;
    if (now < this.#openUntil || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }

  failed(now: number): void {
    this.#failures = [...this.#failures.filter((at) => now - at < withinMs), now];
    if (!this.#isTrying && this.#failures.length < failuresToOpen) return;
    this.#openUntil = now + openMs;
    this.#isTrying = false;
    this.#failures = [];
  }

  answered(): void {
    if (!this.#isTrying) return;
    this.#openUntil = undefined;
    this.#isTrying = false;
  }
}
