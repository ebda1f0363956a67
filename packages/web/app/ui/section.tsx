import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  /** Also its place in the address. */
  id?: string;
  title: string;
  /** What it is for, in a sentence. */
  lead?: string;
  /** In which state the thing is, beside the title. */
  state?: ReactNode;
  /** What can be done with it, on the right of the title. */
  actions?: ReactNode;
  /** The title stands in a bar, and what is inside reaches the edge: for lists. */
  bar?: boolean;
  children?: ReactNode;
}

/** One part of a page, in a card of its own. */
export function Section({ id, title, lead, state, actions, bar = false, children }: SectionProps) {
  const own = useId();
  const titleId = id ? `${id}-title` : own;
  const head = (
    <>
      <h2 id={titleId}>{title}</h2>
      {state}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  return (
    <section
      id={id}
      className={classNames(styles.section, bar ? styles.barred : styles.open)}
      aria-labelledby={titleId}
    >
      {bar ? (
        <div className={styles.bar}>{head}</div>
      ) : (
        <div className={styles.words}>
          <div className={styles.head}>{head}</div>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
