import { DigitsInput } from './digits-input.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords } from './field.tsx';
import { digitsOf, showGrouped } from './grouped-digits.ts';

interface NumberFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Between thousands: a point in Icelandic. */
  groupMark: string;
  /** Unit behind the number, such as kr. or m². */
  unit?: string;
  before?: string;
  maxDigits?: number;
  placeholder?: string;
}

/** A whole number, grouped while it is typed; the form gets the bare digits. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, help, optional, error, value, onChange, groupMark, unit, before } = props;
  const maxDigits = props.maxDigits ?? 10;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <div className={before ? 'affix affix--pre' : 'affix'}>
        {before && <span>{before}</span>}
        <DigitsInput
          {...controlProps(props, props, props)}
          className="input num"
          value={value}
          onDigits={onChange}
          read={(text) => digitsOf(text, maxDigits)}
          show={(digits) => showGrouped(digits, groupMark)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={props.placeholder}
        />
        {unit && <span className="affix__unit">{unit}</span>}
      </div>
    </Field>
  );
}
