import { sql } from 'kysely';

/** What the card of a listing needs, straight from one row. */
export interface CardRow {
  id: string;
  title: string | null;
  street_name: string | null;
  postal_code: string | null;
  city: string | null;
  listing_type: string | null;
  listing_category: string | null;
  size: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  price: number | null;
  currency: 'ISK' | 'USD' | 'EUR';
  price_type: number;
  monthly_rent: number | null;
  available_from: string | null;
  furniture: string | null;
  allowed_pets: string[];
  blurred_lat: number | null;
  blurred_lng: number | null;
  visible: boolean;
  published_at: Date | null;
  included: string[] | null;
  image_count: number;
  images: ImageRow[] | null;
}

export interface ImageRow {
  id: string;
  caption: string | null;
  file: string;
  width: number;
  height: number;
  widths: number[];
  has_avif: boolean;
  blur: string;
}

/** Pictures shown on a card; the rest are on the listing's own page. */
const cardImages = 5;

export const cardColumns = sql`
  l.id, l.title, l.street_name, l.postal_code, l.city, l.listing_type, l.listing_category, l.size, l.rooms,
  l.bedrooms, l.bathrooms, l.price, l.currency, l.price_type, l.monthly_rent, l.available_from, l.furniture,
  l.allowed_pets, l.blurred_lat, l.blurred_lng, l.visible, l.published_at,
  (select array_agg(u.utility order by u.utility) from included_utility u where u.listing_id = l.id) as included,
  (select count(*)::int from listing_picture i where i.listing_id = l.id) as image_count,
  (select json_agg(i) from (
     select id, caption, file, width, height, widths, has_avif, blur from listing_picture
     where listing_id = l.id order by position, id limit ${sql.lit(cardImages)}) i) as images`;
