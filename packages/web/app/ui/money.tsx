import { classNames } from './class-names.ts';
import styles from './money.module.css';

interface MoneyProps {
  /** As it is read, with its currency: 285.000 kr. */
  children: string;
  /** What it is for: /mán. */
  per?: string;
  /** The one price of a page. */
  size?: 'text' | 'large';
}

/** An amount of money: the number strong, what it is for quiet (R005, R006). */
export const Money = ({ children, per, size = 'text' }: MoneyProps) => (
  <span className={classNames(styles.money, size === 'large' && styles.large)}>
    {children}
    {per && <span className={styles.per}>{per}</span>}
  </span>
);
