import type { z } from 'zod';
import * as zod from 'zod';
import type { Config } from '#config.ts';
import type { Metrics } from '#platform/metrics.ts';
import { PortError } from '#ports/port-error.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

/** What an adapter says about one call. Paths are relative to the provider's base address. */
export interface ProviderCall<S extends z.core.$ZodType> {
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Fields of a form, for providers that take no JSON. */
  form?: Record<string, string>;
  /** The answer's shape; unknown extra fields are tolerated, missing ones are not. */
  answer: S;
  /** Whether the call may be repeated without harm. */
  repeatable: boolean;
  /** For the whole call with its repetitions. */
  timeoutMs?: number;
  /** A status that is no success and yet brings an answer of the shape above. */
  answersAlsoWith?: number;
  /** Turns the provider's own refusal into ours, when the general meaning of the status is not enough. */
  refusal?: (status: number, body: unknown) => PortError | undefined;
  /** The same for providers that refuse inside a successful answer. */
  fault?: (answer: z.output<S>) => PortError | undefined;
}

export interface ProviderHttpOptions {
  port: string;
  baseUrl: string;
  metrics: Metrics;
  /** No call takes longer, whatever it says itself. */
  timeoutMs?: number | undefined;
  /** The first pause before a repetition; the second is four times as long. */
  retryPauseMs?: number | undefined;
}

/** The limits that the configuration sets for the calls to every provider. */
export const providerLimits = (config: Config): Pick<ProviderHttpOptions, 'timeoutMs' | 'retryPauseMs'> => ({
  timeoutMs: config.PROVIDER_TIMEOUT_MS,
  retryPauseMs: config.PROVIDER_RETRY_PAUSE_MS,
});

const answerLimit = 1_000_000;
const defaultTimeoutMs = 10_000;
const defaultRetryPauseMs = 250;

/**
 * One HTTP client for all providers (integrations 1.3): a time limit, at most two repetitions of calls that may
 * be repeated, no redirects, bounded and schema-checked answers, a circuit breaker, and times in the metrics.
 */
export class ProviderHttp {
  readonly #options: ProviderHttpOptions;
  readonly #baseUrl: string;
  readonly #breaker = new CircuitBreaker();

  constructor(options: ProviderHttpOptions) {
    this.#options = options;
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
  }

  async call<S extends z.core.$ZodType>(call: ProviderCall<S>): Promise<z.output<S>> {
    const { port, metrics } = this.#options;
    const end = metrics.ports.startTimer({ port, operation: call.operation });
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
    const { timeoutMs: limit = Number.POSITIVE_INFINITY, retryPauseMs: pauseMs = defaultRetryPauseMs } =
      this.#options;
    const pausesMs = [pauseMs, 4 * pauseMs];
    const deadline = performance.now() + Math.min(limit, call.timeoutMs ?? defaultTimeoutMs);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#once(call, deadline - performance.now());
      } catch (error) {
        const again =
          error instanceof PortError && (error.outcome === 'unavailable' || error.outcome === 'rate-limited');
        const usual = pausesMs[attempt];
        if (!again || !call.repeatable || usual === undefined) throw error;
        const pause = error.retryAfterMs ?? usual * (0.5 + Math.random());
        if (performance.now() + pause >= deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async #once<S extends z.core.$ZodType>(call: ProviderCall<S>, timeoutMs: number): Promise<z.output<S>> {
    const where = { port: this.#options.port, operation: call.operation };
    if (!this.#breaker.letOut(Date.now()))
      throw new PortError('unavailable', { ...where, providerCode: 'circuit open' });
    try {
      const { response, text } = await this.#send(call, where, timeoutMs);
      const answer = readAnswer(call, where, response, text);
      this.#breaker.answered();
      return answer;
    } catch (error) {
      const isDown =
        error instanceof PortError && (error.outcome === 'unavailable' || error.outcome === 'timeout');
      if (isDown) this.#breaker.failed(Date.now());
      else this.#breaker.answered();
      throw error;
    }
  }

  async #send(
    call: ProviderCall<z.core.$ZodType>,
    where: Where,
    timeoutMs: number,
  ): Promise<{ response: Response; text: string }> {
    try {
      const response = await fetch(this.#baseUrl + call.path, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...call.headers,
        },
        // A form brings its content type with it.
        ...(call.form ? { body: new URLSearchParams(call.form) } : {}),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
      });
      return { response, text: await boundedText(response, where) };
    } catch (error) {
      if (error instanceof PortError) throw error;
      const outcome = (error as Error).name === 'TimeoutError' ? 'timeout' : 'unavailable';
      throw new PortError(outcome, where, { cause: error });
    }
  }
}

interface Where {
  port: string;
  operation: string;
}

async function boundedText(response: Response, where: Where): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > answerLimit) throw new PortError('protocol', { ...where, providerCode: 'answer too long' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

function readAnswer<S extends z.core.$ZodType>(
  call: ProviderCall<S>,
  where: Where,
  response: Response,
  text: string,
): z.output<S> {
  const body = text ? parse(text) : null;
  if (!response.ok && response.status !== call.answersAlsoWith)
    throw call.refusal?.(response.status, body) ?? general(response, where);
  const read = zod.safeParse(call.answer, body);
  if (!read.success) throw new PortError('protocol', { ...where, providerCode: 'unexpected shape' });
  const fault = call.fault?.(read.data);
  if (fault) throw fault;
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a status means where the provider says nothing more exact. */
function general(response: Response, where: Where): PortError {
  const { status } = response;
  const at = { ...where, providerCode: String(status) };
  if (status >= 500) return new PortError('unavailable', at);
  if (status < 400) return new PortError('protocol', at);
  if (status === 401 || status === 403) return new PortError('unauthorized', at);
  if (status === 404) return new PortError('not-found', at);
  if (status === 409) return new PortError('conflict', at);
  if (status !== 429) return new PortError('rejected', at);
  const seconds = Number(response.headers.get('retry-after'));
  const wait = seconds > 0 && seconds < 60 ? { retryAfterMs: seconds * 1000 } : {};
  return new PortError('rate-limited', { ...at, ...wait });
}
