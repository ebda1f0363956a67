import { listCorenterRequests } from '@heima/domain/corenters/endpoints.ts';
import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { listProfileLinks } from '@heima/domain/profiles/link-endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { documentMinutes } from '@heima/domain/profiles/profile-limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '#platform/api/queries.ts';
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
  const client = useQueryClient();
  const query = useQuery({ ...ownProfileQuery(viewerId), ...documentRefresh, enabled: viewerId !== '' });
  const { queryKey } = ownProfileQuery(viewerId);
  return {
    viewerId,
    ...query,
    learn: (change: (profile: OwnProfile) => OwnProfile) =>
      client.setQueryData<OwnProfile>(queryKey, (held) => held && change(held)),
    renew: () => client.invalidateQueries({ queryKey: endpointKey(getOwnProfile) }),
  };
}
