import type { AddressChange } from '@heima/domain/listing-content/content-input.ts';
import type {
  changeAddress as changeContract,
  setAddress as setContract,
} from '@heima/domain/listing-content/endpoints.ts';
import { addressChanged } from '@heima/domain/listing-content/events.ts';
import { isHomePostalCode, postalCodeByCode } from '@heima/domain/regions/postal-codes.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  editListing,
  findListing,
  type ListingRow,
  listingOf,
  listingVersion,
  updateListing,
} from '#capabilities/listings/public.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { checkProperty } from './check-property.ts';
import { isElsewhere, pointOf } from './follow-address.ts';
import { placeColumns } from './place-columns.ts';

/** Sets the whole address of a listing: what is not given is emptied (E103). */
export const setAddress: Handler<typeof setContract> = async ({ params, body }, call) => {
  const { street_number = null, apartment_number = null, fastanr = null } = body;
  return save(call, params.id, { ...body, street_number, apartment_number, fastanr });
};

/** Changes parts of an address; the id of an address is that of its listing (E105, C49, R311). */
export const changeAddress: Handler<typeof changeContract> = async ({ params, body }, call) =>
  (await save(call, params.id, body)).body;

async function save(call: Call, id: string, change: AddressChange) {
  const place = postalColumns(change);
  // The register is asked before the listing is locked: nobody waits for it in a transaction.
  const before = await findListing(call.services.db, id, 'edit', call);
  const checked = await propertyColumns(call, before, change.fastanr);
  const { street_name, street_number, apartment_number } = change;
  const given = { street_name, street_number, apartment_number, ...place, ...checked };
  const columns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = { ...before, ...columns } as ListingRow;
  const follows = change.location === undefined && isElsewhere(before, after);
  const found = follows ? await pointOf(call.services, after) : undefined;
  return call.answer(
    (unit) =>
      editListing(unit, call, id, async (now) => {
        const moves = isElsewhere(now, { ...now, ...columns } as ListingRow);
        // The number and the pin of the old address are not those of the new one.
        if (moves && change.fastanr === undefined)
          Object.assign(columns, { property_id: null, property_checked_at: null });
        const point = change.location === undefined && moves ? (found ?? null) : change.location;
        await updateListing(unit.db, id, {
          ...columns,
          ...(point === undefined ? {} : placeColumns(id, point, call.services.secrets)),
        });
        await unit.record(addressChanged, id, { fields: Object.keys(columns) });
      }),
    (row) => presentAddress(row, call),
  );
}

/** The code with its place; a code of post boxes, or none at all, is reported at `postal_code` (R310, R311). */
function postalColumns({ postal_code_slug, postal_code = postal_code_slug }: AddressChange) {
  if (postal_code === undefined) return {};
  if (!isHomePostalCode(postal_code))
    refuse('common.invalidInput', { fields: { postal_code: ['listings.messages.postalCode'] } });
  return { postal_code, city: postalCodeByCode(postal_code)!.city.name };
}

async function propertyColumns(
  { services, now }: Call,
  row: ListingRow,
  propertyId: string | null | undefined,
) {
  if (propertyId === undefined) return {};
  if (propertyId === null) return { property_id: null, property_checked_at: null };
  if (propertyId === row.property_id && row.property_checked_at !== null) return {};
  const wasAsked = await checkProperty(services, propertyId);
  return { property_id: propertyId, property_checked_at: wasAsked ? now : null };
}

function presentAddress(row: ListingRow, { services }: Call) {
  const {
    id,
    street_name,
    street_number,
    apartment_number,
    postal_code,
    city,
    country,
    fastanr,
    short_address,
    location,
  } = listingOf(row);
  return {
    id,
    street_name,
    street_number,
    apartment_number,
    postal_code,
    city,
    country,
    fastanr,
    short_address,
    location,
    property_verified: fastanr === null ? null : row.property_checked_at !== null,
    version: listingVersion(row, services.secrets).tag,
  };
}
