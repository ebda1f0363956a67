import { type Bound, controlProps, Field, type FieldState, type FieldWords } from './field.tsx';

interface TextAreaFieldProps extends Bound<string>, FieldWords, FieldState {
  /** R140, R141: six for the text about oneself, three at sign-up. */
  rows: number;
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, help, optional, error, value, onChange, rows, maxLength, placeholder } = props;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <textarea
        {...controlProps(props, props, props)}
        className="input"
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        placeholder={placeholder}
      />
    </Field>
  );
}
