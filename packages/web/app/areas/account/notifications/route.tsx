import { notificationsQuery } from '#features/notifications/use-notifications.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

const queries = (userId: string) => [notificationsQuery(userId)];

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });
export const handle = { title: 'notifications.page.title' };

export default NotificationsScreen;
