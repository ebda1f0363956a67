import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './choice-cards.module.css';

export interface Choice<V extends string | number> {
  value: V;
  label: string;
  /** One line on what choosing it means. */
  help?: string | undefined;
  icon?: Parameters<typeof Icon>[0]['of'];
}

interface ChoiceCardsProps<V extends string | number> {
  id: string;
  legend: ReactNode;
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
  /** Fewer columns where the choices have a line of help. */
  wide?: boolean;
}

/** One of a few, each on a card of its own. */
export function ChoiceCards<V extends string | number>({
  id,
  legend,
  choices,
  value,
  onChange,
  error,
  wide = false,
}: ChoiceCardsProps<V>) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={error ? classNames(styles.cards, 'field--bad') : styles.cards}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{legend}</legend>
      <div className={wide ? classNames(styles.cardsIn, styles.cardsInWide) : styles.cardsIn}>
        {choices.map((choice) => (
          <label key={choice.value} className="pick">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <b>
              {choice.icon && <Icon of={choice.icon} />}
              {choice.label}
            </b>
            {choice.help && <small>{choice.help}</small>}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
