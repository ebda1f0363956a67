import { letterRefusals } from '@heima/domain/letters/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { addOneClick } from './one-click.ts';
import { routes } from './routes.ts';

/** Stopping letters by the link in them, whatever they are about. */
export const letters: Capability = { name: 'letters', routes, refusals: letterRefusals, mount: addOneClick };
