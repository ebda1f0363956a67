import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import { NotificationSettingsScreen } from './notification-settings-screen.tsx';
import { settingsQuery } from './settings-query.ts';

const queries = (userId: string) => [settingsQuery(userId)];

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });
export const handle = { title: 'notifications.settings.title' };

export default NotificationSettingsScreen;
