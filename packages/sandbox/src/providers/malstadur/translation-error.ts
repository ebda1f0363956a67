import { type Answer, json } from '#core/answer.ts';

/** An error as both translation services write it. */
export function translationError(status: number, error: string): Answer {
  return json(status, { error }, status === 429 ? { 'retry-after': '2' } : undefined);
}
