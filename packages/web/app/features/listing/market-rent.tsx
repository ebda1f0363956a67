import { comparableRent } from '@heima/domain/exchange-rates/comparable-rent.ts';
import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { priceFilterTop } from '@heima/domain/listing-search/search-fields.ts';
import { readAmount } from '@heima/domain/listings/price.ts';
import { readSize } from '@heima/domain/listings/size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDraftForm } from '#features/listing/draft/draft-form.tsx';
import styles from '#features/listing/steps/pricing-step.module.css';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';

/** Fewer homes than this say nothing about what is usual. */
const fewHomes = 5;

/**
 * What homes like this one are let for, from the homes that are published now: same postal code, same number of
 * bedrooms. Nothing is shown where there are too few of them.
 */
export function MarketRent() {
  const { t, format } = useTexts();
  const { values } = useDraftForm();
  const code = values['address.postal_code'];
  const { bedrooms, listing_type: type, currency_id: currency, price_type } = values;
  // A price by night is no rent of a month.
  const applies =
    code !== '' && bedrooms !== null && type === 'residential' && currency === 1 && price_type !== 3;
  const { data } = useQuery({
    ...endpointQuery(searchListings, {
      query: {
        postal_codes: [code],
        listing_type: ['residential'],
        min_bedrooms: Math.min(bedrooms ?? 0, 9),
        max_bedrooms: Math.min(bedrooms ?? 0, 9),
        include_histogram: true,
        page_size: 1,
      },
    }),
    enabled: applies,
    placeholderData: keepPreviousData,
  });
  const histogram = data?.price_histogram;
  if (!applies || !data || !histogram || data.count < fewHomes || histogram.median === null) return null;
  const { counts, median } = histogram;
  const step = priceFilterTop / counts.length;
  const first = Math.max(0, counts.findIndex((count) => count > 0) - 1);
  const last = Math.min(counts.length - 1, counts.findLastIndex((count) => count > 0) + 1);
  const shown = counts.slice(first, last + 1);
  const [from, to] = [first * step, (last + 1) * step];
  const highest = Math.max(...shown);
  const asked = {
    price: readAmount(values.price, 'ISK') ?? null,
    currency: 'ISK',
    price_type,
    size: readSize(values.size) ?? null,
  } as const;
  const own = comparableRent(asked, null) ?? undefined;
  const place =
    own === undefined ? undefined : Math.min(100, Math.max(0, (100 * (own - from)) / (to - from)));
  const near =
    own === undefined ? 'none' : own > median * 1.1 ? 'above' : own < median * 0.9 ? 'below' : 'near';
  return (
    <div className={styles.market}>
      <div className="row between row--wrap">
        <b className="medium">{t(`wizardScreens.pricing.market.${near}`)}</b>
        <span className="small muted">
          {t('wizardScreens.pricing.market.homes', { ...format.counted(data.count), code })}
        </span>
      </div>
      <div
        className={styles.bars}
        role="img"
        aria-label={t('wizardScreens.pricing.market.words', {
          least: format.money(from),
          most: format.money(to),
          median: format.money(median),
        })}
      >
        {shown.map((count, index) => {
          const at = from + index * step;
          return (
            <i
              key={at}
              className={Math.abs(at + step / 2 - median) <= median * 0.1 ? styles.usual : undefined}
              style={{ height: `${(100 * count) / highest}%` }}
            />
          );
        })}
        {place !== undefined && (
          <span
            className={place > 70 ? classNames(styles.own, styles.ownLeft) : styles.own}
            style={{ left: `${place}%` }}
          >
            <span>{t('wizardScreens.pricing.market.yours')}</span>
          </span>
        )}
      </div>
      <div className="row between small muted num">
        <span>{format.number(from)}</span>
        <span>{t('wizardScreens.pricing.market.median', { amount: format.money(median) })}</span>
        <span>{format.number(to)}</span>
      </div>
    </div>
  );
}
