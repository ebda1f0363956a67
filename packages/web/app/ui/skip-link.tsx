import styles from './skip-link.module.css';

/** The way past the head of a page for those who go by keyboard. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={styles.skip} href="#content">
    {children}
  </a>
);
