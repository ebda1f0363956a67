import { readIsk } from '@heima/domain/shared/read-isk.ts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Affix, Input } from '#ui/fields/input.tsx';
import { useAmountField } from './use-amount-field.ts';

interface AmountFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  /** Behind the number: kr., m², what it is for. */
  unit: ReactNode;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  look: 'quiet' | 'in-bar';
  /** How its text is read, where it is no amount. */
  read?: (text: string) => number | undefined;
  /** Where it stands. */
  className?: string | undefined;
}

/**
 * A number of a search as it is typed or pasted, grouped as the language writes it; the form sends what stands in it,
 * which the page of the results reads the same way. A text that is no number is reported at the field.
 */
export function AmountField({
  id,
  label,
  unit,
  value,
  onChange,
  look,
  className,
  read = readIsk,
  ...others
}: AmountFieldProps) {
  const { t, format } = useTexts();
  const { showsWrong, field } = useAmountField(value, read);
  const error = showsWrong ? t('searchScreen.amount.wrong') : undefined;
  const grouped = (text: string) => {
    const amount = read(text);
    return amount === undefined ? text : format.number(amount);
  };
  /** The mark stands in the wrong place as soon as a digit is added; other texts wait until the field is left. */
  const whileTyping = (text: string) => {
    const bare = text.replaceAll(format.number(1000).slice(1, 2), '').trim();
    return /^\d{1,9}$/.test(bare) ? format.number(Number(bare)) : text;
  };
  return (
    <Field id={id} look={look} className={className} label={label} error={error}>
      <Affix look={look === 'in-bar' ? 'in-bar' : 'framed'} unit={unit}>
        <Input
          {...others}
          {...field}
          className="num"
          look={look === 'in-bar' ? 'in-bar' : 'framed'}
          id={id}
          inputMode={read === readIsk ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ currentTarget: { value: text, selectionStart } }) => {
            const pasted = Math.abs(text.length - value.length) > 1;
            // Grouping moves the caret to the end, so it waits while somebody mends the middle.
            onChange(pasted ? grouped(text) : selectionStart === text.length ? whileTyping(text) : text);
          }}
          onBlur={() => {
            field.onBlur();
            onChange(grouped(value));
          }}
        />
      </Affix>
    </Field>
  );
}

interface OwnAmountFieldProps extends Omit<AmountFieldProps, 'value' | 'onChange'> {
  initial?: number | undefined;
}

/** The same where nothing else follows what is typed. */
export function OwnAmountField({ initial, ...others }: OwnAmountFieldProps) {
  const { format } = useTexts();
  const [text, setText] = useState(initial === undefined ? '' : format.number(initial));
  return <AmountField {...others} value={text} onChange={setText} />;
}
