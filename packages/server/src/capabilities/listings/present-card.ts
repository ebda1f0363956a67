import type { ListingCard, ListingImage } from '@heima/domain/listings/listing-card.ts';
import { priceToWire } from '@heima/domain/listings/money-on-wire.ts';
import type { CardRow, ImageRow } from './card-columns.ts';

/** Address below which pictures are served, without width and ending. */
export const imageSource = (file: string): string => `/media/${file}`;

export const presentImage = (row: ImageRow): ListingImage => ({
  id: row.id,
  caption: row.caption,
  src: imageSource(row.file),
  width: row.width,
  height: row.height,
  widths: row.widths,
  avif: row.has_avif,
  blur: row.blur,
});

/** The street without its number, and the place: lists never show which house it is. */
export const shortAddress = ({
  street_name,
  postal_code,
  city,
}: Pick<CardRow, 'street_name' | 'postal_code' | 'city'>): string | null => {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [street_name, place].filter(Boolean).join(', ') || null;
};

/** A row as a card. `liked` holds the ids the viewer likes. */
export const presentCard = (row: CardRow, liked: ReadonlySet<string>): ListingCard => ({
  id: row.id,
  title: row.title,
  short_address: shortAddress(row),
  postal_code: row.postal_code,
  city: row.city,
  listing_type: row.listing_type,
  listing_category: row.listing_category,
  size: row.size,
  rooms: row.rooms,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  price: priceToWire(row),
  price_type: row.price_type,
  monthly_rent: row.monthly_rent,
  available_from: row.available_from,
  furniture: row.furniture,
  allowed_pets: row.allowed_pets as ListingCard['allowed_pets'],
  included: (row.included ?? []) as ListingCard['included'],
  images: (row.images ?? []).map(presentImage),
  image_count: row.image_count,
  location:
    row.blurred_lat === null || row.blurred_lng === null
      ? null
      : { lat: row.blurred_lat, lng: row.blurred_lng, exact: false },
  visible: row.visible,
  published_at: row.published_at?.toISOString() ?? null,
  liked: liked.has(row.id),
});
