import { fold } from '@heima/domain/places/fold.ts';
import { useState } from 'react';
import { Chips } from '#ui/chip.tsx';
import { TagChip } from '#ui/tag-chip.tsx';
import { Combobox } from './combobox.tsx';
import type { Bound, FieldState, FieldWords } from './field.tsx';

interface MultiChoiceFieldProps extends Bound<readonly string[]>, FieldWords, FieldState {
  options: readonly { value: string; label: string }[];
  /** Names the list. */
  listLabel: string;
  /** How many fit what was typed. */
  found: (count: number) => string;
  /** Names the way to take one away. */
  removeLabel: (label: string) => string;
  placeholder?: string;
}

/** Several of a long list, each found by typing a part of it; what is chosen stands below and can be taken away. */
export function MultiChoiceField(props: MultiChoiceFieldProps) {
  const { options, value, onChange, found, removeLabel, ...field } = props;
  const [text, setText] = useState('');
  const wanted = fold(text.trim());
  const fitting = options
    .filter((option) => !value.includes(option.value) && fold(option.label).includes(wanted))
    .map((option) => ({ key: option.value, text: option.label }));
  const chosen = value.flatMap((one) => options.find((option) => option.value === one) ?? []);
  return (
    <div className="stack stack--8">
      <Combobox
        {...field}
        clears
        items={fitting}
        onText={setText}
        onChoose={(item) => item && onChange([...value, item.key])}
        found={found(fitting.length)}
      />
      <Chips>
        {chosen.map((option) => (
          <TagChip
            key={option.value}
            removeLabel={removeLabel(option.label)}
            onRemove={() => {
              onChange(value.filter((one) => one !== option.value));
              document.getElementById(field.id)?.focus();
            }}
          >
            {option.label}
          </TagChip>
        ))}
      </Chips>
    </div>
  );
}
