import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { type Bound, controlProps, Field, type FieldState, type FieldWords, fieldProps } from './field.tsx';
import { Affix, Input } from './input.tsx';

interface PasswordFieldProps extends Bound<string>, FieldWords, FieldState {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, value, onChange, autoComplete, showLabel, hideLabel } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...fieldProps(props)}>
      <Affix>
        <Input
          {...controlProps(props, props, props)}
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
      </Affix>
    </Field>
  );
}
