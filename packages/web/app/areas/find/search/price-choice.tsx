import { priceFilterTop } from '@heima/domain/listing-search/search-fields.ts';
import { readIsk } from '@heima/domain/shared/read-isk.ts';
import { AmountField } from '#features/search/amount-field.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { placeWords } from './filter-words.ts';
import type { PanelFieldsProps } from './panel-fields.ts';
import styles from './panels.module.css';
import { PriceBars } from './price-bars.tsx';
import { priceScale } from './price-scale.ts';
import { RangeTurned } from './range-turned.tsx';
import { useOrderedRange } from './use-ordered-range.ts';

interface PriceChoiceProps extends PanelFieldsProps {
  /** With the costs that are in the rent, where they have no place of their own. */
  hasIncluded?: boolean;
}

/** The rent from and to: the prices that there are, two sliders, and two fields that are equal to them (R290). */
export function PriceChoice({ search, draft, places, hasIncluded = false }: PriceChoiceProps) {
  const { t, format, language } = useTexts();
  const show = (amount: number | undefined) => (amount === undefined ? '' : format.number(amount));
  const { ends, set, pair } = useOrderedRange(
    { min: show(search.min_price), max: show(search.max_price) },
    readIsk,
  );
  const min = Math.min(priceFilterTop, readIsk(ends.min) ?? 0);
  const max = Math.min(priceFilterTop, readIsk(ends.max) ?? priceFilterTop);
  const histogram = draft.answer?.price_histogram;
  const scale = priceScale(histogram);
  const steps = scale.counts.length;
  const [low, high] = [scale.stepOf(min), max === priceFilterTop ? steps : scale.stepOf(max)];
  const where = placeWords(places, t, language);

  const slide = (end: 'min' | 'max', step: number) => {
    const price = scale.priceOf(step);
    const isFree = end === 'min' ? price === 0 : price === priceFilterTop;
    set(end, isFree ? '' : format.number(price));
  };
  const percent = (step: number) => (step / steps) * 100;
  return (
    <>
      {histogram && histogram.median !== null && (
        <p className={classNames(styles.priceMedian, 'small muted')}>
          {t(where ? 'searchScreen.price.medianWhere' : 'searchScreen.price.median', {
            where,
            price: format.money(histogram.median),
          })}
        </p>
      )}
      <div className={styles.panelScripted}>
        <PriceBars scale={scale} min={min} max={max} />
        <div className={styles.range}>
          <span
            className={styles.rangeRail}
            style={{ left: `${percent(low)}%`, right: `${100 - percent(high)}%` }}
          />
          <input
            type="range"
            min={0}
            max={steps}
            value={Math.round(low)}
            aria-label={t('searchScreen.price.lowest')}
            aria-valuetext={min === 0 ? t('searchScreen.price.noLimit') : format.money(min)}
            onChange={({ currentTarget: { valueAsNumber: step } }) =>
              slide('min', Math.min(step, Math.floor(high)))
            }
          />
          <input
            type="range"
            min={0}
            max={steps}
            value={Math.round(high)}
            aria-label={t('searchScreen.price.highest')}
            aria-valuetext={max === priceFilterTop ? t('searchScreen.price.noLimit') : format.money(max)}
            onChange={({ currentTarget: { valueAsNumber: step } }) =>
              slide('max', Math.max(step, Math.ceil(low)))
            }
          />
        </div>
      </div>
      <div className={styles.pair} {...pair}>
        {(['min', 'max'] as const).map((end) => (
          <AmountField
            key={end}
            id={`price-${end}`}
            name={`${end}_price`}
            look="quiet"
            label={t(`searchScreen.range.${end === 'min' ? 'from' : 'to'}`)}
            unit="kr."
            placeholder={t('searchScreen.range.noLimit')}
            value={ends[end]}
            onChange={(text) => set(end, text)}
          />
        ))}
        <RangeTurned isTurned={ends.isTurned} />
      </div>
      {hasIncluded && (
        <ChoiceChips
          field="included"
          codes={['heating', 'electricity']}
          texts="searchScreen.active.included"
          chosen={search.included}
        />
      )}
    </>
  );
}
