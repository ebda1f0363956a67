import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** The countries of the world, their calling codes and the languages that people speak. */
export const countries: Capability = { name: 'countries', routes, refusals: {} };
