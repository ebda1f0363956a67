import { ownListings } from '@heima/domain/listings/endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { QueryClient } from '@tanstack/react-query';
import { listingKey } from '#features/listing/draft/listing-query.ts';
import { endpointKey } from '#platform/api/queries.ts';

/** Keeps what the server answered of a listing, and asks for the lists anew, since it may have changed its tab. */
export function keepAnswer(queries: QueryClient, answer: ListingAnswer): void {
  queries.setQueryData(listingKey(answer.id), answer);
  void queries.invalidateQueries({ queryKey: endpointKey(ownListings) });
}
