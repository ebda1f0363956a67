import type { ReactNode } from 'react';
import styles from './law-note.module.css';

interface LawNoteProps {
  /** What the law says, in a sentence. */
  rule: ReactNode;
  /** Where it says so. */
  article: ReactNode;
  /** What follows from it here. */
  children: ReactNode;
}

/** What the law says where it matters, with its article. */
export const LawNote = ({ rule, article, children }: LawNoteProps) => (
  <p className={styles.law}>
    <b>{rule}</b>
    {children} <cite>{article}</cite>
  </p>
);
