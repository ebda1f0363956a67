import type { AccessTable } from '../shared/access.ts';
import { allOf, not, type OwnedSubject, own, staffOf } from '../shared/relations.ts';

/**
 * Documents that differ from the account are looked at by support: what stands in them is nobody else's to read. Nobody
 * decides about their own.
 */
export const reviewAccess = {
  read: staffOf('support'),
  decide: allOf(staffOf('support'), not(own)),
} satisfies AccessTable<OwnedSubject>;
