import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { Select } from './input.tsx';

interface SelectFieldProps extends Bound<string>, FieldWords, FieldState {
  options: readonly { value: string; label: string }[];
  /** First option, for nothing chosen yet. */
  placeholder?: string;
  autoComplete?: string;
}

/** A choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, placeholder } = props;
  return (
    <Field {...fieldProps(props)}>
      <Select
        {...controlProps(props, props, props)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={props.autoComplete}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
