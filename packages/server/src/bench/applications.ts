import { compose } from '#composition.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { startBenchDatabase, timesOf } from './bench-database.ts';
import { loadApplications, signUpLandlord } from './load-applications.ts';
import { loadListings } from './load-listings.ts';

/**
 * npm run bench -- applications: how long the list of a landlord with 5,000 applications takes, with
 * each filter, and the landlord's overview, among 200,000 applications of others. Prints the lines that stand in docs/performance.md.
 */
const homes = 2_000;
const ownHomes = 50;
const others = 200_000;
const own = 5_000;
const calls = 60;

const list = '/landlords/rental-applications';
const filters = [
  ['all, newest first', ''],
  ['new', 'group=new'],
  ['without pets, no smoking', 'has_pets=false&is_smoking=false'],
  ['a category', 'category=couple'],
  ['verified, by move-in', 'is_verified=true&order_by=move_in'],
  [
    'everything at once',
    'group=other&has_pets=false&is_employed=true&is_smoking=false&prefer_long_term=true',
  ],
  ['the last page', 'page=250'],
] as const;

const database = await startBenchDatabase(['shared_buffers=512MB', 'max_wal_size=4GB']);
await loadListings(database.url, homes);
const program = await compose({
  config: readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'silent',
    FLOOD_LIMIT: '0',
    DEMO: '0',
  }),
  clock: () => new Date(),
});
const { db, close } = openDatabase(database.url);
try {
  await program.app.ready();
  const landlord = await signUpLandlord(program);
  await loadApplications(db, landlord.id, { homes, ownHomes, others, own });
  console.log(
    `| A landlord’s ${own.toLocaleString('en')} applications | found | median ms | 95th percentile ms |`,
  );
  console.log('|---|---|---|---|');
  const asked = filters.map(([name, query]) => [name, `${list}?${query}`] as const);
  for (const [name, path] of [...asked, ['the overview', '/landlords/overview'] as const]) {
    let found = 0;
    const share = await timesOf(calls, async () => {
      const answer = await program.app.inject({
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${landlord.access}` },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const body = answer.json() as { count?: number; waiting?: { count: number }[] };
      found = body.count ?? body.waiting!.length;
    });
    console.log(`| ${name} | ${found} | ${share(0.5).toFixed(1)} | ${share(0.95).toFixed(1)} |`);
  }
} finally {
  await close();
  await program.stop();
  await database.stop();
}
