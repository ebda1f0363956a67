import type { Outcome } from '#core/outcome.ts';

/** Words in square brackets in a title that steer what the site does with it. */
const MARKERS = ['decline', 'expire', 'slow', 'error', 'dup', 'pending'] as const;
const CALL_OUTCOMES: Partial<Record<(typeof MARKERS)[number], Outcome>> = {
  slow: 'slow',
  error: 'server_error',
};

/** The first marker in a document's title. */
export function firstMarker({ title }: { title: string }): (typeof MARKERS)[number] | undefined {
  return MARKERS.find((marker) => title.includes(`[${marker}]`));
}

/** What a marker asks of the whole call. */
export function markerOutcome(body: unknown): Outcome | undefined {
  const title = typeof body === 'object' && body !== null && 'title' in body ? body.title : undefined;
  const marker = typeof title === 'string' ? firstMarker({ title }) : undefined;
  return marker && CALL_OUTCOMES[marker];
}
