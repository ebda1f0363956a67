import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { textsQuery } from './texts-query.ts';
import { TextsScreen } from './texts-screen.tsx';

const queries = ({ url }: { url: URL }) => [textsQuery(url.searchParams)];

export const handle = { texts: [] } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default TextsScreen;
