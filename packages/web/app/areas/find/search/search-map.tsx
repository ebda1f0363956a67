import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { searchToQuery } from '@heima/domain/listing-search/read-search.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import { boxAround } from '@heima/domain/places/box.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { ListingMap } from '#features/map/listing-map.tsx';
import { boxOf, boxOfMost } from '#features/map/pin-layout.ts';
import type { MapView } from '#features/map/use-listing-map.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { usePageFacts } from '#platform/viewer.ts';
import { type AskedArea, askedArea } from './asked-area.ts';
import type { MapPaneProps } from './map-pane.tsx';
import { boxOfPlace, freshSearch, searchedBox, searchInArea } from './search-address.ts';
import { markSeen, wasSeen } from './seen-listings.ts';

/** The homes of the search on the map (V061). Its calls have the same filters as the list's and no page. */
export function SearchMap({ view, places, highlighted }: MapPaneProps) {
  const { search, change } = view;
  const navigate = useNavigate();
  const { streetMapUrl } = usePageFacts();
  const { locations, isCurrent, onView } = useLocations(search);
  const popped = usePoppedEntry();
  const { boundaries_south_west: corner, boundaries_north_east: other } = search;
  const { regions, cities, postal_codes, place, google_place_id } = search;
  const where = [corner, other, regions, cities, postal_codes, place, google_place_id, popped];
  const placeBox = boxAround(places.flatMap((one) => boxOfPlace(one) ?? []));
  // The homes themselves show best where to look; a place without homes is shown by its own box. All homes of a region
  // or of the country are shown, those of a town without the few that lie far out.
  const isTown = places.length > 0 && !regions?.length;
  const box = locations && (isTown ? boxOfMost(locations) : boxOf(locations));
  const found = isCurrent ? (box ?? placeBox) : undefined;
  return (
    <ListingMap
      locations={locations}
      fit={{ key: JSON.stringify(where), box: searchedBox(search) ?? found, start: placeBox }}
      streetMapUrl={streetMapUrl}
      highlighted={highlighted}
      isSeen={wasSeen}
      onOpen={(id) => {
        markSeen(id);
        navigate(`/listings/${id}`);
      }}
      onView={onView}
      onSearchHere={(area) => change(searchInArea(search, places, area))}
    />
  );
}

/** Changes when an entry of the history is come back to, so that the map shows what the address says (S13). */
function usePoppedEntry(): string {
  const { key } = useLocation();
  const type = useNavigationType();
  const popped = useRef('');
  if (type === 'POP') popped.current = key;
  return popped.current;
}

/**
 * Pins of the whole search, or clusters where there are too many. Clusters are asked for anew when the map shows
 * another part or zoom; nothing is asked while nothing moves (S07).
 */
function useLocations(search: SearchAddress): {
  locations: readonly MapLocation[] | undefined;
  /** They are those of this search, not of the one before. */
  isCurrent: boolean;
  onView(view: MapView): void;
} {
  const { order_by, ...filters } = freshSearch(search);
  const [asked, setAsked] = useState<AskedArea>();
  const locationsOf = (more: SearchAddress) =>
    endpointQuery(searchListings, {
      query: { ...searchToQuery({ ...filters, ...more }), include_locations: true, page_size: 1 },
    });
  const whole = useQuery({ ...locationsOf({}), placeholderData: keepPreviousData });
  const isClustered = whole.data?.locations?.some(({ count }) => count > 1) ?? false;
  const near = useQuery({
    ...locationsOf(asked ? asked.query(searchedBox(search)) : {}),
    enabled: isClustered && asked !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    locations: isClustered && near.data ? near.data.locations : whole.data?.locations,
    isCurrent: whole.isSuccess && !whole.isPlaceholderData,
    onView: (view: MapView) => setAsked((now) => askedArea(view, now)),
  };
}
