import { Link } from 'react-router';
import styles from './logo.module.css';

/** The mark: a gabled house cut into an H. */
export const Mark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M1.5 10.8 9.9 3.5v8.3h4.2V3.5l8.4 7.3V22h-8.4v-6.5H9.9V22H1.5Z" />
  </svg>
);

export const Logo = ({ name }: { name: string }) => (
  <Link className={styles.logo} to="/" data-logo>
    <Mark />
    {name}
  </Link>
);
