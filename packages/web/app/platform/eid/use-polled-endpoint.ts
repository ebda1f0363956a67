import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { useEffect, useRef } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { markHeldStale } from '#platform/api/held.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';

/** How often a page asks how something stands; the server asks the provider no more often. */
export const pollMs = 3000;

interface PolledOptions<E extends Endpoint> {
  /** Whether an answer is the end. */
  isDone: (answer: CallResult<E>) => boolean;
  onDone: (answer: CallResult<E>) => void;
  onRefusal: (problem: ApiProblem) => void;
  everyMs?: number;
}

/**
 * Asks an endpoint again and again until it says that something is done, or refuses (R076). A lost answer, a limit and
 * a server in trouble are no refusal: it is asked again. Nothing is asked without arguments.
 */
export function usePolledEndpoint<const E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E> | undefined,
  { isDone, onDone, onRefusal, everyMs = pollMs }: PolledOptions<E>,
): void {
  const latest = useRef({ isDone, onDone, onRefusal });
  latest.current = { isDone, onDone, onRefusal };
  const asked = args && JSON.stringify(args);

  useEffect(() => {
    if (asked === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const answer = await callApi(endpoint, JSON.parse(asked), { signal });
        if (signal.aborted) return;
        if (latest.current.isDone(answer)) {
          latest.current.onDone(answer);
          return void markHeldStale();
        }
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiProblem || error instanceof NoAnswer)) throw error;
        if (error instanceof ApiProblem && error.status < 500 && error.status !== 429)
          return latest.current.onRefusal(error);
      }
      timer = setTimeout(ask, everyMs);
    };
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [endpoint, asked, everyMs]);
}
