import { searchListings } from '@heima/domain/listings/endpoints.ts';
import { readSearch, searchToQuery } from '@heima/domain/listings/read-search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ListingCard } from '../../../features/listings/listing-card.tsx';
import { endpointQuery } from '../../../platform/api/queries.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { PageHead } from '../../../platform/page-head.tsx';

/** The listing search (V059). */
export function SearchScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const query = useMemo(() => searchToQuery(readSearch(params)), [params]);
  const { data } = useQuery({
    ...endpointQuery(searchListings, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <main id="content" className="wrap">
      <PageHead title={t('find.title')} description={t('find.description')} path="/listings" />
      <h1 aria-live="polite">{data ? t('find.count', { count: data.count }) : t('find.title')}</h1>
      <div className="grid-lc">
        {data?.items.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            sizes="(min-width: 1024px) 28vw, 92vw"
            first={index < 2}
            heading="h2"
          />
        ))}
      </div>
    </main>
  );
}
