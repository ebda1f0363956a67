import { aboutRent } from '@heima/domain/exchange-rates/about-rent.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';

type Priced = Pick<ListingAnswer, 'price' | 'price_type' | 'monthly_rent'>;

/** Beside a price in another currency, by week or by square metre: about what that is in krónur a month. */
export function AboutMonth({ listing }: { listing: Priced }) {
  const { t, format } = useTexts();
  const rent = aboutRent(listing);
  if (rent === undefined) return null;
  return (
    <span className="small muted num">
      {t('searchScreen.card.aboutMonth', { amount: format.money(rent, 'ISK') })}
    </span>
  );
}
