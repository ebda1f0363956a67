import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { LoginScreen } from './login-screen.tsx';

export const handle = { texts: ['accounts', 'auth', 'identity'] } satisfies Screen;

export const loader = pageLoader();
export const clientLoader = pageClientLoader(handle);

export default LoginScreen;
