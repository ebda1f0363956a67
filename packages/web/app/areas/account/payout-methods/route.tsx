import { payoutMethodsQuery } from '#entities/money-account/payout-methods.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { PayoutMethodsScreen } from './payout-methods-screen.tsx';

const queries = () => [payoutMethodsQuery()];

export const handle = { texts: ['identity', 'payouts'], title: 'shell.menu.payoutMethods' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

export default PayoutMethodsScreen;
