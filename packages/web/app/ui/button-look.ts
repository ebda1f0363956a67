import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** How a button, or a link that looks like one, is drawn. */
export interface ButtonLook {
  /** `primary` is the one next action of a screen; `line` is the usual one. */
  variant?:
    | 'primary'
    | 'line'
    | 'soft'
    | 'quiet'
    | 'danger'
    | 'danger-line'
    | 'danger-quiet'
    | 'plain'
    | 'float';
  /** `row` is small with a mouse and of full height on phones; `field` is as high as a field beside it. */
  size?: 'small' | 'row' | 'field' | 'medium' | 'large';
  /** Takes the whole width. */
  wide?: boolean;
  /** Where it stands; how it looks is said by the other properties. */
  className?: string | undefined;
}

/** The classes of a button's look. */
export const buttonClass = ({ variant = 'line', size = 'medium', wide = false, className }: ButtonLook) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
