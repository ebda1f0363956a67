import { fold } from '@heima/domain/places/fold.ts';
import type { Point } from '@heima/domain/places/point.ts';
import type { ListingRow } from '#capabilities/listings/public.ts';
import { resolvePlace } from '#capabilities/places/public.ts';
import type { Services } from '#platform/services.ts';

export type Address = Pick<ListingRow, 'street_name' | 'street_number' | 'postal_code'>;

/**
 * Whether the home would stand elsewhere: a part of its address that was known is another one or gone. What is only
 * filled in leaves it where it is, and so does another spelling.
 */
export const isElsewhere = (before: Address, after: Address): boolean =>
  (['street_name', 'street_number', 'postal_code'] as const).some(
    (part) => before[part] !== null && fold(before[part]) !== fold(after[part] ?? ''),
  );

/**
 * Where an address is: the house, else its street within the postal code. Nothing where neither is known, so that a
 * pin never stays in a place that the home has left.
 */
export async function pointOf(
  services: Services,
  { street_name, street_number, postal_code }: Address,
): Promise<Point | null> {
  if (street_name === null || postal_code === null) return null;
  const street = [street_name, street_number].filter(Boolean).join(' ');
  const found = await resolvePlace(services, `${street}, ${postal_code}`, 'is');
  if (!found?.point || (found.kind !== 'address' && found.kind !== 'street')) return null;
  // Ids begin with the postal code: a street of this name elsewhere is not this one.
  return found.id.startsWith(`${postal_code}/`) ? found.point : null;
}
