import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { MessagesSign } from '#features/chat/messages-sign.tsx';
import { NotificationBell } from '#features/notifications/notification-bell.tsx';
import { menuFor } from '#features/shell/menu.ts';
import { headerMenu } from '#header-menu.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { IconLink } from '#ui/icon-link.tsx';

/** Messages and notifications in the navbar (R022, R023). */
export function HeaderSigns({ viewer }: { viewer: CurrentUser }) {
  const { t } = useTexts();
  return menuFor('signs', viewer, headerMenu).map(({ key, to, icon }) => {
    if (key === 'messages') return <MessagesSign key={key} to={to} />;
    return key === 'notifications' ? (
      <NotificationBell key={key} viewer={viewer} to={to} />
    ) : (
      <IconLink icon={icon} key={key} to={to} label={t(`shell.menu.${key}`)} />
    );
  });
}
