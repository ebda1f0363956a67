import { ownListings } from '@heima/domain/listings/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';

const ownHomesQuery = (words: string | undefined, state?: 'PUBLISHED') =>
  endpointQuery(ownListings, {
    query: { page_size: 100, ...(state && { state }), ...(words && { words }) },
  });

/** The homes that the reader has let or lets, as far as a text names them. */
export function useLetHomes(words: string | undefined) {
  const { data } = useQuery({ ...ownHomesQuery(words), placeholderData: keepPreviousData });
  return data?.items.filter(({ state }) => state !== 'NEVER_PUBLISHED');
}

/** The homes that the reader lets now. */
export function usePublishedHomes(words: string | undefined) {
  const { data } = useQuery({ ...ownHomesQuery(words, 'PUBLISHED'), placeholderData: keepPreviousData });
  return data?.items;
}
