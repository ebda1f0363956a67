import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { digitsWithin } from './grouped-digits.ts';

/** A code from an SMS in one field, so that phones can fill it in by themselves. */
export function CodeField(props: Bound<string> & FieldWords & FieldState & { digits: number }) {
  const { value, onChange, digits } = props;
  return (
    <Field {...fieldProps(props)}>
      <DigitsInput
        {...controlProps(props, props, props)}
        size="code"
        value={value}
        onDigits={onChange}
        read={(change) => digitsWithin(change, digits, value)}
        show={(code) => code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Field>
  );
}
