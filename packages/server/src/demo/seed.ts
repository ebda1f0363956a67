import { sql } from 'kysely';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { openEncryption } from '#platform/encryption.ts';
import { openSecrets } from '#platform/secrets.ts';
import '#capabilities/contacts/tables.ts';
import '#capabilities/identity/tables.ts';
import '#capabilities/people/tables.ts';
import '#capabilities/sign-in/tables.ts';
import '#capabilities/corenters/tables.ts';
import '#capabilities/listing-content/tables.ts';
import '#capabilities/notifications/tables.ts';
import '#capabilities/profiles/tables.ts';
import { demoDrafts } from '#demo/content/demo-drafts.ts';
import { demoListings } from '#demo/content/demo-listings.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import { seedExchangeRates } from './asked-price.ts';
import { drawPictures } from './place-pictures.ts';
import { seedApplications } from './seed-applications.ts';
import { seedChat } from './seed-chat.ts';
import { seedDraft, seedListing } from './seed-listings.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOffers } from './seed-offers.ts';
import { seedOpenHouses } from './seed-open-houses.ts';
import { seedPayoutMethods } from './seed-payout-methods.ts';
import {
  demoFactorKey,
  demoPassword,
  demoPeople,
  hasElectronicId,
  personId,
  seedPeople,
} from './seed-people.ts';
import { seedProfiles } from './seed-profiles.ts';
import { seedQueues } from './seed-queues.ts';
import { seedSavedSearches } from './seed-saved-searches.ts';
import { refusedListing, seedWaiting } from './seed-waiting.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Loads the demonstration into an empty database: people, payout methods, published listings with pictures, drafts,
 * likes, saved searches, notifications, applications, bids, open houses, conversations, queues of staff. All of it in one transaction, so that a start that is broken off leaves nothing half made.
 * Never in production.
 */
const config = readConfig();
if (config.NODE_ENV === 'production') throw new Error('The demonstration is never loaded in production');
const seed = 'heima';
const now = new Date();
const { db, close } = openDatabase(config.DATABASE_URL ?? '', 4);
const say = (text: string): void => {
  process.stdout.write(text);
};

const { rows } = await sql<{ used: boolean }>`select exists (select 1 from app_user) as used`.execute(db);
if (!rows[0]!.used) await load();
await introduce();
await close();

async function load(): Promise<void> {
  const started = performance.now();
  const listings = demoListings(seed, config.DEMO_COUNT, now);
  const drafts = demoDrafts(seed, Math.min(25, config.DEMO_COUNT), now);
  const pictures = [...listings, ...drafts.map((draft) => draft.fields)].flatMap((one) => one.pictures ?? []);
  let shownAt = 0;
  if (!process.stdout.isTTY) say("  Drawing the demonstration's pictures …\n");
  const pictureOf = await drawPictures(pictures, config.DATA_DIR ?? '.data', (done, total) => {
    // A line that counts upwards is for people who watch; a log gets one line.
    if (!process.stdout.isTTY || (done !== total && Date.now() - shownAt < 500)) return;
    shownAt = Date.now();
    say(`\r  Drawing the demonstration's pictures: ${done} of ${total}   `);
  });
  if (process.stdout.isTTY) say('\n');
  say('  Loading people and listings …\n');
  await db.transaction().execute(async (transaction) => {
    const secrets = openSecrets(config.HASH_SECRET);
    const encryption = openEncryption(config.DATA_KEYS);
    await seedPeople(transaction, { secrets, encryption, now });
    await seedPayoutMethods(transaction, { secrets, encryption, now });
    await seedProfiles({ db: transaction, secrets, dataDir: config.DATA_DIR ?? '.data', now });
    const context = { db: transaction, secrets, now, pictureOf };
    await seedExchangeRates(transaction, now);
    const ids: string[] = [];
    const refused = refusedListing(listings);
    for (const listing of listings) ids.push(await seedListing(context, listing, listing.key === refused));
    for (const draft of drafts) await seedDraft(context, draft);
    await seedLikes(transaction, ids);
    await seedSavedSearches(transaction, now);
    await seedNotifications(transaction, seed, now);
    await seedApplications(transaction, seed, now);
    await seedOffers(transaction, now);
    await seedOpenHouses(transaction, now);
    await seedQueues(transaction, { encryption, secrets, now });
    await seedWaiting(transaction, now);
    await seedChat(transaction, seed, now);
  });
  await sql`analyze`.execute(db);
  say(
    `  The demonstration is loaded: ${listings.length} listings in ${Math.round((performance.now() - started) / 1000)} s.\n`,
  );
}

async function seedLikes(transaction: typeof db, listingIds: readonly string[]): Promise<void> {
  const random = seededRandom(`${seed} likes`);
  for (const tenant of TENANTS)
    for (const listingId of listingIds)
      if (random.chance(0.03))
        await transaction
          .insertInto('listing_like')
          .values({ user_id: personId(tenant.key, now), listing_id: listingId, created_at: now })
          .execute();
}

/** Sends the sandbox page who can sign in. */
async function introduce(): Promise<void> {
  const people = demoPeople.map((person) => ({
    name: `${person.givenName} ${person.familyName}`,
    email: person.email,
    password: demoPassword,
    kind: person.role,
    ...(person.role === 'staff' ? { second_factor_key: demoFactorKey } : {}),
    phone: person.phone,
    ...(hasElectronicId(person) ? { kennitala: person.kennitala, birthDate: person.birthDate } : {}),
  }));
  const answer = await fetch(`${config.SANDBOX_URL}/__sandbox/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(people),
  });
  if (!answer.ok) say(`  The sandbox did not take the demo people (${answer.status}).\n`);
}
