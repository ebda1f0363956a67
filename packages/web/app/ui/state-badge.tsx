import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './state-badge.module.css';
import type { Tone } from './tone.ts';

interface StateBadgeProps {
  tone?: Tone;
  /** `pill` stands by a title, `text` in a line of words, `on-picture` over a picture. */
  look?: 'pill' | 'text' | 'on-picture';
  icon?: ComponentProps<typeof Icon>['of'];
  className?: string;
  children: ReactNode;
}

/** The state that something is in: in colour, and in a word, with a sign before it where there is one. */
export const StateBadge = ({
  tone = 'neutral',
  look = 'pill',
  icon,
  className,
  children,
}: StateBadgeProps) => (
  <span className={classNames(styles[look], styles[tone], className)}>
    {icon && <Icon of={icon} size={look === 'text' ? 16 : 14} />}
    {children}
  </span>
);
