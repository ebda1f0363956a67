import pg from 'pg';

/** Centres of the bench's homes with their share; about like the country's. */
const places = [
  { postalCode: '101', city: 'Reykjavík', lat: 64.146, lng: -21.93, weight: 35 },
  { postalCode: '105', city: 'Reykjavík', lat: 64.138, lng: -21.9, weight: 25 },
  { postalCode: '200', city: 'Kópavogur', lat: 64.11, lng: -21.89, weight: 15 },
  { postalCode: '600', city: 'Akureyri', lat: 65.68, lng: -18.1, weight: 12 },
  { postalCode: '230', city: 'Reykjanesbær', lat: 64.0, lng: -22.56, weight: 8 },
  { postalCode: '800', city: 'Selfoss', lat: 63.93, lng: -21.0, weight: 5 },
];

/**
 * Fills the database with `size` published listings, three pictures each. Values follow from the row's number, so
 * that two runs measure the same thing.
 */
export async function loadListings(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  let upTo = 0;
  const cases = places.map((place) => {
    upTo += place.weight;
    return { ...place, upTo: upTo / total };
  });
  const pick = (field: 'lat' | 'lng' | 'postalCode' | 'city') =>
    `case ${cases.map((place) => `when r < ${place.upTo} then ${typeof place[field] === 'string' ? `'${place[field]}'` : place[field]}`).join(' ')} end`;
  try {
    await client.query('select setseed(0.42)');
    await client.query(
      `insert into listing (id, title, listing_type, listing_category, size, rooms, bedrooms, bathrooms, furniture, amenities,
         allowed_pets, street_name, street_number, postal_code, city, lat, lng, blurred_lat, blurred_lng, price, visible,
         published_at, created_at, updated_at)
       select gen_random_uuid(), 'Íbúð ' || n, 'residential', (array['apartment','room','studio','townhouse'])[1 + (n * 7) % 4],
         25 + (n * 13) % 180, 1 + n % 6, n % 5, 1 + n % 2, (array['furnished','unfurnished'])[1 + n % 2],
         case when n % 3 = 0 then array['washer','balcony'] else array['washer'] end,
         case when n % 4 = 0 then array['cat','dog'] else '{}'::text[] end,
         'Þórsgata', (1 + n % 90)::text, ${pick('postalCode')}, ${pick('city')}, lat, lng, lat + 0.0005, lng - 0.0005,
         90000 + ((n % 90) * 7919 % 90) * 5000, true, timestamptz '2026-11-27' - (n * interval '37 seconds'),
         timestamptz '2026-01-01', timestamptz '2026-11-01'
       from (select n, r, ${pick('lat')} + (random() - 0.5) * 0.06 as lat, ${pick('lng')} + (random() - 0.5) * 0.12 as lng
             from (select n, random() as r from generate_series(1, $1::int) n) a) b`,
      [size],
    );
    await client.query(
      `insert into listing_image (id, listing_id, position, caption, file, width, height, widths, blur, created_at)
       select gen_random_uuid(), l.id, p, 'Mynd', 'listing-images/bench', 1920, 1440, array[320,640,1280,1920],
         'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', l.created_at
       from listing l, generate_series(0, 2) p`,
    );
    await client.query(
      `insert into listing_utility (listing_id, utility, included)
       select id, 'heating', bedrooms % 2 = 0 from listing`,
    );
    await client.query(
      `insert into listing_description (id, listing_id, language, text, updated_at)
       select gen_random_uuid(), id, 'is', repeat('Björt og hlý íbúð nærri höfninni. ', 12), created_at from listing`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
