import { classNames } from './class-names.ts';
import styles from './skip-link.module.css';

/** The way past the head of a page for those who go by keyboard. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={classNames(styles.skip, 'on-screen')} href="#content">
    {children}
  </a>
);
