import { offersQuery, offersView } from '#features/offers/offer-queries.ts';
import { OffersScreen } from '#features/offers/offers-screen.tsx';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';

const queries = ({ url }: { url: URL }) => [offersQuery('all', offersView(url.searchParams))];

export const handle = {
  texts: ['listings', 'offersScreen', 'reference'],
  title: 'shell.menu.offers',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Offers() {
  return <OffersScreen of="all" />;
}
