import { classNames } from './class-names.ts';
import styles from './ridge.module.css';

/** The line of corrugated iron seen from its end: the one ornament. */
export const Ridge = ({ strong = false }: { strong?: boolean }) => (
  <span className={classNames(styles.ridge, strong && styles.strong)} aria-hidden="true" />
);
