import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';

/** How staff look people up. What is held of people belongs to others. */
export const staffUsers: Capability = { name: 'staff-users', routes, refusals: {} };
