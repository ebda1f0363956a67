import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

type Sign = 'search' | 'plus' | 'alert' | 'bell';

interface EmptyStateProps {
  sign?: Sign;
  title: string;
  /** Why there is nothing. */
  text?: ReactNode;
  /** The next step, and others. */
  actions?: ReactNode;
  /** `page` where it is all that the page shows. */
  size?: 'small' | 'medium' | 'page';
  heading?: 'h1' | 'h2' | 'p';
  /** In a card of its own. */
  framed?: boolean;
  /** Read out when it comes. */
  role?: 'alert';
  /** Said below the ways on. */
  children?: ReactNode;
}

/** Where there is nothing: why it is so, and what to do next. */
export const EmptyState = ({
  sign,
  title,
  text,
  actions,
  size = 'medium',
  heading: Heading = 'h2',
  framed = false,
  role,
  children,
}: EmptyStateProps) => (
  <div className={classNames(styles.empty, styles[size], framed && styles.framed)} role={role}>
    {sign && <Art sign={sign} />}
    <Heading className={Heading === 'p' ? styles.lead : undefined}>{title}</Heading>
    {text && <p>{text}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
    {children}
  </div>
);

/** The line house of empty and failed pages, with one sign. */
const Art = ({ sign }: { sign: Sign }) => (
  <svg
    className={styles.art}
    viewBox="0 0 132 96"
    fill="none"
    stroke="var(--fjord)"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 84h116" stroke="var(--line)" strokeWidth="2" />
    <path d="M40 84V44l26-22 26 22v40" fill="var(--fjord-tint)" />
    <path d="M34 49l32-27 32 27" strokeWidth="2.5" />
    <path
      d="M47 46v38M54 40v44M61 34v50M71 34v50M78 40v44M85 46v38"
      stroke="var(--fjord-line)"
      strokeWidth="1.25"
    />
    <rect x="59" y="60" width="14" height="24" fill="var(--snow)" />
    <circle cx="102" cy={sign === 'search' ? 40 : 66} r="13" fill="var(--snow)" />
    {sign === 'search' && <path d="m111.5 49.5 10 10" strokeWidth="2.5" />}
    {sign === 'plus' && <path d="M102 60v12M96 66h12" strokeWidth="2" />}
    {sign === 'bell' && <path d="M96.5 70h11M98.5 70v-5a3.5 3.5 0 0 1 7 0v5M102 73v.1" strokeWidth="2" />}
    {sign === 'alert' && <path d="M102 59v8M102 72v.1" strokeWidth="2.25" />}
  </svg>
);
