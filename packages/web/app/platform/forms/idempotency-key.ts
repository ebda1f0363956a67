import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { NoAnswer } from '#platform/api/problem.ts';

/**
 * The Idempotency-Key of what a person does. Sending the same thing again after a lost answer carries the same key, so
 * that it is done once; after an answer, or with other content, the key is a new one.
 */
export class IdempotencyKey {
  #key: string | undefined;
  #content: string | undefined;

  /** Headers of the next request with this content; only POSTs carry a key (rulings, Wire). */
  headers(endpoint: Endpoint, args: unknown): Record<string, string> {
    if (endpoint.method !== 'POST') return {};
    const content = JSON.stringify(args);
    if (this.#key === undefined || this.#content !== content) this.#key = newKey();
    this.#content = content;
    return { 'idempotency-key': this.#key };
  }

  /** To be called with how the request ended. */
  ended(error?: unknown): void {
    if (!(error instanceof NoAnswer)) this.#key = undefined;
  }
}

/** Random enough to be one of its kind; `randomUUID` is missing where the page is not served over HTTPS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('');
}
