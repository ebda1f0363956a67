import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './auth-card.module.css';

/** One task in the middle of a page. */
export const AuthCard = ({ children }: { children: ReactNode }) => (
  <main id="content" className={classNames(styles.authpage, 'wrap')}>
    <div className={classNames(styles.authpageCard, 'card')}>{children}</div>
  </main>
);
