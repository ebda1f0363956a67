import { getListing } from '@heima/domain/listings/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

const args = (id: string, clientId: string | undefined) => ({
  params: { id },
  query: clientId ? { client_id: clientId } : {},
});

/** One listing, as the caller may see it; a visitor sees an own draft by its client id. */
export const listingQuery = (id: string, clientId?: string | undefined) =>
  endpointQuery(getListing, args(id, clientId));
