import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { InsightsScreen, insightsQuery } from './insights-screen.tsx';

const queries = (viewerId: string) => [insightsQuery(viewerId)];

export const handle = {
  texts: ['accountScreens', 'searchScreen', 'landlordScreens'],
  title: 'shell.menu.insights',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default InsightsScreen;
