import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { classNames } from './class-names.ts';

interface BottomBarProps {
  label: string;
  /** Elsewhere the same stands in the page. */
  onPhonesOnly?: boolean;
  children: ReactNode;
}

/** What acts on a page, always at hand at its lower edge. */
export const BottomBar = ({ label, onPhonesOnly = false, children }: BottomBarProps) => (
  <section
    className={classNames(styles.bar, onPhonesOnly ? styles.onPhones : styles.always, 'on-screen')}
    aria-label={label}
    data-bottom-bar
  >
    <div className="wrap row between">{children}</div>
  </section>
);
