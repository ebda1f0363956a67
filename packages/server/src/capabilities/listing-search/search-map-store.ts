import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import { clusterGrid } from '@heima/domain/places/map-clusters.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { conditions, type SearchFilter } from './search-store.ts';

/** More homes than this are sent as clusters. */
export const mostPins = 500;
/** Shows all of Iceland. */
const defaultZoom = 5;

interface LocationRow {
  lat: number;
  lng: number;
  count: number;
  id: string | null;
  price: number | null;
  place: string | null;
  rooms: number | null;
}

/**
 * Where the homes of a search are: a pin each up to 500, above that clusters by the grid of the zoom level, whose
 * counts add up to all homes that have a position. Only blurred positions leave the database (R297).
 */
export async function findLocations(
  db: Database,
  filter: SearchFilter,
  zoom: number = defaultZoom,
): Promise<MapLocation[]> {
  const where = sql`${conditions(filter)} and l.blurred_lat is not null and l.blurred_lng is not null`;
  const pins = await sql<LocationRow>`
    select l.id, l.blurred_lat as lat, l.blurred_lng as lng, 1 as count,
      l.monthly_rent as price, coalesce(l.street_name, l.city) as place, l.rooms
    from listing_card l where ${where} limit ${mostPins + 1}`.execute(db);
  if (pins.rows.length <= mostPins) return pins.rows.map(presentLocation);

  const { width, height } = clusterGrid(zoom);
  const clusters = await sql<LocationRow>`
    select avg(l.blurred_lat) as lat, avg(l.blurred_lng) as lng, count(*)::int as count,
      case when count(*) = 1 then min(l.id::text) end as id,
      case when count(*) = 1 then min(l.monthly_rent) end as price,
      case when count(*) = 1 then min(coalesce(l.street_name, l.city)) end as place,
      case when count(*) = 1 then min(l.rooms) end as rooms
    from listing_card l where ${where}
    group by floor((l.blurred_lng + 180) / ${width}::float8), floor((l.blurred_lat + 90) / ${height}::float8)
    order by count(*) desc, min(l.id::text)`.execute(db);
  return clusters.rows.map(presentLocation);
}

const presentLocation = ({ lat, lng, count, id, price, place, rooms }: LocationRow): MapLocation => ({
  lat,
  lng,
  count,
  ...(id === null ? {} : { id }),
  ...(price === null ? {} : { price }),
  ...(place === null ? {} : { place }),
  ...(rooms === null ? {} : { rooms }),
});
