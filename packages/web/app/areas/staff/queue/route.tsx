import { kindOf, queueQuery } from '#areas/staff/queue-queries.ts';
import { queuesQuery } from '#features/shell/queue-counts.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { QueueScreen } from './queue-screen.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => {
  const kind = kindOf(params.kind);
  if (params.kind !== undefined && kind === undefined) throw new Response(null, { status: 404 });
  return [queuesQuery(), ...(kind ? [queueQuery(kind)] : [])];
};

export const handle = { texts: ['staffScreens', 'reports'], title: 'shell.menu.queue' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default QueueScreen;
