import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { AccountHomeScreen } from './account-home-screen.tsx';

const queries = () => [ownAccountQuery()];

export const handle = { texts: ['accountScreens'], title: 'shell.menu.settings' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);

export default AccountHomeScreen;
