import { readSizeBound } from '@heima/domain/shared/square-metres.ts';
import { AmountField } from '#features/search/amount-field.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import styles from './panels.module.css';
import { RangeTurned } from './range-turned.tsx';
import { useOrderedRange } from './use-ordered-range.ts';

interface NumberRangeProps {
  /** `bedrooms` gives the fields min_bedrooms and max_bedrooms. */
  name: string;
  title: string;
  min: number | undefined;
  max: number | undefined;
  /** Choices to pick from; without them square metres are typed. */
  numbers?: readonly number[];
  unit?: string;
}

/** From and to: a pair of lists, or of fields with a unit. */
export function NumberRange({ name, title, min, max, numbers, unit }: NumberRangeProps) {
  const { t, format } = useTexts();
  const show = (value: number | undefined) =>
    value === undefined ? '' : numbers ? String(value) : format.number(value);
  const { ends, set, pair } = useOrderedRange({ min: show(min), max: show(max) }, readSizeBound);
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.pair} {...pair}>
        {(['min', 'max'] as const).map((end) => {
          const id = `${name}-${end}`;
          const field = { id, name: `${end}_${name}` };
          const label = t(`searchScreen.range.${end === 'min' ? 'from' : 'to'}`);
          if (!numbers)
            return (
              <AmountField
                key={end}
                {...field}
                look="quiet"
                label={label}
                unit={unit}
                value={ends[end]}
                onChange={(text) => set(end, text)}
                read={readSizeBound}
              />
            );
          return (
            <Field key={end} id={id} look="quiet" label={label}>
              <Select {...field} value={ends[end]} onChange={(event) => set(end, event.target.value)}>
                <option value="">{t('searchScreen.range.noLimit')}</option>
                {numbers.map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </Select>
            </Field>
          );
        })}
        <RangeTurned isTurned={ends.isTurned} />
      </div>
    </fieldset>
  );
}
