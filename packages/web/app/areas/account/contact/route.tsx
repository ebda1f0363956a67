import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { ContactScreen } from './contact-screen.tsx';

const queries = () => [ownAccountQuery()];

export const handle = { texts: ['auth', 'contacts'], title: 'shell.menu.contact' } satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);

export default ContactScreen;
