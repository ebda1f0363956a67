import type { AccessTable } from '../shared/access.ts';
import { staffOf } from '../shared/relations.ts';

/** Documents that differ from the account are looked at by support: what stands in them is nobody else's to read. */
export const reviewAccess = {
  read: staffOf('support'),
  decide: staffOf('support'),
} satisfies AccessTable<unknown>;
