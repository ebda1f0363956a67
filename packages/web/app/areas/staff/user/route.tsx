import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { UserPage } from './user-page.tsx';
import { userListingsQuery, userQuery } from './user-queries.ts';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  userQuery(params.id ?? ''),
  userListingsQuery(params.id ?? ''),
];

export const handle = { texts: [] } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default UserPage;
