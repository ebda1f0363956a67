import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { LoginScreen } from './login-screen.tsx';

export const handle = { texts: ['auth', 'contacts', 'electronicId', 'identity', 'signIn'] } satisfies Screen;

export const loader = pageLoader();
export const clientLoader = pageClientLoader(handle);

export default LoginScreen;
