import {
  type Bound,
  controlProps,
  Field,
  type FieldState,
  type FieldWords,
  fieldProps,
} from '#ui/fields/field.tsx';
import { Affix, Input } from '#ui/fields/input.tsx';

interface UnitFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Behind the number, such as m². */
  unit?: string | undefined;
  /** Before it, such as $. */
  before?: string | undefined;
  inputMode: 'numeric' | 'decimal' | 'text';
  placeholder?: string | undefined;
  size?: 'medium' | 'large' | undefined;
  /** The field was left, so that a half-typed number is not validated before. */
  onLeave?: () => void;
}

/** A number with its unit, kept as it was typed. */
export function UnitField(props: UnitFieldProps) {
  const { value, onChange, unit, before, inputMode, placeholder, size } = props;
  return (
    <Field {...fieldProps(props)}>
      <Affix fixed={before} unit={unit}>
        <Input
          {...controlProps(props, props, props)}
          size={size}
          className="num"
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={props.onLeave}
        />
      </Affix>
    </Field>
  );
}
