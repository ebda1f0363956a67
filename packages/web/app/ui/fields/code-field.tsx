import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords } from './field.tsx';
import { digitsOf } from './grouped-digits.ts';
import './code-field.css';

/** A code from an SMS in one field, so that phones can fill it in by themselves. */
export function CodeField(props: Bound<string> & FieldWords & FieldState & { digits: number }) {
  const { id, label, help, optional, error, value, onChange, digits } = props;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <DigitsInput
        {...controlProps(props, props, props)}
        className="input num input--code"
        value={value}
        onDigits={onChange}
        read={(text) => digitsOf(text, digits)}
        show={(code) => code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Field>
  );
}
