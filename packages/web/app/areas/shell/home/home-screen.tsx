import { newestListings } from '@heima/domain/listings/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListingCard } from '../../../features/listings/listing-card.tsx';
import { endpointQuery } from '../../../platform/api/queries.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { PageHead } from '../../../platform/page-head.tsx';

/** The front page (V015). */
export function HomeScreen() {
  const { t } = useTexts();
  const { data } = useQuery(endpointQuery(newestListings, { query: {} }));
  return (
    <main id="content">
      <PageHead title={t('home.title')} description={t('home.description')} path="/" />
      <div className="wrap">
        <h1>{t('home.title')}</h1>
        <section aria-labelledby="newest">
          <div className="sec">
            <h2 id="newest">{t('home.newest')}</h2>
            <Link to="/listings">{t('home.seeAll')}</Link>
          </div>
          <div className="grid-lc">
            {data?.items.map((listing) => (
              <ListingCard key={listing.id} listing={listing} sizes="(min-width: 1024px) 280px, 76vw" />
            ))}
          </div>
        </section>
      </div>
    </main>
  );
}
