import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { TextPage, textQuery } from './text-page.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [textQuery(params.tag ?? '')];

export const handle = { texts: ['translations'] } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default TextPage;
