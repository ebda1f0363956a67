import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { menuFor } from '../../features/shell/menu.ts';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Messages and notifications in the navbar (R022, R023). */
export function HeaderSigns({ viewer }: { viewer: CurrentUser }) {
  const { t } = useTexts();
  return menuFor('signs', viewer).map(({ key, to }) =>
    key === 'notifications' ? (
      <NotificationBell key={key} viewer={viewer} to={to} />
    ) : (
      <Link key={key} className="icon-btn" to={to} aria-label={t(`shell.menu.${key}`)}>
        <Icon of={IconMessage} />
      </Link>
    ),
  );
}
