import { savedSearchesQuery } from '#features/alerts/saved-searches.ts';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { pageClientLoader } from '#platform/page.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

const queries = () => [savedSearchesQuery()];

export const loader = signedInPageLoader(queries);
export const clientLoader = pageClientLoader(queries);
export const handle = { title: 'alerts.page.title' };

export default SavedSearchesScreen;
