import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const looks = {
  info: ['notice', IconInfoCircle],
  warning: ['notice notice--sun', IconAlertCircle],
  danger: ['notice notice--ember', IconAlertCircle],
  success: ['notice notice--moss', IconCircleCheck],
} as const;

interface NoticeProps {
  tone: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: `alert` for refusals, `status` for the rest. */
  role?: 'alert' | 'status';
  icon?: typeof IconInfoCircle;
  /** At most one button, on the right. */
  action?: ReactNode;
}

/** A message that belongs to the place where it stands. */
export function Notice({ tone, title, children, role, icon, action }: NoticeProps) {
  const [className, usual] = looks[tone];
  return (
    <div className={className} role={role}>
      <Icon of={icon ?? usual} />
      <div>
        {title && <b className="strong">{title}</b>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
