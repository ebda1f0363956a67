import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import { AboutMonth } from '#entities/listing/about-month.tsx';
import { priceNote } from '#entities/listing/cost-words.ts';
import { MonthlyCosts, MoveInCosts, Price } from '#entities/listing/costs.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ContactButton } from './contact-button.tsx';
import styles from './listing.module.css';
import { ListingActions } from './listing-actions.tsx';
import { OfferButton } from './offer-button.tsx';

/** What it costs each month and at handover, calculated line by line, and what can be done now. */
export function CostPanel({ listing }: { listing: ListingAnswer }) {
  const { t, format } = useTexts();
  const { costs, price } = listing;
  return (
    <aside className={styles.buy} aria-label={t('listingScreen.costs.title')}>
      <Card pad>
        <p>
          <Price listing={listing} size="large" />
        </p>
        <AboutMonth listing={listing} />
        {price && (
          <p className={classNames(styles.buyNote, 'muted')}>{priceNote(listing, costs, t, format)}</p>
        )}
        {costs.monthly_total !== null && <MonthlyCosts costs={costs} />}
        {costs.move_in_total !== null && (
          <details className={styles.buyMoves} open>
            <summary>
              {t('listingScreen.costs.moveIn')}
              <Icon of={IconChevronDown} size={16} />
            </summary>
            <MoveInCosts costs={costs} />
          </details>
        )}
        <ListingActions listing={listing} />
        <OfferButton listing={listing} />
        <ContactButton listing={listing} />
      </Card>
      <p className={classNames(styles.buyCare, 'small muted row on-screen')}>
        <Icon of={IconShieldCheck} size={16} />
        <span>{t('listingScreen.costs.care')}</span>
      </p>
    </aside>
  );
}
