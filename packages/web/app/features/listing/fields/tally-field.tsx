import { IconMinus, IconPlus } from '@tabler/icons-react';
import { classNames } from '#ui/class-names.ts';
import { FieldError, FieldHelp } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './tally-field.module.css';

interface TallyFieldProps {
  id: string;
  label: string;
  help?: string | undefined;
  /** Said after the label where nothing need be counted. */
  optional?: string | undefined;
  /** Nothing counted yet is shown as a dash. */
  value: number | null;
  min?: number;
  max: number;
  /** What 0 means where it is no number: no limit. */
  zero?: string;
  less: string;
  more: string;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** A small number, counted up and down; its buttons are named with what they count. */
export function TallyField({
  id,
  label,
  help,
  optional,
  value,
  min = 0,
  max,
  zero,
  less,
  more,
  onChange,
  error,
}: TallyFieldProps) {
  const shown = value === null ? '–' : value === 0 && zero ? zero : value;
  return (
    <div className={styles.row} id={id} tabIndex={-1}>
      <div className={styles.words}>
        <span className="medium" id={`${id}-label`}>
          {label}
          {optional && <span className={styles.optional}> {optional}</span>}
        </span>
        {help && <FieldHelp>{help}</FieldHelp>}
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own. */}
      <div
        className={classNames(styles.tally, zero && styles.tallyOfWords)}
        role="group"
        aria-labelledby={`${id}-label`}
      >
        <button
          type="button"
          aria-label={less}
          disabled={value === null || value <= min}
          onClick={() => onChange(Math.max(min, (value ?? min) - 1))}
        >
          <Icon of={IconMinus} />
        </button>
        <output aria-live="polite">{shown}</output>
        <button
          type="button"
          aria-label={more}
          disabled={value !== null && value >= max}
          onClick={() => onChange(value === null ? Math.max(min, 1) : Math.min(max, value + 1))}
        >
          <Icon of={IconPlus} />
        </button>
      </div>
    </div>
  );
}
