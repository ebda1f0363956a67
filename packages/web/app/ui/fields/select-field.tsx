import { type Bound, controlProps, Field, type FieldState, type FieldWords } from './field.tsx';

interface SelectFieldProps extends Bound<string>, FieldWords, FieldState {
  options: readonly { value: string; label: string }[];
  /** First option, for nothing chosen yet. */
  placeholder?: string;
  autoComplete?: string;
}

/** A choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, help, optional, error, value, onChange, options, placeholder } = props;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <select
        {...controlProps(props, props, props)}
        className="select"
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
      </select>
    </Field>
  );
}
