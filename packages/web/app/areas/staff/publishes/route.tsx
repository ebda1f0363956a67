import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { publishesQuery } from './publishes-query.ts';
import { PublishesScreen } from './publishes-screen.tsx';

const queries = ({ url }: { url: URL }) => [publishesQuery(url.searchParams)];

export const handle = { texts: [] } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default PublishesScreen;
