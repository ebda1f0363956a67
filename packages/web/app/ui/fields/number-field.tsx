import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { digitsOf, showGrouped } from './grouped-digits.ts';
import { Affix } from './input.tsx';

interface NumberFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Between thousands: a point in Icelandic. */
  groupMark: string;
  /** Unit behind the number, such as kr. or m². */
  unit?: string;
  before?: string;
  maxDigits?: number;
  placeholder?: string;
  /** The one number that a page is about. */
  size?: 'medium' | 'large' | undefined;
}

/** A whole number, grouped while it is typed; the form gets the bare digits. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, groupMark, unit, before, size } = props;
  const maxDigits = props.maxDigits ?? 10;
  return (
    <Field {...fieldProps(props)}>
      <Affix fixed={before} unit={unit}>
        <DigitsInput
          {...controlProps(props, props, props)}
          size={size}
          value={value}
          onDigits={onChange}
          read={(text) => digitsOf(text, maxDigits)}
          show={(digits) => showGrouped(digits, groupMark)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={props.placeholder}
        />
      </Affix>
    </Field>
  );
}
