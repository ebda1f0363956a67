import type { Capability } from '#platform/capability.ts';
import { fetchRates } from './fetch-rates.ts';
import './tables.ts';

/** What other currencies are worth, so that rents in them can be compared. */
export const exchangeRates: Capability = {
  name: 'exchange-rates',
  routes: [],
  refusals: {},
  jobs: [fetchRates],
};
