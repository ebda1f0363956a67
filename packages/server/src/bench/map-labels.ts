import pg from 'pg';
import { compose } from '#composition.ts';
import { readConfig } from '#config.ts';
import { startBenchDatabase } from './bench-database.ts';

/**
 * npm run bench -- map-labels: how long the names of streets and houses in a window of the map take,
 * with 140,000 addresses as close together as in a town. Prints the line that stands in docs/performance.md.
 */
const streets = 7_000;
const housesOfStreet = 20;
const calls = 600;
/** Of a large window at the zooms where streets have names, and where houses have numbers; in degrees. */
const windows = [
  { what: 'streets (zoom 14)', height: 0.04, width: 0.1, numbers: false },
  { what: 'streets and numbers (zoom 16.5)', height: 0.01, width: 0.02, numbers: true },
];

const { url, folder, stop } = await startBenchDatabase();
await loadAddresses();
const program = await compose({
  config: readConfig({
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    FLOOD_LIMIT: '0',
    DEMO: '0',
  }),
  clock: () => new Date(),
});
try {
  await program.app.ready();
  console.log('| What | named | median ms | 95th percentile ms |\n|---|---|---|---|');
  for (const { what, height, width, numbers } of windows) {
    const times: number[] = [];
    let named = 0;
    for (let call = 0; call < calls; call += 1) {
      const south = 64.1 + ((call * 37) % 97) * 0.0005;
      const west = -21.95 + ((call * 53) % 89) * 0.001;
      const query = `boundaries_south_west=${south.toFixed(4)},${west.toFixed(4)}&boundaries_north_east=${(south + height).toFixed(4)},${(west + width).toFixed(4)}&with_numbers=${numbers}`;
      const at = performance.now();
      const answer = await program.app.inject({
        url: `/api/v1/places/map-labels?${query}`,
        // Each call comes from another visitor, as the limit of one would stop the bench.
        remoteAddress: `10.0.${call >> 8}.${call & 255}`,
      });
      times.push(performance.now() - at);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const body = answer.json() as { streets: unknown[]; numbers: unknown[] };
      named += body.streets.length + body.numbers.length;
    }
    // The first calls make the directory and compile.
    const sorted = times.slice(calls / 10).sort((a, b) => a - b);
    const share = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1);
    console.log(`| ${what} | ${Math.round(named / calls)} | ${share(0.5)} | ${share(0.95)} |`);
  }
} finally {
  await program.stop();
  await stop();
}

/** Streets of 20 houses 25 m apart, a third of them in the box that is asked about, the others far from it. */
async function loadAddresses(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into place_street (id, name, dative, postal_code, municipality_code)
     select 's' || s, 'Gata ' || s, 'Götu ' || s, '105', '0000' from generate_series(1, $1::int) s`,
    [streets],
  );
  await client.query(
    `insert into place_address (id, street_id, number, lat, lng)
     select 'a' || s || '-' || h, 's' || s, h::text,
       case when s % 3 = 0 then 64.08 else 65.5 end + (s / 3 % 50) * 0.0016,
       case when s % 3 = 0 then -22.0 else -18.5 end + (s / 150) * 0.0055 + h * 0.0002
     from generate_series(1, $1::int) s, generate_series(1, $2::int) h`,
    [streets, housesOfStreet],
  );
  await client.query('analyze place_address, place_street');
  await client.end();
}
