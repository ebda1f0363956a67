import type { likedListings as contract } from '@heima/domain/listing-interest/endpoints.ts';
import { personListingsAccess } from '@heima/domain/listings/access.ts';
import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { findLikedCards, presentCard } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';

/** Listings on one page. */
const pageSize = 20;

/** The listings a person likes, last liked first; nobody else but staff may know them (X007). */
export const likedListings: Handler<typeof contract> = async ({ params, query }, { services, actor }) => {
  authorize(personListingsAccess, 'see_liked', actor, { ownerId: params.id });
  const page = readPage(query, pageSize);
  const { rows, count } = await findLikedCards(services.db, params.id, page);
  const liked = new Set(rows.map(({ id }) => id));
  return {
    count,
    ...pageLinks(`/users/${params.id}/liked-listings`, { page_size: page.size }, { ...page, count }),
    items: rows.map((row) => presentCard(row, liked)).map((card) => (card.visible ? card : onlyName(card))),
  };
};

/** A listing that was unpublished stays in the list, but is no longer shown to the public. */
const onlyName = (card: ListingCard): ListingCard => ({
  ...card,
  short_address: null,
  size: null,
  rooms: null,
  bedrooms: null,
  bathrooms: null,
  price: null,
  available_from: null,
  furniture: null,
  allowed_pets: [],
  included: [],
  images: [],
  image_count: 0,
  location: null,
});
