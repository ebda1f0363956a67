import type { ProfileImage } from '@heima/domain/people/profile-image.ts';
import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { endpointQuery } from '#platform/api/queries.ts';
import { Avatar } from '#ui/avatar.tsx';

interface OwnAvatarProps extends Pick<ComponentProps<typeof Avatar>, 'size'> {
  person: { id: string; full_name: string; profile_image: ProfileImage | null };
}

/**
 * The picture of who looks, where every page shows it (V001, V002, V011). A picture that was changed on this page is
 * shown at once; it is not asked for.
 */
export function OwnAvatar({ person, size }: OwnAvatarProps) {
  const { data: profile } = useQuery({
    ...endpointQuery(getOwnProfile, { params: { id: person.id } }),
    enabled: false,
  });
  const picture = profile ? profile.profile_image : person.profile_image;
  return <Avatar name={person.full_name} size={size} image={picture?.image.smaller} />;
}
