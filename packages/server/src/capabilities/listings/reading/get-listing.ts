import type { getListing as contract } from '@heima/domain/listings/endpoints.ts';
import { findListing } from '#capabilities/listings/find-listing.ts';
import { presentListing } from '#capabilities/listings/present-listing.ts';
import type { Handler } from '#platform/http/call.ts';

/** One listing, as much of it as the caller may know (E089, G30). */
export const getListing: Handler<typeof contract> = async ({ params }, call) =>
  presentListing(await findListing(call.services.db, params.id, 'read', call), call);
