import { useTexts } from '#platform/i18n/use-texts.tsx';
import { commonPrices } from './common-prices.ts';
import styles from './panels.module.css';
import type { PriceScale } from './price-scale.ts';

interface PriceBarsProps {
  scale: PriceScale;
  min: number;
  max: number;
}

/** How many homes have which price; those in the chosen range are filled (R626). In words for those who do not see it. */
export function PriceBars({ scale, min, max }: PriceBarsProps) {
  const { t, format } = useTexts();
  const { counts, priceOf } = scale;
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
      {counts.map((count, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its step.
          key={at}
          className={priceOf(at + 1) > min && priceOf(at) < max ? styles.within : undefined}
          style={{ height: `${count ? Math.max(3, (count / most) * 100) : 0}%` }}
        />
      ))}
    </div>
  );
}
