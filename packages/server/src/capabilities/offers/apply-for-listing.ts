import type { applyForListing as contract } from '@heima/domain/applications/applying-endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refusePastMoveIn, sendApplication, showOwn } from '#capabilities/applications/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { place } from './place-bid.ts';

/** Applies for a home (E060), with a bid on its rent where one is made: both are sent, or neither (V067). */
export const applyForListing: Handler<typeof contract> = async ({ params, body }, call) => {
  const { userId } = signedIn(call.actor);
  const { bid_price: price } = body;
  refusePastMoveIn(body, call.now);
  return call.answer(
    async (unit) => {
      const id = await sendApplication(unit, call, { listingId: params.id, userId, input: body });
      if (price !== null) await place(unit, call, params.id, { price, application_id: id }, 'bid_price');
      return id;
    },
    (id, { db }) => showOwn(db, id, call),
  );
};
