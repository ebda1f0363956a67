import { userListings } from '@heima/domain/listings/endpoints.ts';
import { getStaffUser } from '@heima/domain/staff-users/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** So many listings of a person are shown. */
export const mostListings = 100;

export const userQuery = (id: string) => endpointQuery(getStaffUser, { params: { id } });
export const userListingsQuery = (id: string) =>
  endpointQuery(userListings, { params: { id }, query: { page_size: mostListings } });
