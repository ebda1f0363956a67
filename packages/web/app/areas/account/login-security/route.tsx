import { ownAccountQuery } from '#features/auth/contact/use-own-account.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import { factorQuery } from './factor-query.ts';
import { LoginSecurityScreen } from './login-security-screen.tsx';
import { sessionsQuery } from './sessions-section.tsx';

const queries = (userId: string) => [ownAccountQuery(), sessionsQuery(), factorQuery(userId)];

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(queries);
export const handle = { title: 'security.title' };

export default LoginSecurityScreen;
