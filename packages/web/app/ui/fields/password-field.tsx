import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords } from './field.tsx';

interface PasswordFieldProps extends Bound<string>, FieldWords, FieldState {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, help, optional, error, value, onChange, autoComplete, showLabel, hideLabel } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} help={help} optional={optional} error={error}>
      <div className="affix">
        <input
          {...controlProps(props, props, props)}
          className="input"
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          variant="in-field"
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
