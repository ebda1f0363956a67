import { openHouseQuery } from '#features/open-houses/open-house-queries.ts';
import { OpenHouseScreen } from '#features/open-houses/open-house-screen.tsx';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  openHouseQuery(params.id ?? ''),
];

export const handle = {
  texts: ['listings', 'openHousesScreen', 'person', 'validation'],
  title: 'openHousesScreen.name',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default OpenHouseScreen;
