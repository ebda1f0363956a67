import { savedSearchesQuery } from '#features/alerts/saved-searches.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

const queries = () => [savedSearchesQuery()];

export const handle = {
  texts: ['alerts', 'reference', 'regions'],
  title: 'shell.menu.savedSearches',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);

export default SavedSearchesScreen;
