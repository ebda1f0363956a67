import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './rows.module.css';

interface RowsProps {
  /** Within something that has an inner edge of its own. */
  flush?: boolean;
  label?: string;
  children: ReactNode;
}

/** Things below each other, with a line between them. */
export const Rows = ({ flush = false, label, children }: RowsProps) => (
  <ul className={classNames(styles.rows, flush && styles.flush)} aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  /** A sign or picture before it. */
  lead?: ReactNode;
  title: ReactNode;
  /** What is said more of it, below the title. */
  children?: ReactNode;
  /** What can be done with it; on a narrow screen below. */
  actions?: ReactNode;
  /** Across the whole row: what went wrong, or the next step. */
  note?: ReactNode;
  /** High rows begin at the top. */
  top?: boolean;
  /** For the focus, when what had it is gone. */
  ref?: Ref<HTMLLIElement>;
}

/** One thing of a list, and what can be done with it. */
export const Row = ({ lead, title, children, actions, note, top = false, ref }: RowProps) => (
  <li ref={ref} tabIndex={ref ? -1 : undefined} className={classNames(styles.row, top && styles.top)}>
    {lead}
    <div className={styles.what}>
      <span className={styles.title}>{title}</span>
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
    {note && <div className={styles.note}>{note}</div>}
  </li>
);
