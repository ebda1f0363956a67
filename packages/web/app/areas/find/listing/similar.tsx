import { similarListings } from '@heima/domain/listings/endpoints.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { useQuery } from '@tanstack/react-query';
import { LikeButton } from '#entities/listing/like-button.tsx';
import listingCardStyles from '#entities/listing/listing-card.module.css';
import { ListingCard } from '#entities/listing/listing-card.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import listingStyles from './listing.module.css';

/** At most four homes that somebody who looks at this one may also want to see. */
export function Similar({ listing: { id } }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const { data } = useQuery(endpointQuery(similarListings, { params: { id }, query: {} }));
  if (!data || data.length === 0) return null;
  return (
    <section className={classNames(listingStyles.similar, 'on-screen')} aria-labelledby="similar">
      <h2 id="similar">{t('listingScreen.similar')}</h2>
      <div className={listingCardStyles.grid}>
        {data.map((one) => (
          <ListingCard key={one.id} listing={one} sizes="(min-width: 1024px) 280px, 92vw">
            <LikeButton listing={one} onSignIn={openLogin} />
          </ListingCard>
        ))}
      </div>
    </section>
  );
}
