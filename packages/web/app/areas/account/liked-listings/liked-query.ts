import { likedListings } from '@heima/domain/listing-interest/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

export const likedQuery = (userId: string, page: number) =>
  endpointQuery(likedListings, { params: { id: userId }, query: { page } });
