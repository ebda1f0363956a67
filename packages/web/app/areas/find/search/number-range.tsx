import { useTexts } from '#platform/i18n/use-texts.tsx';
import styles from './panels.module.css';

interface NumberRangeProps {
  /** `bedrooms` gives the fields min_bedrooms and max_bedrooms. */
  name: string;
  title: string;
  min: number | undefined;
  max: number | undefined;
  /** Choices to pick from; without them numbers are typed. */
  numbers?: readonly number[];
  unit?: string;
}

/** From and to: a pair of lists, or of fields with a unit. */
export function NumberRange({ name, title, min, max, numbers, unit }: NumberRangeProps) {
  const { t } = useTexts();
  return (
    <fieldset className="fgroup">
      <legend>{title}</legend>
      <div className={styles.pair}>
        {(['min', 'max'] as const).map((end) => {
          const id = `${name}-${end}`;
          const field = { id, name: `${end}_${name}`, defaultValue: (end === 'min' ? min : max) ?? '' };
          return (
            <div className="field" key={end}>
              <label htmlFor={id}>{t(`searchScreen.range.${end === 'min' ? 'from' : 'to'}`)}</label>
              {numbers ? (
                <select className="select" {...field}>
                  <option value="">{t('searchScreen.range.noLimit')}</option>
                  {numbers.map((number) => (
                    <option key={number} value={number}>
                      {number}
                    </option>
                  ))}
                </select>
              ) : (
                <div className="affix">
                  <input className="input num" inputMode="numeric" autoComplete="off" {...field} />
                  <span>{unit}</span>
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
