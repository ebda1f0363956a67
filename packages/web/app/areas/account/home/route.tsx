import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { AccountHomeScreen } from './account-home-screen.tsx';

const queries = () => [ownAccountQuery()];

export const handle = { texts: ['accountScreens'], title: 'shell.menu.settings' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(handle, queries);

export default AccountHomeScreen;
