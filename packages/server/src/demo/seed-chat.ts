import { openStatuses } from '@heima/domain/applications/application-state.ts';
import { sql } from 'kysely';
import type { DemoLanguage } from '#demo/content/demo-listing.ts';
import { everydayTalks, lastWords } from '#demo/content/talks/everyday-talks.ts';
import { longTalk } from '#demo/content/talks/long-talk.ts';
import { readTalk, type Said } from '#demo/content/talks/talk.ts';
import { type ToldTalk, toldTalks } from '#demo/content/talks/told-talks.ts';
import type { Database } from '#platform/db/database.ts';
import { putConversations, type TalkDraft } from './put-conversations.ts';
import { demoPeople, personId } from './seed-people.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { type AppliedFor, appliedFor } from './told-events.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Conversations of the demonstration's tenants and landlords: about every application, with what became of it and of the
 * bids; and some that are told here, with unread messages, a warning, a group and a long one.
 */
export async function seedChat(db: Database, seed: string, now: Date): Promise<void> {
  const talks = new Map<string, TalkDraft>();
  const applications = await appliedFor(db);
  const pairs = Map.groupBy(applications, ({ applicant_id, owner_id }) => `${applicant_id} ${owner_id}`);
  const told = new Set(toldTalks.filter(({ third }) => !third).map((talk) => pairOf(talk, now)));
  told.add(pairOf(longTalk, now));
  for (const [pair, ofPair] of pairs) {
    const { applicant_id, owner_id } = ofPair[0]!;
    const draft: TalkDraft = {
      members: [applicant_id, owner_id],
      createdBy: null,
      homes: new Map(ofPair.map(({ listing_id, created_at }) => [listing_id, created_at])),
      applications: ofPair.map(({ id }) => id),
      entries: ofPair.flatMap(({ entries }) => entries),
    };
    talks.set(pair, draft);
    const random = seededRandom(`${seed} talk ${pair}`);
    if (!told.has(pair) && random.chance(0.75))
      addEverydayTalk(draft, ofPair, { random, number: talks.size, now });
  }
  for (const talk of toldTalks) await addToldTalk(db, talks, { talk, seed, now });
  addLongTalk(talks, { seed, now });
  await putConversations(
    db,
    [...talks.values()].filter(({ entries }) => entries.length > 0),
  );
}

const pairOf = ({ tenant, landlord }: Pick<ToldTalk, 'tenant' | 'landlord'>, now: Date): string =>
  `${personId(tenant, now)} ${personId(landlord, now)}`;

interface Drawing {
  random: SeededRandom;
  number: number;
  now: Date;
}

/** What is said after an application until it is decided, and what the applicant says then. */
function addEverydayTalk(
  draft: TalkDraft,
  [first]: readonly AppliedFor[],
  { random, number, now }: Drawing,
): void {
  const { applicant_id, owner_id, created_at, decided_at, status } = first!;
  const language = sharedLanguage(applicant_id, owner_id, now);
  const texts = everydayTalks[language];
  const said = readTalk(texts[number % texts.length]!);
  const from = created_at.getTime() + 10 * minuteMs;
  const latest = now.getTime() - random.between(20 * minuteMs, 4 * dayMs);
  const until = Math.min(latest, (decided_at?.getTime() ?? latest) - 10 * minuteMs);
  if (until < from + hourMs) return;
  const ids = { tenant: applicant_id, landlord: owner_id, third: applicant_id };
  draft.entries.push(...messagesOf(said, { ids, random, from, until }));
  const isOpen = openStatuses.some((one) => one === status);
  if (!isOpen && decided_at) {
    const at = new Date(decided_at.getTime() + random.between(5, 45) * minuteMs);
    const body = lastWords[language][status as keyof (typeof lastWords)['is']];
    if (at < now) draft.entries.push({ kind: 'message', senderId: applicant_id, body, at });
  }
  if (random.chance(0.3)) draft.unread = { userId: isOpen ? applicant_id : owner_id, count: 1 };
}

/** Their own language where both have the same, else English. */
function sharedLanguage(tenantId: string, landlordId: string, now: Date): DemoLanguage {
  const [one, other] = [tenantId, landlordId].map((id) =>
    demoPeople.find(({ key }) => personId(key, now) === id),
  );
  return one && one.language === other?.language ? one.language : 'en';
}

interface Telling {
  talk: ToldTalk;
  seed: string;
  now: Date;
}

async function addToldTalk(
  db: Database,
  talks: Map<string, TalkDraft>,
  { talk, seed, now }: Telling,
): Promise<void> {
  const pair = pairOf(talk, now);
  const [tenant, landlord] = [personId(talk.tenant, now), personId(talk.landlord, now)];
  const third = talk.third === undefined ? undefined : personId(talk.third, now);
  const known = third ? undefined : talks.get(pair);
  const home = known ? undefined : await homeOf(db, landlord);
  // A demonstration of few listings has landlords without any.
  if (!known && !home) return;
  const draft = known ?? {
    members: third ? [tenant, landlord, third] : [tenant, landlord],
    createdBy: third ? landlord : tenant,
    homes: new Map<string, Date>(),
    applications: [],
    entries: [],
  };
  const listingId = home?.id ?? [...draft.homes.keys()][0]!;
  const rent = (await rentOf(db, listingId)) ?? 280_000;
  const text = talk.text
    .replaceAll('{{rent}}', `ISK ${rent.toLocaleString('en')}`)
    .replaceAll('{{odd}}', (Math.round((rent * 0.45) / 5000) * 5000).toLocaleString('en'));
  const ids = { tenant, landlord, third: third ?? tenant };
  const asked = now.getTime() - talk.minutesAgo * minuteMs;
  // People ask first and apply then; what is still to be read was said last.
  const events = talk.unread ? [] : draft.entries.map(({ at }) => at.getTime() - hourMs);
  const until = Math.min(asked, ...events);
  const messages = messagesOf(readTalk(text), {
    ids,
    random: seededRandom(`${seed} told ${pair} ${talk.third ?? ''}`),
    from: until - 100 * dayMs,
    until,
  });
  if (home) draft.homes.set(home.id, messages[0]!.at);
  draft.entries.push(...messages);
  draft.unread = talk.unread && { userId: ids[talk.unread.by], count: talk.unread.count };
  talks.set(third ? `${pair} ${third}` : pair, draft);
}

function addLongTalk(talks: Map<string, TalkDraft>, { seed, now }: Omit<Telling, 'talk'>): void {
  const pair = pairOf(longTalk, now);
  const [tenant, landlord] = [personId(longTalk.tenant, now), personId(longTalk.landlord, now)];
  const draft = talks.get(pair) ?? {
    members: [tenant, landlord],
    createdBy: tenant,
    homes: new Map<string, Date>(),
    applications: [],
    entries: [],
  };
  const until = now.getTime() - 3 * dayMs;
  draft.entries.push(
    ...messagesOf(readTalk(longTalk.text), {
      ids: { tenant, landlord, third: tenant },
      random: seededRandom(`${seed} long talk`),
      from: until - 110 * dayMs,
      until,
    }),
  );
  talks.set(pair, draft);
}

/** The home of a landlord that has been published longest. */
async function homeOf(db: Database, ownerId: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from listing where owner_id = ${ownerId} and visible order by published_at, id limit 1`.execute(
    db,
  );
  return rows[0];
}

async function rentOf(db: Database, listingId: string): Promise<number | null> {
  const { rows } = await sql<{ rent: number | null }>`
    select monthly_rent as rent from listing_card where id = ${listingId}`.execute(db);
  return rows[0]?.rent ?? null;
}

interface Span {
  ids: Readonly<Record<Said['by'], string>>;
  random: SeededRandom;
  from: number;
  until: number;
}

/** Messages with their times: minutes apart, by day, and some days between what was said at different times. */
function messagesOf(said: readonly Said[], { ids, random, from, until }: Span) {
  const times: number[] = [];
  let at = until;
  for (const [index, { isLater }] of [...said.entries()].reverse()) {
    times[index] = at;
    const midnight = Math.floor(at / dayMs) * dayMs;
    at = isLater
      ? midnight - random.whole(1, 2) * dayMs - random.between(2, 13) * hourMs
      : at - random.between(1, 11) * minuteMs;
  }
  // Where there is less time, all of it comes closer together.
  const first = times[0]!;
  const scale = first < from ? (until - from) / (until - first) : 1;
  return said.map(({ by, text }, index) => ({
    kind: 'message' as const,
    senderId: ids[by],
    body: text,
    at: new Date(Math.round(until - (until - times[index]!) * scale)),
  }));
}
