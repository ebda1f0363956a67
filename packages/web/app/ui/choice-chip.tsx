import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface ChoiceChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** `radio` where one of them holds, `checkbox` where several may. */
  type: 'radio' | 'checkbox';
  icon?: ComponentProps<typeof Icon>['of'];
  /** Shows a tick while it is chosen, where there is no sign of its own. */
  ticked?: boolean;
  /** Said quietly after the words, such as how many there are. */
  more?: ReactNode;
  children: ReactNode;
}

/** One of several choices, as a chip around its native box. */
export const ChoiceChip = ({ icon, ticked = false, more, children, ...input }: ChoiceChipProps) => (
  <label className={classNames(styles.chip, styles.choice)}>
    <input {...input} />
    {icon && <Icon of={icon} />}
    {ticked && (
      <span className={styles.check}>
        <Icon of={IconCheck} size={16} />
      </span>
    )}
    {children}
    {more !== undefined && <span className={styles.more}>{more}</span>}
  </label>
);
