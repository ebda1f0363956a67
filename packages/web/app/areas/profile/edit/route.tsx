import { listCountries } from '@heima/domain/countries/endpoints.ts';
import { ownProfileQuery } from '#areas/profile/profile-queries.ts';
import { ownAccountQuery } from '#entities/person/use-own-account.ts';
import { identityQuery } from '#features/identity/use-identity.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { ownPageClientLoader, ownPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { EditScreen } from './edit-screen.tsx';

const queries = (viewerId: string) => [
  ownAccountQuery(),
  ownProfileQuery(viewerId),
  identityQuery(viewerId),
  endpointQuery(listCountries, { query: {} }),
];

export const handle = {
  texts: ['auth', 'identity', 'profileScreens', 'reference'],
  title: 'profileScreens.editTitle',
} satisfies Screen;

export const loader = ownPageLoader(queries);
export const clientLoader = ownPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default EditScreen;
