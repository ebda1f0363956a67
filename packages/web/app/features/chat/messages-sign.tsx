import { IconMessage } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Count } from '#ui/count.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { refreshUnread, useUnreadConversations, watchUnread } from './unread-count.ts';

/** The page has come alive and is still by then. */
const askAfterMs = 1000;
/** Together with the bell: what both hear of comes over one connection, and neither misses that it is new. */
const listenAfterMs = 2000;

/** The way to the conversations (R022), with how many of them hold unread messages. */
export function MessagesSign({ to }: { to: string }) {
  const { t } = useTexts();
  const count = useUnreadConversations();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const asking = setTimeout(() => void refreshUnread(), askAfterMs);
    const listening = setTimeout(() => {
      stop = watchUnread();
    }, listenAfterMs);
    return () => {
      clearTimeout(asking);
      clearTimeout(listening);
      stop?.();
    };
  }, []);
  const name = t('shell.menu.messages');
  return (
    <IconLink
      icon={IconMessage}
      to={to}
      label={count > 0 ? `${name}, ${t('shell.menu.unreadMessages', { count })}` : name}
    >
      {count > 0 && <Count corner>{count > 99 ? '99+' : count}</Count>}
    </IconLink>
  );
}
