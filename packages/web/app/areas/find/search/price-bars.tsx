import type { PriceHistogram } from '@heima/domain/listing-search/search-answer.ts';
import { priceRanges } from '@heima/domain/listing-search/search-fields.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { commonPrices } from './common-prices.ts';
import styles from './panels.module.css';

interface PriceBarsProps {
  histogram: PriceHistogram | undefined;
  min: number;
  max: number;
}

/** How many homes have which price; those in the chosen range are filled (R626). In words for those who do not see it. */
export function PriceBars({ histogram, min, max }: PriceBarsProps) {
  const { t, format } = useTexts();
  const counts = histogram?.counts ?? priceRanges.map(() => 0);
  const most = Math.max(1, ...counts);
  const common = commonPrices(counts);
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={
        common
          ? t('searchScreen.price.bars', { from: format.number(common.from), to: format.money(common.to) })
          : t('searchScreen.price.noBars')
      }
    >
      {priceRanges.map(({ from, to }, at) => (
        <i
          key={from}
          className={to > min && from < max ? styles.within : undefined}
          style={{ height: `${counts[at] ? Math.max(3, (counts[at] / most) * 100) : 0}%` }}
        />
      ))}
    </div>
  );
}
