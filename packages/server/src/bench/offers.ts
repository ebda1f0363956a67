import { sql } from 'kysely';
import { compose } from '#composition.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { startBenchDatabase, timesOf } from './bench-database.ts';
import { loadApplications, signUpLandlord } from './load-applications.ts';
import { loadListings } from './load-listings.ts';

/**
 * npm run bench -- offers: how long the lists of a landlord with 5,000 negotiations take, among 50,000 of others, and
 * how long it takes to bid and to answer. Prints the lines that stand in docs/performance.md.
 */
const amounts = { homes: 2_000, ownHomes: 50, own: 5_000, others: 50_000 };
const calls = 60;

const lists = [
  ['all, last changed first', ''],
  ['those that wait', 'status=pending'],
  ['those that wait for me', 'awaits_answer=true'],
  ['those that wait for me, as landlord', 'side=SELLER&awaits_answer=true'],
  ['as landlord', 'side=SELLER'],
  ['the last page', 'page=250'],
] as const;

const database = await startBenchDatabase(['shared_buffers=512MB', 'max_wal_size=4GB']);
await loadListings(database.url, amounts.homes);
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
  await loadApplications(db, landlord.id, amounts);
  await loadNegotiations();
  const headers = { authorization: `Bearer ${landlord.access}` };
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await program.app.inject({ method, url: `/api/v1${url}`, headers, payload });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json() as { count: number };
  };
  console.log(
    `| A landlord’s ${amounts.own.toLocaleString('en')} negotiations | found | median ms | 95th percentile ms |`,
  );
  console.log('|---|---|---|---|');
  const line = async (name: string, call: (n: number) => Promise<{ count?: number }>) => {
    let [n, found] = [0, ''];
    const share = await timesOf(calls, async () => {
      found = String((await call(n)).count ?? '');
      n += 1;
    });
    console.log(`| ${name} | ${found} | ${share(0.5).toFixed(1)} | ${share(0.95).toFixed(1)} |`);
  };
  for (const [name, query] of lists) await line(name, () => ask('GET', `/rental-offers?${query}`));
  const waiting = await bidsThatWait(landlord.id);
  await line('a bid against a bid', (n) =>
    ask('POST', `/bids/${waiting[n]!.bid}/counter`, { price: 240_000 }),
  );
  await line('a bid accepted', (n) => ask('POST', `/bids/${waiting[calls + n]!.bid}/accept`, {}));
  await line('a bid denied', (n) => ask('POST', `/offers/${waiting[2 * calls + n]!.offer}/deny`, {}));
  await line('a new bid', (n) => {
    const { listing, application } = waiting[2 * calls + n]!;
    return ask('POST', `/listings/${listing}/rental-offers`, { price: 250_000, application_id: application });
  });
} finally {
  await close();
  await program.stop();
  await database.stop();
}

/** A negotiation over each application, with three bids: two that were bid against, and one that waits or is denied. */
async function loadNegotiations(): Promise<void> {
  await sql`insert into rental_offer (id, listing_id, applicant_id, application_id, created_at, changed_at)
    select gen_random_uuid(), listing_id, applicant_id, id, created_at, created_at from application`.execute(
    db,
  );
  await sql`insert into bid (id, offer_id, application_id, initiator, bidder_id, price, currency, price_type, status,
      created_at, expires_at, ended_at, ended_side, ended_because)
    select gen_random_uuid(), o.id, o.application_id, 'BUYER', o.applicant_id, 200000 + n * 5000, 'ISK', 1,
      case when n < 3 or a.status not in ('received', 'opened', 'considered') then 'denied' else 'pending' end,
      now() - (4 - n) * interval '1 minute', now() + interval '6 days',
      case when n < 3 or a.status not in ('received', 'opened', 'considered') then now() end,
      case when n < 3 or a.status not in ('received', 'opened', 'considered') then 'SELLER' end,
      case when n < 3 or a.status not in ('received', 'opened', 'considered') then 'decision' end
    from rental_offer o join application a on a.id = o.application_id, generate_series(1, 3) n`.execute(db);
  await sql`update rental_offer o set last_bid_id = (select b.id from bid b where b.offer_id = o.id
    order by b.created_at desc, b.id desc limit 1)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

interface Waiting {
  bid: string;
  offer: string;
  listing: string;
  application: string;
}

async function bidsThatWait(landlordId: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select b.id as bid, o.id as offer, o.listing_id as listing, o.application_id as application
    from bid b join rental_offer o on o.id = b.offer_id join listing l on l.id = o.listing_id
    where l.owner_id = ${landlordId} and b.status = 'pending' order by b.id limit ${3 * calls}`.execute(db);
  return rows;
}
