import type { ComponentType } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

type TablerIcon = ComponentType<{
  size?: number;
  stroke?: number;
  className?: string;
  'aria-hidden'?: boolean;
}>;

/** An icon of the one set (Tabler), always beside a text or an accessible name of its parent. */
export const Icon = ({ of: Of, size = 20 }: { of: TablerIcon; size?: 14 | 16 | 20 | 24 }) => (
  <Of size={size} stroke={1.75} className={classNames(styles.icon, sizeClass[size])} aria-hidden />
);

/** The style sheet decides how large an icon is; its attributes would be overruled. */
const sizeClass = { 14: styles.tiny, 16: styles.small, 20: undefined, 24: styles.large } as const;
