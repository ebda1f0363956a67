import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { searchToQuery } from '@heima/domain/listing-search/read-search.ts';
import type { SearchAnswer } from '@heima/domain/listing-search/search-answer.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { CardSkeletons } from '#entities/listing/card-skeleton.tsx';
import { LikeButton } from '#entities/listing/like-button.tsx';
import listingCardStyles from '#entities/listing/listing-card.module.css';
import { ListingCard } from '#entities/listing/listing-card.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { fetchedLater, LaterPart } from '#platform/later-part.tsx';
import { classNames } from '#ui/class-names.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FailedSearch } from './failed-search.tsx';
import type { HighlightedListing } from './highlighted-listing.ts';
import { PriceNotices } from './price-notices.tsx';
import { ResultHead } from './result-head.tsx';
import searchStyles from './search.module.css';
import type { SearchView } from './use-search.ts';

/** Below the first page of homes. */
const MoreHomes = fetchedLater(async () => (await import('./more-homes.tsx')).MoreHomes);

/** Seldom needed. What shows that the network is gone is not among what comes later. */
const NoHomes = lazy<ComponentType<{ view: SearchView; data: SearchAnswer }>>(async () => {
  try {
    return { default: (await import('./no-homes.tsx')).NoHomes };
  } catch {
    // The heading says that nothing was found; only the ways out are missing.
    return { default: () => null };
  }
});

/** Skeletons fill the window, not the page. */
const cardsComing = 8;

interface ResultListProps {
  view: SearchView;
  /** The first of the pages that stand under each other. */
  result: UseQueryResult<SearchAnswer>;
  highlighted: HighlightedListing;
}

/** The list: count and order, active filters, the pages that are loaded, and the way to more. */
export function ResultList({ view, result, highlighted }: ResultListProps) {
  const { firstPage, lastPage } = view;
  const { data, isPlaceholderData, error } = result;
  const later = Array.from({ length: lastPage - firstPage }, (_, at) => firstPage + 1 + at);
  const grid = useHighlightedCards(highlighted);
  const isGone = data && data.count > 0 && data.items.length === 0;
  return (
    <div data-results className={searchStyles.list}>
      <ResultHead view={view} data={data} />
      <PriceNotices view={view} />
      <ActiveFilters view={view} places={data?.places ?? []} />
      {error && <FailedSearch error={error} search={view.search} onAgain={() => void result.refetch()} />}
      <Suspense>
        {data && (data.count === 0 || isGone) && !isPlaceholderData && <NoHomes view={view} data={data} />}
      </Suspense>
      {/* Pointing at a card lights its pin; the cards themselves are the controls. */}
      <div
        ref={grid}
        className={classNames(listingCardStyles.grid, searchStyles.results)}
        aria-busy={isPlaceholderData || !data}
        {...pointing(highlighted)}
      >
        {data
          ? data.items.map((listing, index) => <Card key={listing.id} listing={listing} first={index < 2} />)
          : !error && <Skeletons />}
        {data && !isPlaceholderData && later.map((page) => <LaterPage key={page} view={view} page={page} />)}
      </div>
      {data && data.count > 0 && !isPlaceholderData && (
        <LaterPart>
          <MoreHomes view={view} data={data} />
        </LaterPart>
      )}
    </div>
  );
}

/** One page below the first. */
function LaterPage({ view, page }: { view: SearchView; page: number }) {
  const { data, error, refetch } = useQuery(
    endpointQuery(searchListings, { query: searchToQuery({ ...view.search, page }) }),
  );
  if (error) return <FailedSearch error={error} search={view.search} onAgain={() => void refetch()} />;
  if (!data) return <Skeletons />;
  return data.items.map((listing) => <Card key={listing.id} listing={listing} first={false} />);
}

const Card = ({ listing, first }: { listing: SearchAnswer['items'][number]; first: boolean }) => (
  <ListingCard
    listing={listing}
    sizes="(min-width: 1024px) 26vw, (min-width: 560px) 46vw, 88vw"
    first={first}
    heading="h2"
  >
    <LikeButton listing={listing} onSignIn={openLogin} />
  </ListingCard>
);

function Skeletons() {
  const { t } = useTexts();
  return (
    <>
      <span className="sr" role="status">
        {t('searchScreen.loading')}
      </span>
      <CardSkeletons count={cardsComing} />
    </>
  );
}

const listingOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-listing]')?.dataset.listing;

const pointing = (highlighted: HighlightedListing) => ({
  onPointerOver: ({ target }: { target: EventTarget }) => highlighted.set(listingOf(target)),
  onPointerLeave: () => highlighted.set(undefined),
  onFocus: ({ target }: { target: EventTarget }) => highlighted.set(listingOf(target)),
  onBlur: () => highlighted.set(undefined),
});

/** Lights the card whose pin is pointed at. By hand, so that moving over the map renders no list anew. */
function useHighlightedCards(highlighted: HighlightedListing) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      highlighted.subscribe(() => {
        for (const card of grid.current?.querySelectorAll<HTMLElement>('[data-listing]') ?? [])
          card.toggleAttribute('data-highlighted', card.dataset.listing === highlighted.id);
      }),
    [highlighted],
  );
  return grid;
}
