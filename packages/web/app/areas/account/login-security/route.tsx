import { ownAccountQuery } from '../../../features/auth/contact/use-own-account.ts';
import { signedInPageLoader } from '../../../platform/errors/signed-in-page.ts';
import { pageClientLoader } from '../../../platform/page.ts';
import { LoginSecurityScreen } from './login-security-screen.tsx';
import { sessionsQuery } from './sessions-section.tsx';

const queries = () => [ownAccountQuery(), sessionsQuery()];

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(queries);
export const handle = { title: 'security.title' };

export default LoginSecurityScreen;
