import { getProfile } from '@heima/domain/profiles/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { documentRefresh } from '#areas/profile/profile-queries.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { notThere } from '#platform/errors/not-there.tsx';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { Screen } from '#platform/screen.ts';
import { ProfilePage } from './profile-page.tsx';

const profileQuery = (id: string) => endpointQuery(getProfile, { params: { id } });
const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  profileQuery(params.id ?? ''),
];

export const handle = {
  texts: ['profileScreens', 'reference'],
  title: 'profileScreens.view.title',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** A tenant's profile as a landlord sees it (V058); its owner sees the same as a preview. */
export default function ProfileViewScreen() {
  const { id = '' } = useParams();
  const answer = useQuery({ ...profileQuery(id), ...documentRefresh });
  return notThere(answer) ?? <ProfilePage {...answer} path={`/profiles/${id}`} />;
}
