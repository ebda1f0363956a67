import type { Outcome } from '#core/outcome.ts';
import { parsePropertyNumber } from '#iceland/properties.ts';

const SCENARIOS: Record<number, Outcome> = { 2000106: 'server_error', 2000107: 'slow' };

/** What a property number asks the property services to do. */
export function propertyScenario(propertyNumber: string): Outcome | undefined {
  const number = parsePropertyNumber(propertyNumber);
  return number === undefined ? undefined : SCENARIOS[number];
}
