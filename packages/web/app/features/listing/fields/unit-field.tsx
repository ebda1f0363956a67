import { type Bound, controlProps, Field, type FieldState, type FieldWords } from '#ui/fields/field.tsx';

interface UnitFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Behind the number, such as m². */
  unit?: string | undefined;
  /** Before it, such as $. */
  before?: string | undefined;
  inputMode: 'numeric' | 'decimal' | 'text';
  placeholder?: string | undefined;
  /** The field was left, so that a half-typed number is not judged before. */
  onLeave?: () => void;
}

/** A number with its unit, kept as it was typed. */
export function UnitField(props: UnitFieldProps) {
  const { id, label, help, optional, error, value, onChange, unit, before, inputMode, placeholder } = props;
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <div className={before ? 'affix affix--pre' : 'affix'}>
        {before && <span>{before}</span>}
        <input
          {...controlProps(props, props, props)}
          className="input num"
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={props.onLeave}
        />
        {unit && <span className="affix__unit">{unit}</span>}
      </div>
    </Field>
  );
}
