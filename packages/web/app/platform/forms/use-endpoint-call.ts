import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { useCallback, useRef, useState } from 'react';
import { callApi, type Effects } from '#platform/api/call-api.ts';
import { markHeldStale, momentOfHeld } from '#platform/api/held.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { IdempotencyKey } from './idempotency-key.ts';

export interface CallOptions<E extends Endpoint> extends Effects<E> {
  onDone?: (answer: CallResult<E>) => void | Promise<void>;
  /**
   * Own handling of a refusal: a text to show instead of the server's, or `true` when nothing more is to be shown.
   */
  onRefusal?: (problem: ApiProblem) => string | boolean | undefined;
}

export interface EndpointCall<E extends Endpoint> {
  /** Sends; nothing happens while an earlier one still runs. Gives the problem when the server refused. */
  run: (args: CallArguments<E>, headers?: Record<string, string>) => Promise<ApiProblem | undefined>;
  sending: boolean;
  /** What to show about the last call, in the page's language. Whoever reads it shows it. */
  readonly refusal: string | undefined;
  clearRefusal: () => void;
}

/**
 * Calls an endpoint at the press of a button: once however often it is pressed, with one Idempotency-Key for all tries of it.
 * A refusal becomes a text; not allowed and signed out are also reported to the page as a whole, and that there is no
 * connection where nobody shows the text. A write marks what the page holds as
 * stale, and ends when what is shown of it has been asked for again.
 */
export function useEndpointCall<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): EndpointCall<E> {
  const { t } = useTexts();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const running = useRef(false);
  const isShown = useRef(false);
  const key = useRef<IdempotencyKey>(undefined);
  key.current ??= new IdempotencyKey();
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    async (args: CallArguments<E>, more: Record<string, string> = {}): Promise<ApiProblem | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      const began = momentOfHeld();
      setSending(true);
      setRefusal(undefined);
      const { onDone, onRefusal, gone = [], assume } = latest.current;
      try {
        const headers = { ...key.current!.headers(endpoint, args), ...more };
        const answer = await callApi(endpoint, args, { headers, gone, ...(assume && { assume }) });
        key.current!.ended();
        await onDone?.(answer);
        if (endpoint.method !== 'GET') await markHeldStale(began);
        return undefined;
      } catch (error) {
        key.current!.ended(error);
        if (error instanceof NoAnswer) {
          if (!isShown.current) announceProblem(error);
          setRefusal(t('shell.errors.offline.text'));
          return undefined;
        }
        if (!(error instanceof ApiProblem)) throw error;
        const told = onRefusal?.(error);
        if (told !== true) {
          announceProblem(error);
          setRefusal(told || error.body.detail || t('shell.errors.somethingWrong'));
        }
        return error;
      } finally {
        running.current = false;
        setSending(false);
      }
    },
    [endpoint, t],
  );
  const clearRefusal = useCallback(() => setRefusal(undefined), []);
  return {
    run,
    sending,
    get refusal() {
      isShown.current = true;
      return refusal;
    },
    clearRefusal,
  };
}
