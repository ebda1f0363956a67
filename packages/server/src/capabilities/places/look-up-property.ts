import type { lookUpProperty as contract } from '@heima/domain/places/endpoints.ts';
import { showPropertyNumber } from '@heima/domain/places/property-number.ts';
import { postalCodeByCode, showPostalCode } from '@heima/domain/regions/postal-codes.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { PortError } from '#ports/port-error.ts';
import type { RegisteredUnit } from '#ports/property-registry.ts';
import { knownPoints } from './known-points.ts';
import { placeDirectory } from './place-directory.ts';

/** A property of the land registry by its number (E398, K16). */
export const lookUpProperty: Handler<typeof contract> = async ({ params }, { services }) => {
  const found = await services.ports.propertyRegistry.getProperty(params.id).catch((error) => {
    if (error instanceof PortError && error.outcome === 'not-found') refuse('places.noPropertyInfo');
    throw error;
  });
  const { address } = found;
  const pointOf = await knownPoints(services, await placeDirectory(services), [address]);
  const code = address.postalCode ? postalCodeByCode(address.postalCode) : undefined;
  return {
    fastanr: found.propertyId,
    name: showPropertyNumber(found.propertyId),
    address: [found.display, code && showPostalCode(code)].filter(Boolean).join(', '),
    street_name: address.street,
    street_number: address.number,
    postal_code: address.postalCode,
    city: code?.city.name ?? null,
    municipality: address.municipality,
    size: found.size,
    units: found.units.map(presentUnit),
    location: pointOf(address) ?? null,
    // Owners are known by their national id, and the program holds nobody's.
    is_owner: null,
  };
};

/** The marking has six digits: the house on the plot, the floor, the flat; the door shows the last four. */
function presentUnit({ marking, use, size }: RegisteredUnit) {
  const [, floor, flat] = /^\d\d(\d\d)(\d\d)$/.exec(marking) ?? [];
  return {
    marking,
    floor: floor === undefined ? null : Number(floor),
    apartment_number: floor === undefined ? null : `${floor}${flat}`,
    use,
    size,
  };
}
