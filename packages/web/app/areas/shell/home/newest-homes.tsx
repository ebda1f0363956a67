import { newestPageSize } from '@heima/domain/listing-search/search-fields.ts';
import type { ListingCard as Card } from '@heima/domain/listings/listing-card.ts';
import { Link } from 'react-router';
import { CardSkeletons } from '#entities/listing/card-skeleton.tsx';
import { LikeButton } from '#entities/listing/like-button.tsx';
import listingCardStyles from '#entities/listing/listing-card.module.css';
import { ListingCard } from '#entities/listing/listing-card.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import homeStyles from './home.module.css';

/** The eight newest homes (R300); a row to swipe through on phones. */
export function NewestHomes({ items }: { items: readonly Card[] | undefined }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="home-newest">
      <div className={homeStyles.sectionHead}>
        <h2 id="home-newest">{t('homeScreen.newest')}</h2>
        <Link to="/listings" className="nowrap">
          {t('homeScreen.seeAll')}
        </Link>
      </div>
      {items?.length === 0 ? (
        <p className="muted">{t('homeScreen.noneYet')}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this groups cards in a row that scrolls.
        <div
          data-newest
          className={classNames(listingCardStyles.grid, homeStyles.newest)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard.
          tabIndex={0}
          role="group"
          aria-labelledby="home-newest"
        >
          {items ? (
            items.map((listing) => (
              <ListingCard
                key={listing.id}
                listing={listing}
                sizes="(min-width: 1024px) 286px, (min-width: 560px) 46vw, 74vw"
                canSwipe={false}
              >
                <LikeButton listing={listing} onSignIn={openLogin} />
              </ListingCard>
            ))
          ) : (
            <CardSkeletons count={newestPageSize} />
          )}
        </div>
      )}
    </section>
  );
}
