import { corentersQuery, linksQuery, ownProfileQuery } from '#areas/profile/profile-queries.ts';
import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { lastApplicationsQuery } from './applications-section.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const queries = (viewerId: string) => [
  ownAccountQuery(),
  ownProfileQuery(viewerId),
  linksQuery(viewerId),
  corentersQuery(),
  lastApplicationsQuery(),
];

export const handle = {
  texts: [
    'applicationsScreen',
    'auth',
    'common',
    'corenters',
    'listings',
    'profiles',
    'profileScreens',
    'reference',
  ],
  title: 'shell.menu.personalInfo',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default ProfileScreen;
