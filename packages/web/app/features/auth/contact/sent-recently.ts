import type { ApiProblem } from '#platform/api/problem.ts';

/** When the server says that something was sent a moment ago: from when it can be sent again, as an instant. */
export function sentRecently({ body }: ApiProblem, now: number = Date.now()): string | undefined {
  const seconds = (body.params as { seconds?: unknown } | undefined)?.seconds;
  if (body.code !== 'proofs.sentRecently' || typeof seconds !== 'number') return undefined;
  return new Date(now + seconds * 1000).toISOString();
}
