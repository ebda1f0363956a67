import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field.module.css';
import { FieldError, FieldHelp } from './field.tsx';

interface FieldGroupProps {
  id?: string | undefined;
  legend: ReactNode;
  /** The legend is only read out: what stands beside it says it already. */
  hidesLegend?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  /** What is chosen from is still on its way. */
  busy?: boolean;
  /** Its parts stand in the grid around it. */
  inGrid?: boolean;
  children: ReactNode;
}

/** Several controls that answer one question, which is their legend. */
export const FieldGroup = ({
  id,
  legend,
  hidesLegend = false,
  help,
  error,
  busy,
  inGrid = false,
  children,
}: FieldGroupProps) => (
  <fieldset
    id={id}
    tabIndex={-1}
    className={inGrid ? styles.parts : styles.group}
    aria-describedby={error && id ? `${id}-error` : undefined}
    aria-busy={busy}
  >
    <legend className={classNames(hidesLegend ? styles.hidden : styles.label)}>{legend}</legend>
    {children}
    {error && <FieldError {...(id ? { id } : {})}>{error}</FieldError>}
    {help && <FieldHelp>{help}</FieldHelp>}
  </fieldset>
);
