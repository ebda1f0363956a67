import { readSizeBound } from '@heima/domain/shared/square-metres.ts';
import { OwnAmountField } from '#features/search/amount-field.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import styles from './panels.module.css';

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
  const { t } = useTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.pair}>
        {(['min', 'max'] as const).map((end) => {
          const id = `${name}-${end}`;
          const field = { id, name: `${end}_${name}` };
          const value = end === 'min' ? min : max;
          const label = t(`searchScreen.range.${end === 'min' ? 'from' : 'to'}`);
          if (!numbers)
            return (
              <OwnAmountField
                key={end}
                {...field}
                look="quiet"
                label={label}
                unit={unit}
                initial={value}
                read={readSizeBound}
              />
            );
          return (
            <Field key={end} id={id} look="quiet" label={label}>
              <Select {...field} defaultValue={value ?? ''}>
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
      </div>
    </fieldset>
  );
}
