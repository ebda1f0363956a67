import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import type { Tone } from './tone.ts';

type NoticeTone = Exclude<Tone, 'neutral' | 'accent'>;

const signs: Readonly<Record<NoticeTone, ComponentProps<typeof Icon>['of']>> = {
  info: IconInfoCircle,
  warning: IconAlertCircle,
  danger: IconAlertCircle,
  success: IconCircleCheck,
};

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: `alert` for refusals, `status` for the rest. */
  role?: 'alert' | 'status';
  icon?: ComponentProps<typeof Icon>['of'];
  /** At most one button, on the right. */
  action?: ReactNode;
}

/** A message that belongs to the place where it stands. */
export const Notice = ({ tone, title, children, role, icon, action }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[tone])} role={role}>
    <Icon of={icon ?? signs[tone]} />
    <div className={styles.text}>
      {title && <b className={styles.title}>{title}</b>}
      {children && <div>{children}</div>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
