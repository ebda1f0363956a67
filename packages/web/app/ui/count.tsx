import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './count.module.css';

interface CountProps {
  /** A number as it is read, and words for those who do not see where it stands. */
  children: ReactNode;
  /** Says how many there are; else how many are new or chosen. */
  quiet?: boolean;
  /** At the upper corner of a sign. */
  corner?: boolean;
  className?: string;
}

/** A number in a pill. */
export const Count = ({ children, quiet = false, corner = false, className }: CountProps) => (
  <span className={classNames(styles.count, quiet && styles.quiet, corner && styles.corner, className)}>
    {children}
  </span>
);
