import type { changeLocation as contract } from '@heima/domain/listing-content/endpoints.ts';
import { listingMoved } from '@heima/domain/listing-content/events.ts';
import { editListing, listingOf, listingVersion, updateListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { placeColumns } from './place-columns.ts';

/** Moves a listing on the map (E104). */
export const changeLocation: Handler<typeof contract> = async ({ params, body }, call) => {
  const row = await call.change((unit) =>
    editListing(unit, call, params.id, async () => {
      await updateListing(unit.db, params.id, placeColumns(params.id, body.location, call.services.secrets));
      await unit.record(listingMoved, params.id);
    }),
  );
  return { location: listingOf(row).location, version: listingVersion(row, call.services.secrets).tag };
};
