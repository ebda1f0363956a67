import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { searchToQuery } from '@heima/domain/listing-search/read-search.ts';
import type { SearchAnswer } from '@heima/domain/listing-search/search-answer.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointQuery } from '#platform/api/queries.ts';
import { freshSearch } from './search-address.ts';

/** A search that is being put together in a panel. */
export interface Draft {
  search: SearchAddress;
  set(search: SearchAddress): void;
  /** What it would find; the answer before stands until the new one comes. */
  answer: SearchAnswer | undefined;
}

/** Sliding and typing ask once at the end. */
const pauseMs = 150;

export function useDraft(
  start: SearchAddress,
  asks: 'include_histogram' | 'include_facets' | 'both' | undefined,
): Draft {
  const [search, set] = useState(start);
  const [asked, setAsked] = useState(start);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { data } = useQuery({
    ...endpointQuery(searchListings, {
      query: {
        ...searchToQuery(freshSearch(asked)),
        page_size: 1,
        ...(asks === 'include_histogram' || asks === 'both' ? { include_histogram: true } : {}),
        ...(asks === 'include_facets' || asks === 'both' ? { include_facets: true } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return { search, set, answer: data };
}
