import { readIsk } from '@heima/domain/shared/read-isk.ts';
import { useState } from 'react';
import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { isBare, showGrouped, type TextChange } from './grouped-digits.ts';
import { Affix } from './input.tsx';

interface NumberFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Between thousands: a point in Icelandic. */
  groupMark: string;
  /** Unit behind the number, such as kr. or m². */
  unit?: string;
  before?: string;
  /** What is wrong with what was typed, if anything; said once the field is left. */
  wrong?: (text: string) => string | undefined;
  placeholder?: string;
  /** The one number that a page is about. */
  size?: 'medium' | 'large' | undefined;
}

/**
 * A whole number, grouped while it is typed; the form gets the bare digits. What is pasted is read as the API reads
 * it; a text that is no number stays as it is, and is reported.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, groupMark, unit, before, size, wrong } = props;
  const [left, setLeft] = useState(false);
  const error = (left && value !== '' ? wrong?.(value) : undefined) ?? props.error;
  const leave = () => {
    setLeft(true);
    const number = isBare(value) ? undefined : readIsk(value);
    if (number !== undefined) onChange(String(number));
    props.onLeave?.();
  };
  return (
    <Field {...fieldProps({ ...props, error })}>
      <Affix fixed={before} unit={unit}>
        <DigitsInput
          {...controlProps({ ...props, error }, props, { ...props, onLeave: leave })}
          size={size}
          value={value}
          onDigits={(next) => {
            setLeft(false);
            onChange(next);
          }}
          read={readChange}
          show={(digits) => showGrouped(digits, groupMark)}
          marks={groupMark === '.' ? /[.\s]/g : groupMark === ',' ? /[,\s]/g : /\s/g}
          inputMode="numeric"
          autoComplete="off"
          placeholder={props.placeholder}
        />
      </Affix>
    </Field>
  );
}

function readChange({ text, bare, typed }: TextChange): string {
  if (typed) return isBare(bare) ? bare : text;
  const number = readIsk(bare) ?? readIsk(text);
  return number === undefined ? text.trim() : String(number);
}
