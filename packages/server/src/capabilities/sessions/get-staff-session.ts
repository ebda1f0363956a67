import type { getStaffSession as contract } from '@heima/domain/sessions/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Handler } from '#platform/http/call.ts';

/** What the frame of the back office shows of the session: its areas, and how long its token still works (V010). */
export const getStaffSession: Handler<typeof contract> = async (_, { actor, now }) => {
  const { userId, staffAreas, tokenEndsAt = now } = signedIn(actor);
  return {
    user_id: userId,
    exp: Math.floor(tokenEndsAt.getTime() / 1000),
    seconds_left: Math.max(0, Math.floor((tokenEndsAt.getTime() - now.getTime()) / 1000)),
    areas: [...staffAreas],
  };
};
