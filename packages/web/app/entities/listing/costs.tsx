import type { Costs } from '@heima/domain/listings/calculate-costs.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { ComponentProps } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Sum, Sums } from '#ui/facts.tsx';
import { Money } from '#ui/money.tsx';
import { costRows } from './cost-words.ts';

interface PriceProps extends Pick<ComponentProps<typeof Money>, 'size'> {
  listing: Pick<ListingAnswer, 'price' | 'price_type'>;
}

type CostsOf = { costs: Costs };

/** The price with what it is for: 285.000 kr./mán. (R005, R006). */
export function Price({ listing, size }: PriceProps) {
  const { t, format } = useTexts();
  if (!listing.price) return <Money size={size}>{t('searchScreen.card.noPrice')}</Money>;
  return (
    <Money size={size} per={t(labelKey('priceTypeShort', listing.price_type))}>
      {format.money(listing.price.price, listing.price.currency)}
    </Money>
  );
}

/** What the home costs each month, line by line; the lines add up to the total. */
export function MonthlyCosts({ costs }: CostsOf) {
  const { t, format } = useTexts();
  return (
    <Sums>
      {costRows(costs, t, format).map(({ key, name, note, value }) => (
        <Sum
          key={key}
          name={
            <>
              {name}
              {note && <span className="small"> {note}</span>}
            </>
          }
          value={value}
        />
      ))}
      {costs.monthly_total !== null && (
        <Sum
          total
          name={t(costs.is_complete ? 'listingScreen.costs.monthly' : 'listingScreen.costs.monthlyKnown')}
          value={format.money(costs.monthly_total, costs.currency)}
        />
      )}
    </Sums>
  );
}

/** What is paid when the keys are handed over: the first month and the deposit. */
export function MoveInCosts({ costs }: CostsOf) {
  const { t, format } = useTexts();
  const { first_payment: first, deposit, move_in_total: total, currency } = costs;
  if (first === null || deposit === null || total === null) return null;
  return (
    <Sums>
      <Sum name={t('listingScreen.costs.firstMonth')} value={format.money(first, currency)} />
      <Sum
        name={t(deposit > 0 ? 'listingScreen.costs.depositBack' : 'listingScreen.costs.deposit')}
        value={deposit > 0 ? format.money(deposit, currency) : t('listingScreen.costs.none')}
      />
      <Sum total name={t('listingScreen.costs.total')} value={format.money(total, currency)} />
    </Sums>
  );
}
