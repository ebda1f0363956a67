import type { TextKey } from '../shared/text-key.ts';
import type { HouseRules, Listing } from './listing.ts';

type SharingFacts = Pick<Listing, 'listing_category' | 'kitchen'>;

/** A room in a shared home: with a kitchen of its own it is a home of its own. */
export const isRoomInSharedHome = ({ listing_category, kitchen }: SharingFacts): boolean =>
  listing_category === 'room' && kitchen.kitchen_shared !== 1;

/**
 * What is wrong with a limit to one sex: lawful only for a room in a shared home and with a stated reason (Act
 * 150/2020 art. 17, R237, G31).
 * @returns the field and the key of its message, or nothing
 */
export function sexLimitFault(
  listing: SharingFacts,
  rules: Pick<HouseRules, 'sex_allowed' | 'sex_limitation_reason'>,
): { field: 'sex_allowed' | 'sex_limitation_reason'; text_key: TextKey } | undefined {
  if (rules.sex_allowed === 0) return undefined;
  if (!isRoomInSharedHome(listing)) return { field: 'sex_allowed', text_key: 'listings.missing.sexLimit' };
  return rules.sex_limitation_reason === null
    ? { field: 'sex_limitation_reason', text_key: 'listings.missing.sexReason' }
    : undefined;
}
