import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardColumns } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';

export interface SimilarTo {
  id: string;
  listing_type: string;
  currency: string;
  price: number;
  price_type: number;
  monthly_rent: number | null;
  lat: number;
  lng: number;
}

/** Half the sides of the areas in which homes count as nearby: some one and some ten kilometres. */
const areas = [
  { lat: 0.01, lng: 0.022 },
  { lat: 0.1, lng: 0.22 },
];

/** Prices may differ by a quarter. */
const priceShare = 0.25;

/** The nearest published listings of the same type at a similar price. */
export async function findSimilarCards(db: Database, like: SimilarTo, size: number): Promise<CardRow[]> {
  // Where there are many, those of the neighbourhood are enough: sorting a whole town by distance is slow.
  for (const area of areas) {
    const found = await nearestCards(db, like, area, size);
    if (found.length === size || area === areas.at(-1)) return found;
  }
  return [];
}

async function nearestCards(
  db: Database,
  like: SimilarTo,
  area: { lat: number; lng: number },
  size: number,
): Promise<CardRow[]> {
  const narrowing = Math.cos((like.lat * Math.PI) / 180) ** 2;
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing_card l
    where l.visible and l.id <> ${like.id} and l.listing_type = ${like.listing_type}
      and ${similarPrice(like)}
      and l.blurred_lat between ${like.lat - area.lat} and ${like.lat + area.lat}
      and l.blurred_lng between ${like.lng - area.lng} and ${like.lng + area.lng}
    order by (l.blurred_lat - ${like.lat}) ^ 2 + ${narrowing} * (l.blurred_lng - ${like.lng}) ^ 2, l.id
    limit ${size}`.execute(db);
  return rows;
}

/** Rents of a month are compared with each other; what cannot be compared, with the same kind of price. */
function similarPrice({ monthly_rent, price, currency, price_type }: SimilarTo): RawBuilder<boolean> {
  if (monthly_rent !== null) return isNear(sql`l.monthly_rent`, monthly_rent);
  return sql`l.currency = ${currency} and l.price_type = ${price_type} and ${isNear(sql`l.price`, price)}`;
}

const isNear = (column: RawBuilder<unknown>, amount: number): RawBuilder<boolean> =>
  sql`${column} between ${Math.ceil(amount * (1 - priceShare))} and ${Math.floor(amount * (1 + priceShare))}`;
