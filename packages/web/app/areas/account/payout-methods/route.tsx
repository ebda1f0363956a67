import { payoutMethodsQuery } from '#features/payout-methods/payout-methods.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import { PayoutMethodsScreen } from './payout-methods-screen.tsx';

const queries = () => [payoutMethodsQuery()];

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(queries);
export const handle = { title: 'payouts.page.title' };

export default PayoutMethodsScreen;
