import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './check.module.css';

type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'>;

interface CheckProps extends BoxProps {
  /** One of many below each other. */
  inList?: boolean;
  children: ReactNode;
}

/** A box to tick, with its words beside it. */
export const Check = ({ inList = false, children, ...box }: CheckProps) => (
  <label className={classNames(styles.check, inList && styles.inList)}>
    <input {...box} className={styles.box} type="checkbox" />
    <span>{children}</span>
  </label>
);

interface ChoiceCardProps extends BoxProps {
  type?: 'radio' | 'checkbox';
  title: ReactNode;
  icon?: ComponentProps<typeof Icon>['of'] | undefined;
  /** What choosing it means, line by line. */
  children?: ReactNode;
}

/** One of a few choices, each on a card of its own around its native box. */
export const ChoiceCard = ({ type = 'radio', title, icon, children, ...box }: ChoiceCardProps) => (
  <label className={styles.card}>
    <input {...box} className={styles.box} type={type} />
    <b className={styles.title}>
      {icon && <Icon of={icon} />}
      {title}
    </b>
    {children && <small className={styles.more}>{children}</small>}
  </label>
);
