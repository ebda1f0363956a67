import type { HTMLInputTypeAttribute } from 'react';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { Input } from './input.tsx';

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
  const isSearch = type === 'search';
  return (
    <Field
      {...fieldProps(props)}
      length={maxLength === undefined || isSearch ? undefined : { now: value.length, limit: maxLength }}
    >
      <Input
        {...controlProps(props, props, props)}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        // A search is cut: nothing is kept of it that somebody would miss.
        maxLength={isSearch ? maxLength : undefined}
        placeholder={placeholder}
        spellCheck={props.spellCheck ?? (type === 'email' ? false : undefined)}
        autoCapitalize={type === 'email' ? 'none' : undefined}
      />
    </Field>
  );
}
