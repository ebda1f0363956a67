import { parseArgs } from 'node:util';
import { listingSearch } from '@heima/domain/listing-search/search.ts';
import { sql } from 'kysely';
import { findFacets } from '#capabilities/listing-search/search-count-store.ts';
import { countListings, findCards } from '#capabilities/listing-search/search-store.ts';
import { nameHomesWithWords } from '#capabilities/listing-search/words-store.ts';
import { openDatabase } from '#platform/db/database.ts';
import { startBenchDatabase, timesOf } from './bench-database.ts';
import { loadListings } from './load-listings.ts';

/**
 * npm run bench -- words [--size 100000]: how long a page, its count and the counts of its choices take
 * for a search of words. Prints the lines that stand in docs/performance.md.
 */
const { values } = parseArgs({ options: { size: { type: 'string', default: '10000' } } });
const size = Number(values.size);
const calls = 40;
/** In every home, a third, a thirtieth, a thousandth of them and in none. */
const asked = ['íb', 'svalir', 'bílskúr svalir', 'heit pott', 'sundlaug', 'a'];

const database = await startBenchDatabase(['shared_buffers=512MB', 'max_wal_size=4GB']);
await loadListings(database.url, size);
const { db, close } = openDatabase(database.url);
try {
  // Each description has words of its own besides, as texts of people have.
  await sql`
    update listing_description d set text = d.text || concat_ws(' ',
      case when n % 3 = 0 then 'Svalir' end, case when n % 10 = 0 then 'Bílskúr' end,
      case when n % 1000 = 0 then 'Heitur pottur' end,
      (select string_agg(translate(md5((n * 31 + w * w)::text), '0123456789', 'ghijklmnop'), ' ')
        from generate_series(1, 60) w))
    from (select id, substr(title, 6)::int as n from listing) l where l.id = d.listing_id`.execute(db);
  await sql`vacuum analyze`.execute(db);
  console.log(
    `| Words among ${size.toLocaleString('en')} homes | found | homes ms | page ms | count ms | choices ms |`,
  );
  console.log('|---|---|---|---|---|---|');
  for (const words of asked) {
    const filter = {
      search: listingSearch.parse({ words }),
      named: await nameHomesWithWords(db, words),
    };
    const { count, estimate } = await countListings(db, filter);
    const times = [
      await middle(() => nameHomesWithWords(db, words)),
      await middle(() => findCards(db, filter, { size: 20, offset: 0 })),
      await middle(() => countListings(db, filter)),
      await middle(() => findFacets(db, filter)),
    ];
    console.log(
      `| ${words} | ${estimate ? 'more than 1,000' : count} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`,
    );
  }
} finally {
  await close();
  await database.stop();
}

/** The middle time of many calls. */
async function middle(call: () => Promise<unknown>): Promise<number> {
  return (await timesOf(calls, call))(0.5);
}
