import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import { InsightsScreen, insightsQuery } from './insights-screen.tsx';

const queries = (viewerId: string) => [insightsQuery(viewerId)];

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });
export const handle = { title: 'account.insights.title' };

export default InsightsScreen;
