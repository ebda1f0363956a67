import type { z } from 'zod';
import * as zod from 'zod';
import type { Metrics } from '#platform/metrics.ts';
import { PortError } from '#ports/port-error.ts';

/** What an adapter says about one call. Paths are relative to the provider's base address. */
export interface ProviderCall<S extends z.core.$ZodType> {
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The answer's shape; unknown extra fields are tolerated, missing ones are not. */
  answer: S;
  /** Whether the call may be repeated without harm. */
  repeatable: boolean;
  timeoutMs?: number;
  /** Turns the provider's own refusal into ours, when the general meaning of the status is not enough. */
  refusal?: (status: number, body: unknown) => PortError | undefined;
}

const answerLimit = 1_000_000;
const pausesMs = [250, 1000];
const breaker = { failures: 5, withinMs: 30_000, openMs: 30_000 };

/**
 * One HTTP client for all providers (integrations 1.3): a time limit, at most two repetitions of calls that may
 * be repeated, no redirects, bounded and schema-checked answers, a circuit breaker, and times in the metrics.
 */
export class ProviderHttp {
  readonly #port: string;
  readonly #baseUrl: string;
  readonly #metrics: Metrics;
  #failures: number[] = [];
  #openUntil = 0;

  constructor(port: string, baseUrl: string, metrics: Metrics) {
    this.#port = port;
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#metrics = metrics;
  }

  async call<S extends z.core.$ZodType>(call: ProviderCall<S>): Promise<z.output<S>> {
    const end = this.#metrics.ports.startTimer({ port: this.#port, operation: call.operation });
    try {
      const answer = await this.#withRetries(call);
      end({ outcome: 'ok' });
      return answer;
    } catch (error) {
      end({ outcome: error instanceof PortError ? error.outcome : 'failed' });
      throw error;
    }
  }

  async #withRetries<S extends z.core.$ZodType>(call: ProviderCall<S>): Promise<z.output<S>> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#once(call);
      } catch (error) {
        const again =
          error instanceof PortError && (error.outcome === 'unavailable' || error.outcome === 'rate-limited');
        const pause = pausesMs[attempt];
        if (!again || !call.repeatable || pause === undefined) throw error;
        await new Promise((resolve) =>
          setTimeout(resolve, error.retryAfterMs ?? pause * (0.5 + Math.random())),
        );
      }
    }
  }

  async #once<S extends z.core.$ZodType>(call: ProviderCall<S>): Promise<z.output<S>> {
    const where = { port: this.#port, operation: call.operation };
    if (Date.now() < this.#openUntil)
      throw new PortError('unavailable', { ...where, providerCode: 'circuit open' });
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.#baseUrl + call.path, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(call.timeoutMs ?? 10_000),
      });
      text = await boundedText(response);
    } catch (error) {
      this.#failed();
      const outcome = (error as Error).name === 'TimeoutError' ? 'timeout' : 'unavailable';
      throw new PortError(outcome, where, { cause: error });
    }
    if (response.status >= 500) this.#failed();
    return readAnswer(call, where, response, text);
  }

  #failed(): void {
    const now = Date.now();
    this.#failures = [...this.#failures.filter((at) => now - at < breaker.withinMs), now];
    if (this.#failures.length >= breaker.failures) {
      this.#openUntil = now + breaker.openMs;
      this.#failures = [];
    }
  }
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > answerLimit) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

function readAnswer<S extends z.core.$ZodType>(
  call: ProviderCall<S>,
  where: { port: string; operation: string },
  response: Response,
  text: string,
): z.output<S> {
  const body = text ? parse(text) : null;
  if (!response.ok) throw call.refusal?.(response.status, body) ?? general(response, where);
  const read = zod.safeParse(call.answer, body);
  if (!read.success) throw new PortError('protocol', { ...where, providerCode: 'unexpected shape' });
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function general(response: Response, where: { port: string; operation: string }): PortError {
  const at = { ...where, providerCode: String(response.status) };
  const { status } = response;
  if (status === 401 || status === 403) return new PortError('unauthorized', at);
  if (status === 404) return new PortError('not-found', at);
  if (status === 409) return new PortError('conflict', at);
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return new PortError('rate-limited', {
      ...at,
      ...(seconds > 0 && seconds < 60 ? { retryAfterMs: seconds * 1000 } : {}),
    });
  }
  return new PortError(status >= 500 || status < 400 ? 'unavailable' : 'rejected', at);
}
