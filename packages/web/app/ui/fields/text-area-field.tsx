import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { TextArea } from './input.tsx';

interface TextAreaFieldProps extends Bound<string>, FieldWords, FieldState {
  /** R140, R141: six for the text about oneself, three at sign-up. */
  rows: number;
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, rows, maxLength, placeholder } = props;
  return (
    <Field
      {...fieldProps(props)}
      length={maxLength === undefined ? undefined : { now: value.length, limit: maxLength }}
    >
      <TextArea
        {...controlProps(props, props, props)}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
      />
    </Field>
  );
}
