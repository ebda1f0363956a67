import { pageClientLoader, pageLoader } from '#platform/page.ts';
import { LoginScreen } from './login-screen.tsx';

export const loader = pageLoader();
export const clientLoader = pageClientLoader();

export default LoginScreen;
