import type { ComponentProps } from 'react';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'aria-checked'> & {
  checked: boolean;
};

/** Turns something on or off at once. Its words stand beside it. */
export const Switch = (props: SwitchProps) => (
  <span className={styles.switch}>
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} />
    <i className={styles.track} />
  </span>
);
