import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChoiceCard } from '#ui/fields/check.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import type { Icon } from '#ui/icon.tsx';
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
    <FieldGroup id={id} legend={legend} error={error}>
      <div className={wide ? classNames(styles.cards, styles.wide) : styles.cards}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            name={id}
            value={choice.value}
            title={choice.label}
            icon={choice.icon}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          >
            {choice.help}
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  );
}
