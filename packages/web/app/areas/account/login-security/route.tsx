import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { factorQuery } from './factor-query.ts';
import { LoginSecurityScreen } from './login-security-screen.tsx';
import { sessionsQuery } from './sessions-section.tsx';

const queries = (userId: string) => [ownAccountQuery(), sessionsQuery(), factorQuery(userId)];

export const handle = {
  texts: ['identity', 'loginSecurityScreen'],
  title: 'shell.menu.security',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);

export default LoginSecurityScreen;
