import { fold } from '@heima/domain/places/fold.ts';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';
import type { Bound, FieldState, FieldWords } from './field.tsx';

interface ChoiceFieldProps extends Bound<string>, FieldWords, FieldState {
  options: readonly { value: string; label: string }[];
  /** Names the list and the button that opens it. */
  listLabel: string;
  /** How many fit what was typed. */
  found: (count: number) => string;
  placeholder?: string;
}

/** One of a long list, found by typing a part of it; an empty field is nothing chosen. A short list is a `SelectField`. */
export function ChoiceField({ options, value, onChange, found, ...field }: ChoiceFieldProps) {
  const items = options.map((option) => ({ key: option.value, text: option.label }));
  const chosen = items.find(({ key }) => key === value) ?? null;
  const [text, setText] = useState('');
  // What is chosen stands in the field; only what is typed over it is looked for.
  const wanted = text === chosen?.text ? '' : fold(text.trim());
  const fitting = items.filter((item) => fold(item.text).includes(wanted));
  return (
    <Combobox
      {...field}
      items={fitting}
      chosen={chosen}
      onText={setText}
      onChoose={(item) => onChange(item?.key ?? '')}
      found={found(fitting.length)}
    />
  );
}
