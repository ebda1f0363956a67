import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './field.module.css';

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
  /** The label is only read out: what stands beside the field says it already. */
  hidesLabel?: boolean;
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
  { help }: Pick<FieldWords, 'help'>,
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

/** What a field hands on to the frame around its control. */
export const fieldProps = ({
  id,
  label,
  hidesLabel,
  help,
  optional,
  error,
}: Pick<Bound<unknown>, 'id' | 'error'> & FieldWords) => ({ id, label, hidesLabel, help, optional, error });

interface FieldErrorProps {
  /** Of the field that is wrong; nothing where it is said of more than a field. */
  id?: string;
  /** Read out when it comes. */
  alert?: boolean;
  /** Where it stands. */
  className?: string | undefined;
  children: ReactNode;
}

/** What is wrong, with its icon. */
export const FieldError = ({ id, alert = false, className, children }: FieldErrorProps) => (
  <p
    className={classNames(styles.error, className)}
    id={id && `${id}-error`}
    role={alert ? 'alert' : undefined}
  >
    <Icon of={IconAlertCircle} size={16} />
    <span>{children}</span>
  </p>
);

interface FieldHelpProps {
  id?: string;
  /** Read out when it changes. */
  live?: boolean;
  children: ReactNode;
}

/** A quiet sentence that helps to fill in a field. */
export const FieldHelp = ({ id, live = false, children }: FieldHelpProps) => (
  <p className={styles.help} id={id && `${id}-help`} aria-live={live ? 'polite' : undefined}>
    {children}
  </p>
);

/** From this part of the limit on it is shown. */
const near = 0.8;

/** Nothing that is typed or pasted is cut: what is too long says so, and is refused where it is sent. */
const FieldLength = ({ now, limit }: { now: number; limit: number }) =>
  now > near * limit && (
    <p className={styles.length} data-over={now > limit ? true : undefined} role="status">
      {now} / {limit}
    </p>
  );

interface FieldProps extends FieldWords {
  id: string;
  error?: string | undefined;
  /** `quiet` has a small label; `in-bar` is one of several in a bar, without a frame of its own. */
  look?: 'plain' | 'quiet' | 'in-bar';
  /** Where it stands. */
  className?: string | undefined;
  /** How long the text is, of how long it may be; shown once that is near. */
  length?: { now: number; limit: number } | undefined;
  children: ReactNode;
}

/** Label, control, error and help of one field. */
export const Field = ({
  id,
  label,
  hidesLabel = false,
  help,
  optional,
  error,
  look = 'plain',
  className,
  length,
  children,
}: FieldProps) => (
  <div
    className={classNames(
      styles.field,
      look !== 'plain' && styles.quiet,
      look === 'in-bar' && styles.inBar,
      className,
    )}
  >
    <label className={hidesLabel ? styles.hidden : styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {optional}</span>}
    </label>
    {children}
    {length && <FieldLength {...length} />}
    {error && <FieldError id={id}>{error}</FieldError>}
    {help && <FieldHelp id={id}>{help}</FieldHelp>}
  </div>
);
