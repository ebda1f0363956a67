import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** What binds a field to its form: where its value is kept and what is wrong with it. */
export interface Bound<V> {
  id: string;
  name: string;
  value: V;
  onChange: (value: V) => void;
  error?: string | undefined;
}

/** What every field shows around its control. */
export interface FieldWords {
  label: ReactNode;
  help?: ReactNode;
  /** Said after the label where a field may stay empty. */
  optional?: string | undefined;
}

export interface FieldState {
  disabled?: boolean;
  required?: boolean;
  /** The dialog or page starts here. */
  first?: boolean;
  /** The focus went elsewhere. */
  onLeave?: () => void;
}

/** Attributes that tie a control to its help and its error. */
export const controlProps = (
  { id, name, error }: Pick<Bound<unknown>, 'id' | 'name' | 'error'>,
  { help }: FieldWords,
  { disabled, required, first, onLeave }: FieldState,
) => ({
  id,
  name,
  disabled,
  required,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  'data-first': first ? true : undefined,
  onBlur: onLeave,
});

/** The message of a field, with its icon. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="err" id={`${id}-error`}>
    <Icon of={IconAlertCircle} size={16} />
    <span>{children}</span>
  </p>
);

interface FieldProps extends FieldWords {
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Label, control, error and help of one field. */
export const Field = ({ id, label, help, optional, error, children }: FieldProps) => (
  <div className={error ? 'field field--bad' : 'field'}>
    <label htmlFor={id}>
      {label}
      {optional && <span className="opt"> {optional}</span>}
    </label>
    {children}
    {error && <FieldError id={id}>{error}</FieldError>}
    {help && (
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    )}
  </div>
);
