import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './stepper.module.css';
import { Tooltip } from './tooltip.tsx';

interface StepperProps<Step extends string> {
  label: string;
  /** In order; each group holds steps in order. */
  groups: readonly { name: string; steps: readonly { value: Step; name: string; to: string }[] }[];
  value: Step;
  /** Where one is and what comes next, in words: read on phones, where the groups have no names. */
  now: ReactNode;
  next?: ReactNode;
}

/** How far something of many steps has come; each step can be gone to. */
export function Stepper<Step extends string>({ label, groups, value, now, next }: StepperProps<Step>) {
  const order = groups.flatMap(({ steps }) => steps.map((step) => step.value));
  const at = order.indexOf(value);
  return (
    <nav aria-label={label}>
      <p className={classNames(styles.now, 'phone')}>
        <b>{now}</b>
        {next && <span>{next}</span>}
      </p>
      <ol className={styles.groups}>
        {groups.map(({ name, steps }) => (
          <li key={name} className={steps.some((step) => step.value === value) ? styles.current : undefined}>
            <span className={styles.steps}>
              {steps.map((step) => (
                <Tooltip key={step.value} text={step.name}>
                  <Link
                    to={step.to}
                    className={classNames(styles.step, order.indexOf(step.value) <= at && styles.done)}
                    aria-label={step.name}
                    aria-current={step.value === value ? 'step' : undefined}
                  />
                </Tooltip>
              ))}
            </span>
            <span className={classNames(styles.name, 'desk')} aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
