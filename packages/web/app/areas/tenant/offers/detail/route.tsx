import { OfferPage } from '#features/offers/offer-page.tsx';
import { offerQuery } from '#features/offers/offer-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [offerQuery(params.id ?? '')];

export const handle = {
  texts: ['listings', 'offersScreen', 'reference', 'validation'],
  title: 'offersScreen.detail.name',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Offer() {
  return <OfferPage of="own" />;
}
