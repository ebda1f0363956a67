import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './segmented.module.css';

interface SegmentedProps {
  /** Names the group; within a group that has a legend it needs none. */
  label?: string;
  /** `nav` for links to addresses. */
  as?: 'div' | 'nav';
  /** `dense` is of full height with small words. */
  size?: 'small' | 'dense' | 'medium';
  /** Takes the whole width. */
  wide?: boolean;
  /** Buttons with `aria-pressed`, links with `aria-current`, or labels around a radio button. */
  children: ReactNode;
}

/** A few choices side by side, of which one holds. */
export const Segmented = ({
  label,
  as: Element = 'div',
  size = 'medium',
  wide = false,
  children,
}: SegmentedProps) => (
  <Element
    className={classNames(
      styles.segments,
      size === 'small' && styles.small,
      size === 'dense' && styles.dense,
      wide && styles.wide,
    )}
    role={label && Element === 'div' ? 'group' : undefined}
    aria-label={label}
  >
    {children}
  </Element>
);
