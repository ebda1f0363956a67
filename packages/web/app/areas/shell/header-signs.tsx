import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { IconMessage } from '@tabler/icons-react';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { menuFor } from '#features/shell/menu.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { IconLink } from '#ui/icon-link.tsx';

/** Messages and notifications in the navbar (R022, R023). */
export function HeaderSigns({ viewer }: { viewer: CurrentUser }) {
  const { t } = useTexts();
  return menuFor('signs', viewer).map(({ key, to }) =>
    key === 'notifications' ? (
      <NotificationBell key={key} viewer={viewer} to={to} />
    ) : (
      <IconLink icon={IconMessage} key={key} to={to} label={t(`shell.menu.${key}`)} />
    ),
  );
}
