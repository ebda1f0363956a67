import { payoutMethodsQuery } from '#entities/money-account/payout-methods.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { PayoutMethodsScreen } from './payout-methods-screen.tsx';

const queries = () => [payoutMethodsQuery()];

export const handle = { texts: ['identity', 'payouts'], title: 'shell.menu.payoutMethods' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);

export default PayoutMethodsScreen;
