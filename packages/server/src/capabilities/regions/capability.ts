import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** City regions, towns, districts and postal codes of Iceland. */
export const regions: Capability = { name: 'regions', routes, refusals: {} };
