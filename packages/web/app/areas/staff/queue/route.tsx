import { kindOf, queueQuery } from '#areas/staff/queue-queries.ts';
import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { queuesQuery } from '#features/shell/queue-counts.ts';
import { pageClientLoader } from '#platform/page.ts';
import { pageNumber } from '#platform/page-number.ts';
import type { Screen } from '#platform/screen.ts';
import { QueueScreen } from './queue-screen.tsx';

const queries = ({ params, url }: { params: Record<string, string | undefined>; url: URL }) => {
  const kind = kindOf(params.kind);
  if (params.kind !== undefined && kind === undefined) throw new Response(null, { status: 404 });
  return [queuesQuery(), ...(kind ? [queueQuery(kind, pageNumber(url.searchParams))] : [])];
};

export const handle = { texts: ['reports'], title: 'shell.menu.queue' } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default QueueScreen;
