import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import type { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

/** How a button, or a link, of one sign is drawn. */
export interface IconButtonLook {
  icon: ComponentProps<typeof Icon>['of'];
  iconSize?: ComponentProps<typeof Icon>['size'];
  /** What it does, for those who do not see the sign. */
  label: string;
  size?: 'small' | 'medium' | 'large';
  /** `filled` is the one next action, as a disc; `on-picture` a white disc, `on-dark` for the dark ground of photos. */
  variant?: 'plain' | 'framed' | 'filled' | 'on-picture' | 'on-dark' | 'in-field' | 'stacked';
  /** Where it stands; how it looks is said by the other properties. */
  className?: string | undefined;
}

type Drawn = Pick<IconButtonLook, 'size' | 'variant' | 'className'>;

/** The classes of such a look. */
export const iconButtonClass = ({ size = 'medium', variant = 'plain', className }: Drawn) =>
  classNames(styles.button, styles[size], styles[variant], className);
