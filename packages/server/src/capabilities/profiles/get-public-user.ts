import { publicPageAccess } from '@heima/domain/profiles/access.ts';
import type { getPublicUser as contract } from '@heima/domain/profiles/endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { hasPublishedListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { presentPerson, verifiedMarks } from './present-profile.ts';
import { findProfile } from './profile-store.ts';

/**
 * The public page of a landlord (V247). Only people with published listings have one; oneself and staff see it before.
 */
export const getPublicUser: Handler<typeof contract> = async ({ params }, { services, actor }) => {
  const row = (await findProfile(services.db, params.id)) ?? refuse('common.notFound');
  const hasPublished = await hasPublishedListing(services.db, params.id);
  authorize(publicPageAccess, 'read', actor, { ownerId: params.id, hasPublished });
  return {
    id: row.user_id,
    ...presentPerson(row),
    ...verifiedMarks(row),
    member_since: row.joined_at.getUTCFullYear(),
  };
};
