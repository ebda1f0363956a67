import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { NotificationSettingsScreen } from './notification-settings-screen.tsx';
import { settingsQuery } from './settings-query.ts';

const queries = (userId: string) => [settingsQuery(userId)];

export const handle = { texts: ['notifications'], title: 'shell.menu.notificationSettings' } satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default NotificationSettingsScreen;
