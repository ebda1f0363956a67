import { itemQuery, kindOf } from '#areas/staff/queue-queries.ts';
import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { ItemPage } from './item-page.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => {
  const kind = kindOf(params.kind);
  if (!kind) throw new Response(null, { status: 404 });
  return [itemQuery(kind, params.id ?? '')];
};

export const handle = { texts: ['reports'] } satisfies Screen;

export const loader = staffPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ItemPage;
