import type {
  likeListing as likeContract,
  unlikeListing as unlikeContract,
} from '@heima/domain/listing-interest/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { addLike, findListing, removeLike } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';

/** Likes a listing; again changes nothing (E093, R302). */
export const likeListing: Handler<typeof likeContract> = async ({ params }, call) => {
  const row = await findListing(call.services.db, params.id, 'like', call);
  return call.answer(async ({ db, now }) => {
    await addLike(db, { userId: signedIn(call.actor).userId, listingId: row.id, now });
    return { liked: true };
  });
};

/** Takes the like back, also from a listing that has left the public since (E094, R303). */
export const unlikeListing: Handler<typeof unlikeContract> = async ({ params }, call) => {
  const userId = signedIn(call.actor).userId;
  return call.answer(async ({ db }) => {
    const had = await removeLike(db, { userId, listingId: params.id });
    if (!had) await findListing(db, params.id, 'like', call);
    return { liked: false };
  });
};
