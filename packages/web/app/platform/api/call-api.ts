import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { browserTransport } from './browser-transport.ts';
import { callEndpoint } from './call.ts';
import { dropHeld } from './held.ts';

/** What a call does to the answers that the page holds. */
export interface Effects<E extends Endpoint = Endpoint> {
  /** Endpoints whose answers must not be shown again, not even until the new one has come. */
  gone?: readonly Endpoint[];
  /** Shows the outcome before the call has answered; may give what takes that back when the call fails. */
  assume?: (args: CallArguments<E>) => (() => void) | undefined;
}

interface Sending<E extends Endpoint> extends Effects<E> {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls an endpoint from the browser. Screens write by `useEndpointCall`, which is built on it, and read by
 * `endpointQuery`; this is for what happens beside the page: a counted view, a step of an undo, a look-up on request.
 * What it changes of what the page shows is put in by its caller, or marked by `markHeldStale`.
 * @throws ApiProblem when the server refuses, NoAnswer when nothing came back
 */
export async function callApi<const E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
  { gone = [], assume, ...options }: Sending<E> = {},
): Promise<CallResult<E>> {
  const takeBack = assume?.(args);
  try {
    const answer = await callEndpoint(browserTransport, endpoint, args, options);
    dropHeld(gone);
    return answer;
  } catch (error) {
    takeBack?.();
    throw error;
  }
}
