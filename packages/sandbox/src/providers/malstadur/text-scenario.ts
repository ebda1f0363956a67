import type { Outcome } from '#core/outcome.ts';

/** What markers in the text to be translated ask for. */
export function textScenario(text: unknown): Outcome | undefined {
  if (typeof text !== 'string') return undefined;
  if (text.includes('[error]')) return 'server_error';
  if (text.includes('[rate]')) return 'rate_limited';
  return text.includes('[slow]') ? 'slow' : undefined;
}
