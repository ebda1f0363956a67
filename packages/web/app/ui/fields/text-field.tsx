import type { HTMLInputTypeAttribute } from 'react';
import { type Bound, controlProps, Field, type FieldState, type FieldWords } from './field.tsx';

interface TextFieldProps extends Bound<string>, FieldWords, FieldState {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'url'>;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'search';
  maxLength?: number;
  placeholder?: string;
  spellCheck?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', autoComplete, inputMode, maxLength, placeholder } = props;
  return (
    <Field {...words(props)}>
      <input
        {...controlProps(props, props, props)}
        className="input"
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        placeholder={placeholder}
        spellCheck={props.spellCheck ?? (type === 'email' ? false : undefined)}
        autoCapitalize={type === 'email' ? 'none' : undefined}
      />
    </Field>
  );
}

const words = ({ id, label, help, optional, error }: TextFieldProps) => ({
  id,
  label,
  help,
  optional,
  error,
});
