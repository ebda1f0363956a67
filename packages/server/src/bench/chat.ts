import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#platform/db/database.ts';
import { startBenchDatabase, timesOf } from './bench-database.ts';
import { memoryOf } from './measure.ts';

/**
 * npm run bench -- chat: how long a long conversation and a long list take, and how soon a message reaches open pages of
 * one process. Prints the lines that stand in docs/performance.md.
 */
const port = 3973;
const conversations = 5_000;
const longOne = 50_000;
const people = 100;
const pagesEach = 10;
const perSecond = 20;
const seconds = 15;
const calls = 60;

interface Somebody {
  id: string;
  access: string;
}

const database = await startBenchDatabase(['shared_buffers=512MB', 'max_wal_size=4GB']);
const { db, close } = openDatabase(database.url);
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../build/main.js')], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    PORT: String(port),
    DATA_DIR: database.folder,
    LOG_LEVEL: 'silent',
    FLOOD_LIMIT: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    ROLE: 'web',
    PUBLIC_URL: `http://localhost:${port}`,
  },
});
const pages: http.ClientRequest[] = [];
try {
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const me = await signUp(0);
  console.log(`Loading ${conversations} conversations and one of ${longOne} messages …`);
  const long = await loadConversations(me.id);
  console.log('\n| Call | p50 ms | p95 ms |\n|---|---|---|');
  const measured = {
    'a conversation of 50,000 messages, opened: itself and its last page': [
      `conversations/${long}`,
      `conversations/${long}/messages`,
    ],
    'its page before the middle': [`conversations/${long}/messages?before=25000`],
    'the list of 5,000': ['conversations'],
    'the list from its middle': ['conversations?page=125'],
    'the list, found by a name': ['conversations?query=Gestur%2042'],
    'the list, found by a word of one message': ['conversations?query=sjaldgaeft'],
    'the list, found by a word of every message': ['conversations?query=skoda'],
    'unread alone': ['conversations?unread=true'],
    'the sign at the inbox': ['conversations/unread'],
  };
  for (const [name, paths] of Object.entries(measured)) {
    const share = await timesOf(calls, async () => {
      for (const one of paths) await ask('GET', one, me);
    });
    console.log(`| ${name} | ${share(0.5).toFixed(1)} | ${share(0.95).toFixed(1)} |`);
  }
  await measureLive();
} finally {
  for (const page of pages) page.destroy();
  server.removeAllListeners('exit');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await close();
  await database.stop();
}
process.exit(0);

/** Pairs of people, each with open pages, who write to each other. */
async function measureLive(): Promise<void> {
  const all: Somebody[] = [];
  for (let n = 1; n <= people; n += 1) all.push(await signUp(n));
  const talks: { id: string; who: Somebody }[] = [];
  for (let n = 0; n < people; n += 2) {
    const pair = [all[n]!, all[n + 1]!];
    const id = await insertConversation(pair.map((one) => one.id));
    talks.push({ id, who: pair[0]! });
  }
  await rested();
  const before = memoryOf(server.pid!);
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  await Promise.all(
    all.flatMap((one) => Array.from({ length: pagesEach }, () => follow(one, sentAt, times))),
  );
  await rested();
  const listeners = people * pagesEach;
  console.log(
    `\nMemory of an idle listener, the mean of ${listeners}: ${(((memoryOf(server.pid!) - before) * 1024) / listeners).toFixed(1)} kB`,
  );
  const sent: Promise<unknown>[] = [];
  const counts = new Map<string, number>();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const { id, who } = talks[n % talks.length]!;
    const seq = (counts.get(id) ?? 0) + 1;
    counts.set(id, seq);
    sentAt.set(`${id} ${seq}`, performance.now());
    sent.push(ask('POST', `conversations/${id}/messages`, who, { message: `Skilaboð nr. ${n}` }));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  await Promise.all(sent);
  await rested();
  const sorted = times.sort((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1);
  console.log(
    `${sent.length} messages, ${perSecond} a second, to ${listeners} open pages: ${sorted.length} of ${sent.length * 2 * pagesEach} arrivals, p50 ${share(0.5)} ms, p99 ${share(0.99)} ms from sending to arrival.`,
  );
}

function rested(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 4000));
}

/** An open page: notes how long each entry took to come. */
function follow({ access }: Somebody, sentAt: ReadonlyMap<string, number>, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const page = http.get(
      { port, path: '/api/v1/live', agent: false, headers: { authorization: `Bearer ${access}` } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`live answered ${answer.statusCode}`));
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          const parts = text.split('\n\n');
          text = parts.pop()!;
          for (const part of parts) {
            const data = /^event: chat\.entry\ndata: (.*)$/m.exec(part)?.[1];
            if (!data) continue;
            const { conversation_id, seq } = JSON.parse(data) as { conversation_id: string; seq: number };
            times.push(performance.now() - sentAt.get(`${conversation_id} ${seq}`)!);
          }
        });
        // The end of the bench closes it.
        answer.on('error', () => undefined);
        resolve();
      },
    );
    page.on('error', () => undefined);
    pages.push(page);
  });
}

async function ask(method: string, call: string, { access }: { access?: string }, body?: object) {
  const answer = await fetch(`http://localhost:${port}/api/v1/${call}`, {
    method,
    headers: {
      ...(access ? { authorization: `Bearer ${access}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
  return JSON.parse(text) as unknown;
}

/** Each from an address of its own, so that no limit of one is met. */
async function signUp(n: number): Promise<Somebody> {
  const answer = await fetch(`http://localhost:${port}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
    body: JSON.stringify({
      email: `manneskja${n}@daemi.is`,
      full_name: 'Þóra Ægisdóttir',
      password: 'leyndo12',
      terms_accepted: true,
      user_type: 'TN',
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Somebody;
}

async function insertConversation(ids: readonly string[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into conversation (id, members_key, created_at)
      values (gen_random_uuid(), ${[...ids].sort().join(',')}, now()) returning id
    ), members as (
      insert into conversation_member (conversation_id, user_id, joined_at, changed_at, listed)
      select made.id, u, now(), now(), true from made, unnest(${ids}::uuid[]) u
    ) select id from made`.execute(db);
  return rows[0]!.id;
}

/** A person with many conversations of four messages, and a long one; gives the long one. */
async function loadConversations(meId: string): Promise<string> {
  await sql`insert into app_user (id, full_name, username, user_type, primary_language, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'Gestur ' || n, 'g' || n, 'TN', 'is', now(), now(), now()
    from generate_series(1, ${conversations}::int) n`.execute(db);
  await sql`
    with guest as (select id, row_number() over (order by id) as n from app_user where username like 'g%'),
      made as (
        insert into conversation (id, members_key, created_at, last_seq)
        select gen_random_uuid(), least(guest.id, ${meId}::uuid) || ',' || greatest(guest.id, ${meId}::uuid), now(),
          case when n = 1 then ${longOne}::int else 4 end from guest
        returning id, members_key, last_seq
      ), pair as (
        select made.id, made.last_seq, guest.id as guest_id, guest.n from made join guest
          on made.members_key = least(guest.id, ${meId}::uuid) || ',' || greatest(guest.id, ${meId}::uuid)
      ), members as (
        insert into conversation_member (conversation_id, user_id, joined_at, read_seq, unread, changed_at, listed)
        select id, u, now(), last_seq, case when n % 50 = 0 and u = ${meId} then 3 else 0 end,
          now() - n * interval '1 minute', true
        from pair, unnest(array[guest_id, ${meId}::uuid]) u
      )
    insert into conversation_entry (conversation_id, seq, id, kind, sender_id, body, created_at)
    select id, s, gen_random_uuid(), 'message', case when s % 2 = 0 then guest_id else ${meId}::uuid end,
      'Góðan dag, má skoða eignina á morgun kl. ' || s % 24 || '? ' || case when n = 77 and s = 2 then 'sjaldgæft' else '' end,
      now() - (last_seq - s) * interval '1 second'
    from pair, generate_series(1, last_seq) s`.execute(db);
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ id: string }>`select id from conversation where last_seq = ${longOne}`.execute(
    db,
  );
  return rows[0]!.id;
}
