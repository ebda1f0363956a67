import type { Capability } from '#platform/capability.ts';
import './tables.ts';

/** The row of every person, which all else points at. Accounts and what belongs to them are built on it. */
export const people: Capability = {
  name: 'people',
  routes: [],
  refusals: {},
};
