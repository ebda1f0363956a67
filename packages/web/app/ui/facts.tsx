import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

interface FactsProps {
  /** Few, and what the part of the page is about: figures. */
  large?: boolean;
  /** Where it stands, and in how many columns. */
  className?: string | undefined;
  /** Pairs: `<div><dt/><dd/></div>`. */
  children: ReactNode;
}

/** What is known of a thing: names and values, side by side. */
export const Facts = ({ large = false, className, children }: FactsProps) => (
  <dl className={classNames(styles.facts, large && styles.large, className)}>{children}</dl>
);

interface SumsProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Amounts below each other, and what they come to. */
export const Sums = ({ className, children }: SumsProps) => (
  <dl className={classNames(styles.sums, className)}>{children}</dl>
);

interface SumProps {
  name: ReactNode;
  value: ReactNode;
  /** What those above come to. */
  total?: boolean;
}

/** One amount. */
export const Sum = ({ name, value, total = false }: SumProps) => (
  <div className={classNames(styles.sum, total && styles.total)}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
