import type { ReactNode } from 'react';
import styles from './inbox.module.css';

interface PaneHeadProps {
  title: string;
  /** What can be done here, on the right. */
  children?: ReactNode;
}

/** The head of a pane: its name, and what can be done in it. */
export const PaneHead = ({ title, children }: PaneHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
);
