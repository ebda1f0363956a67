import type { ReactNode } from 'react';
import { Chips } from '#ui/chip.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import type { Choice } from './choice-cards.tsx';

interface ChipChoicesProps<V extends string> {
  id: string;
  legend: ReactNode;
  choices: readonly Choice<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  error?: string | undefined;
}

/** Any number of many, as chips. */
export function ChipChoices<V extends string>({
  id,
  legend,
  choices,
  value,
  onChange,
  error,
}: ChipChoicesProps<V>) {
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <Chips>
        {choices.map(({ value: one, label, icon }) => (
          <ChoiceChip
            key={one}
            type="checkbox"
            icon={icon}
            name={id}
            value={one}
            checked={value.includes(one)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, one] : value.filter((other) => other !== one))
            }
          >
            {label}
          </ChoiceChip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
