import { type Bound, controlProps, FieldError, type FieldState, type FieldWords } from './field.tsx';

/** A box to tick, with its sentence beside it. */
export function CheckField(props: Bound<boolean> & FieldWords & FieldState) {
  const { id, label, help, error, value, onChange } = props;
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label className="check" htmlFor={id}>
        <input
          {...controlProps(props, props, props)}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
