import { Link } from 'react-router';
import styles from './crumbs.module.css';

interface CrumbsProps {
  label: string;
  /** The pages above this one, from the outermost. */
  above: readonly { to: string; title: string }[];
  /** This page. */
  here: string;
}

/** Where a page stands among others. */
export const Crumbs = ({ label, above, here }: CrumbsProps) => (
  <nav className={styles.crumbs} aria-label={label}>
    {above.map(({ to, title }) => (
      <span key={to} className="row">
        <Link to={to}>{title}</Link>
        <span aria-hidden="true">/</span>
      </span>
    ))}
    <span className="clip">{here}</span>
  </nav>
);
