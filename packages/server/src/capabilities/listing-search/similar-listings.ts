import type { similarListings as contract } from '@heima/domain/listings/endpoints.ts';
import { findListing, likedAmong, presentCard } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { findSimilarCards } from './similar-store.ts';

/** How many are shown. */
const most = 4;

/** Published listings like this one, the nearest first; none for a draft that has no place, price or type yet. */
export const similarListings: Handler<typeof contract> = async ({ params }, call) => {
  const { services, actor } = call;
  const row = await findListing(services.db, params.id, 'read', call);
  const { listing_type, price, blurred_lat, blurred_lng } = row;
  if (listing_type === null || price === null || blurred_lat === null || blurred_lng === null) return [];
  const like = { ...row, listing_type, price, lat: blurred_lat, lng: blurred_lng };
  const cards = await findSimilarCards(services.replica, like, most);
  const liked = await likedAmong(
    services.db,
    actor,
    cards.map((card) => card.id),
  );
  return cards.map((card) => presentCard(card, liked));
};
