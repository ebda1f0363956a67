import { ownAccountQuery } from '#features/auth/contact/use-own-account.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import { AccountHomeScreen } from './account-home-screen.tsx';

const queries = () => [ownAccountQuery()];

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(queries);
export const handle = { title: 'account.home.title' };

export default AccountHomeScreen;
