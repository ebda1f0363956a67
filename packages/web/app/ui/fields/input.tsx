import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './input.module.css';

export interface InputLook {
  /** `code` and `phone` for what is read digit by digit. */
  size?: 'small' | 'medium' | 'large' | 'code' | 'phone' | undefined;
  /** `in-bar` is one of several in a bar, without a frame of its own. */
  look?: 'framed' | 'in-bar' | undefined;
  /** Where it stands, and how wide it is. */
  className?: string | undefined;
}

const sizes = {
  small: styles.small,
  medium: undefined,
  large: styles.large,
  code: styles.code,
  phone: styles.phone,
} as const;

/** The class of such a look. */
export const inputClass = ({ size = 'medium', look, className }: InputLook) =>
  classNames(styles.control, sizes[size], look === 'in-bar' && styles.inBar, className);

/** A bare text field. Label, help and error are brought by `Field`. */
export const Input = ({
  size,
  look,
  className,
  ...others
}: InputLook & Omit<ComponentProps<'input'>, 'size' | 'className'>) => (
  <input {...others} className={inputClass({ size, look, className })} />
);

interface TextAreaLook {
  /** `growing` begins with one line and is as high as its text, up to a part of the screen. */
  look?: 'framed' | 'growing';
}

/** Several lines of text. */
export const TextArea = ({ look, className, ...others }: TextAreaLook & ComponentProps<'textarea'>) => (
  <textarea
    {...others}
    className={classNames(styles.control, styles.area, look === 'growing' && styles.growing, className)}
  />
);

interface SelectLook {
  /** `quiet` stands in a line of words; `narrow` beside others; `in-bar` has no frame of its own. */
  look?: 'framed' | 'quiet' | 'narrow' | 'in-bar';
}

const selectLooks = {
  framed: undefined,
  quiet: styles.quiet,
  narrow: styles.narrow,
  'in-bar': styles.inBar,
} as const;

/** A bare choice from a list. */
export const Select = ({
  look = 'framed',
  ...others
}: SelectLook & Omit<ComponentProps<'select'>, 'className'>) => (
  <select {...others} className={classNames(styles.control, styles.select, selectLooks[look])} />
);

interface AffixProps {
  icon?: ComponentProps<typeof Icon>['of'] | undefined;
  /** A part of what is typed that stays, such as a calling code or a currency. */
  fixed?: ReactNode;
  /** Behind it: kr., m². */
  unit?: ReactNode;
  look?: 'framed' | 'pill' | 'in-bar';
  className?: string | undefined;
  /** The input, and what opens something in the same frame. */
  children: ReactNode;
}

/** A text field with what stands before and behind it, in one frame. */
export const Affix = ({ icon, fixed, unit, look = 'framed', className, children }: AffixProps) => (
  <div
    className={classNames(
      styles.affix,
      look === 'pill' && styles.pill,
      look === 'in-bar' && styles.inBar,
      className,
    )}
  >
    {icon && (
      <span className={styles.before}>
        <Icon of={icon} />
      </span>
    )}
    {fixed && <span className={styles.fixed}>{fixed}</span>}
    {children}
    {unit && <span className={styles.unit}>{unit}</span>}
  </div>
);
