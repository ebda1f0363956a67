import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/fields/field.tsx';
import styles from './choice-cards.module.css';

interface SegmentsProps<V extends string | number> {
  id: string;
  legend: ReactNode;
  choices: readonly { value: V; label: ReactNode }[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
  help?: ReactNode;
  small?: boolean;
  /** Inside a row that names it already; the legend is then only read out. */
  inRow?: boolean;
}

/** One of two to four, side by side. */
export function Segments<V extends string | number>({
  id,
  legend,
  choices,
  value,
  onChange,
  error,
  help,
  small = false,
  inRow = false,
}: SegmentsProps<V>) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={
        inRow
          ? classNames(styles.segf, styles.segfRow)
          : error
            ? classNames(styles.segf, 'field--bad')
            : styles.segf
      }
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{legend}</legend>
      <div className={small ? 'seg seg--s' : 'seg'}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {help && <p className="help">{help}</p>}
    </fieldset>
  );
}
