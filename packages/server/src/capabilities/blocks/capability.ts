import { personDeletedReaction } from '#capabilities/blocks/jobs/person-deleted.ts';
import type { Capability } from '#platform/capability.ts';
import { blockData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Who does not want to hear from whom. */
export const blocks: Capability = {
  name: 'blocks',
  routes,
  refusals: {},
  personal: [blockData],
  reactions: [personDeletedReaction],
};
