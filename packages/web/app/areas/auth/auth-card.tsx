import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './auth-card.module.css';

/** One task in the middle of a page. */
export const AuthCard = ({ children }: { children: ReactNode }) => (
  <main id="content" className={classNames(styles.page, 'wrap')}>
    <Card className={styles.card}>{children}</Card>
  </main>
);
