import { type ComponentProps, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Input } from '#ui/fields/input.tsx';

interface AmountInputProps {
  id: string;
  name: string;
  initial?: number | undefined;
  placeholder?: number;
  look?: ComponentProps<typeof Input>['look'];
}

/** An amount in krónur, grouped as the language writes it while it is typed; the form sends what stands in it. */
export function AmountInput({ id, name, initial, placeholder, look }: AmountInputProps) {
  const { format } = useTexts();
  const [text, setText] = useState(initial === undefined ? '' : format.number(initial));
  const grouped = (value: string) => {
    // The mark stands in the wrong place as soon as a digit is added; another mark is a fault and stays to be seen.
    const bare = value.replaceAll(format.number(1000).slice(1, 2), '').trim();
    return /^\d{1,9}$/.test(bare) ? format.number(Number(bare)) : value;
  };
  return (
    <Input
      className="num"
      look={look}
      id={id}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder === undefined ? undefined : format.number(placeholder)}
      value={text}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        // Grouping moves the caret to the end, so it waits while somebody mends the middle.
        setText(selectionStart === value.length ? grouped(value) : value);
      }}
      onBlur={() => setText(grouped)}
    />
  );
}
