import { notificationsQuery } from '#features/notifications/use-notifications.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

const queries = (userId: string) => [notificationsQuery(userId)];

export const handle = { texts: ['notifications'], title: 'shell.menu.notifications' } satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default NotificationsScreen;
