import { type Answer, json } from '#core/answer.ts';
import type { Failure } from '#core/provider.ts';

const FAILURES: Record<Failure, [number, string]> = {
  unauthorized: [401, 'Authorization information is missing or invalid.'],
  no_such_path: [404, 'Not found.'],
  unsupported_media_type: [415, 'Unsupported media type.'],
  unreadable_body: [400, 'Bad request.'],
  rate_limited: [429, 'Too many requests.'],
  server_error: [500, 'There was an error on the server side.'],
  unavailable: [503, 'The service is not available.'],
};

/** The error body that the state's registers share. */
export function registerError(code: number, message: string, param: string | null = null): Answer {
  const errors = [{ code, message, help: null, trackingId: null, param }];
  return json(code, { code, message, errors }, retryAfter(code));
}

/** The other error body, which some of their calls use: problem details. */
export function registerProblem(status: number, title: string, instance: string): Answer {
  const type = `https://httpstatuses.io/${status}`;
  return json(status, { type, title, status, detail: null, instance }, retryAfter(status));
}

/** Status and words for what the sandbox itself finds wrong. */
export function registerFailure(kind: Failure): [status: number, words: string] {
  return FAILURES[kind];
}

function retryAfter(status: number): Record<string, string> | undefined {
  return status === 429 ? { 'retry-after': '2' } : undefined;
}
