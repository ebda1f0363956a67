import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** The indices that a rent can follow, and their values. */
export const rentIndex: Capability = { name: 'rent-index', routes, refusals: {} };
