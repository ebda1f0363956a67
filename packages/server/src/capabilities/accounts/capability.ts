import type { Capability } from '#platform/capability.ts';
import './tables.ts';

export const accounts: Capability = { name: 'accounts', routes: [], refusals: {} };
