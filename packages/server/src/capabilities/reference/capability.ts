import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** Lists to choose from: amenities, kinds of homes, currencies and the like. */
export const reference: Capability = { name: 'reference', routes, refusals: {} };
