import { countListings, newestListings } from '@heima/domain/listing-search/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { AppNotice } from './app-notice.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { NewestHomes } from './newest-homes.tsx';
import { PopularRegions } from './popular-regions.tsx';
import { RegistrationNotice } from './registration-notice.tsx';

/** The front page (V015). */
export function HomeScreen() {
  const { t } = useTexts();
  const { origin, productName } = usePageFacts();
  const newest = useQuery(endpointQuery(newestListings, { query: {} }));
  const counts = useQuery(endpointQuery(countListings, {}));
  return (
    <main id="content" className={styles.home}>
      <PageHead
        title={t('homeScreen.title')}
        description={t('homeScreen.description')}
        path="/"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: productName,
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/listings?place={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <Hero count={counts.data?.count} />
      <div className="wrap">
        <PopularRegions counts={counts.data?.regions} />
        <NewestHomes items={newest.data?.items} />
        <HowItWorks />
        <RegistrationNotice />
        <AppNotice />
      </div>
    </main>
  );
}
