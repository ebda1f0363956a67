import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Something is chosen behind it. */
  isSet?: boolean;
}

/** A button that opens a choice and shows what is chosen. */
export const Chip = ({ isSet = false, type = 'button', ...others }: ChipProps) => (
  <button {...others} type={type} className={classNames(styles.chip, isSet && styles.set)} />
);

/** Chips side by side. */
export const Chips = ({ children }: { children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
);
