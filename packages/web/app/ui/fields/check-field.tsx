import { Check } from './check.tsx';
import styles from './field.module.css';
import {
  type Bound,
  controlProps,
  FieldError,
  FieldHelp,
  type FieldState,
  type FieldWords,
} from './field.tsx';

/** A box to tick, with its sentence beside it. */
export function CheckField(props: Bound<boolean> & FieldWords & FieldState) {
  const { id, label, help, error, value, onChange } = props;
  return (
    <div className={styles.field}>
      <Check
        {...controlProps(props, props, props)}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Check>
      {error && <FieldError id={id}>{error}</FieldError>}
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
    </div>
  );
}
