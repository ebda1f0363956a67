import { listCorenterRequests } from '@heima/domain/corenters/endpoints.ts';
import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { listProfileLinks } from '@heima/domain/profiles/link-endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { documentMinutes } from '@heima/domain/profiles/profile-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { changeHeld } from '#platform/api/held.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { useViewer } from '#platform/viewer.ts';

export const ownProfileQuery = (viewerId: string) =>
  endpointQuery(getOwnProfile, { params: { id: viewerId } });

export const linksQuery = (viewerId: string) => endpointQuery(listProfileLinks, { params: { id: viewerId } });

export const corentersQuery = () => endpointQuery(listCorenterRequests, {});

/** Addresses of documents are asked for anew before they run out. */
export const documentRefresh = { refetchInterval: (documentMinutes - 5) * 60_000 };

/** The signed-in person's own profile, and how to put in what a call has answered. */
export function useOwnProfile() {
  const viewerId = useViewer()?.id ?? '';
  const query = ownProfileQuery(viewerId);
  return {
    viewerId,
    ...useQuery({ ...query, ...documentRefresh, enabled: viewerId !== '' }),
    update: (change: (profile: OwnProfile) => OwnProfile) => changeHeld(query, change),
  };
}
