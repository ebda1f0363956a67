import { useState } from 'react';
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
  /** What is wrong with what was typed, if anything; said once the field is left. */
  wrong?: (text: string) => string | undefined;
}

/** A number with its unit, kept as it was typed. */
export function UnitField(props: UnitFieldProps) {
  const { value, onChange, unit, before, inputMode, placeholder, size, wrong } = props;
  const [left, setLeft] = useState(false);
  const error = (left && value.trim() !== '' ? wrong?.(value) : undefined) ?? props.error;
  const leave = () => {
    setLeft(true);
    props.onLeave?.();
  };
  return (
    <Field {...fieldProps({ ...props, error })}>
      <Affix fixed={before} unit={unit}>
        <Input
          {...controlProps({ ...props, error }, props, { ...props, onLeave: leave })}
          size={size}
          className="num"
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            setLeft(false);
            onChange(target.value);
          }}
        />
      </Affix>
    </Field>
  );
}
