import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { searchToQuery } from '@heima/domain/listing-search/read-search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/api/queries.ts';
import { FilterBar } from './filter-bar.tsx';
import { createHighlightedListing } from './highlighted-listing.ts';
import { MapPane } from './map-pane.tsx';
import { PanelHost } from './panel-host.tsx';
import { ResultList } from './result-list.tsx';
import styles from './search.module.css';
import { SearchHead } from './search-head.tsx';
import { useSearch } from './use-search.ts';

/** The listing search (V059–V064): filters, the list, and from 1024 px the map beside it. */
export function SearchScreen() {
  const view = useSearch();
  const [highlighted] = useState(createHighlightedListing);
  const { search, firstPage } = view;
  const result = useQuery({
    ...endpointQuery(searchListings, { query: searchToQuery({ ...search, page: firstPage }) }),
    placeholderData: keepPreviousData,
  });
  const places = result.data?.places ?? [];
  return (
    <>
      <SearchHead search={search} places={places} />
      <FilterBar view={view} places={places} />
      {/* Before the results: without scripts it is a part of the page, and is met first. */}
      {view.panel && <PanelHost view={view} panel={view.panel} places={places} />}
      <main id="content" className={styles.columns}>
        <ResultList view={view} result={result} highlighted={highlighted} />
        <MapPane view={view} places={places} highlighted={highlighted} />
      </main>
    </>
  );
}
