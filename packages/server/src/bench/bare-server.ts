import { exactUpTo } from '@heima/domain/shared/counting.ts';
import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listingQuery } from '#capabilities/listings/listing-store.ts';
import { sessionSettings } from '#platform/db/database.ts';
import { PreparingClient } from '#platform/db/prepared.ts';

/**
 * What the product is measured against: the same SQL behind Fastify and pg, without validation, access, presenting
 * or any other layer. Started by the bench with DATABASE_URL and PORT.
 */
const pool = new pg.Pool({
  Client: PreparingClient,
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: sessionSettings,
});
const app = Fastify();
const compiling = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
const oneListing = listingQuery('', null).compile(compiling).sql;

const images = (limit: number) => `(select json_agg(i) from (
  select id, caption, file, width, height, widths, has_avif, blur from listing_image
  where listing_id = l.id order by position, id limit ${limit}) i) as images`;

const card = `l.id, l.title, l.street_name, l.postal_code, l.city, l.listing_type, l.listing_category, l.size, l.rooms,
  l.bedrooms, l.bathrooms, l.price, l.currency, l.price_type, l.available_from, l.furniture, l.allowed_pets,
  l.blurred_lat, l.blurred_lng, l.visible, l.published_at,
  (select array_agg(u.utility order by u.utility) from listing_utility u where u.listing_id = l.id and u.included) as included,
  (select count(*)::int from listing_image i where i.listing_id = l.id) as image_count, ${images(5)}`;

app.get('/api/v1/listings', async (request) => {
  const query = request.query as Record<string, string>;
  const [south, west] = query.boundaries_south_west!.split(',').map(Number);
  const [north, east] = query.boundaries_north_east!.split(',').map(Number);
  const where = `l.visible and l.bedrooms >= $1 and l.monthly_rent <= $2 and l.blurred_lat between $3 and $4 and l.blurred_lng between $5 and $6`;
  const values = [query.min_bedrooms, query.max_price, south, north, west, east];
  const [items, count] = await Promise.all([
    pool.query(
      `select ${card} from listing l join (select l.id from listing l where ${where} order by l.published_at desc, l.id desc limit 20) page using (id)
       order by l.published_at desc, l.id desc`,
      values,
    ),
    pool.query(
      `select count(*)::int as n from (select 1 from listing l where ${where} limit ${exactUpTo + 1}) found`,
      values,
    ),
  ]);
  return { count: count.rows[0].n, items: items.rows };
});

app.get('/api/v1/listings/:id', async (request) => {
  const { id } = request.params as { id: string };
  const { rows } = await pool.query(oneListing, [id]);
  return rows[0];
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ ready: true });
