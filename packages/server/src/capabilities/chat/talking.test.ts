import { getUnread, listConversations, listMessages } from '@heima/domain/chat/endpoints.ts';
import {
  markRead,
  messageListing,
  openConversation,
  sendMessage,
} from '@heima/domain/chat/writing-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { messagesOf, open, say, talkAbout, together } from './chat.builder.ts';

describe('talking', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const somebody = (fullName = 'Þóra Ægisdóttir') => person(app, { verified: true, fullName });
  const landlord = () => person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const texts = async (who: Person, id: string) =>
    (await messagesOf(app, who, id)).items.map((one) => (one.kind === 'message' ? one.message : one.kind));
  const unread = async (who: Person) => (await app.ask(getUnread, {}, { as: who.access })).body;
  const list = async (who: Person, query: object = {}) =>
    (await app.ask(listConversations, { query }, { as: who.access })).body;

  it('E211: writes to who lets a home, in one conversation of the two, which is about the homes they talk of', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    const [one, other] = [await publishedHome(app, owner), await publishedHome(app, owner)];
    const first = await talkAbout(app, who, one, '  Er eignin laus?  ');
    expect(first).toMatchObject({ seq: 1, sender_id: who.id, message: 'Er eignin laus?', listing_id: one });
    const second = await talkAbout(app, who, other, 'En þessi?');
    expect(second).toMatchObject({ seq: 2, conversation_id: first.conversation_id, listing_id: other });
    const shown = await list(owner);
    expect(shown).toMatchObject({ count: 1, next: null });
    expect(shown.items[0]).toMatchObject({
      id: first.conversation_id,
      unread: 2,
      listings: [{ id: one }, { id: other }],
      last_message: { message: 'En þessi?' },
    });
    expect(shown.items[0]!.members.map(({ full_name }) => full_name).sort()).toEqual([
      'Ása Leigusali',
      'Þóra Ægisdóttir',
    ]);
    expect(await unread(owner)).toEqual({ conversations: 1, messages: 2 });
    expect(await unread(who)).toEqual({ conversations: 0, messages: 0 });
  });

  it('R450: a message without text is refused at its field in three languages', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    const id = await publishedHome(app, owner);
    const refused = async (message: unknown, language: 'is' | 'en' | 'ua') => {
      const body = { message } as { message: string };
      const answer = await app.refused(
        messageListing,
        { params: { id }, body },
        { as: who.access, language },
      );
      expect(answer.status).toBe(400);
      return answer.body.errors?.message?.[0];
    };
    for (const message of ['', '  \n ', '\u200b\u2060', undefined, null, 7])
      expect([message, await refused(message, 'is')]).toEqual([message, 'Skilaboð vantar.']);
    expect(await refused('', 'en')).toBe('The message is missing.');
    expect(await refused('', 'ua')).toBe('Немає тексту повідомлення.');
  });

  it('G21: a message has up to 5000 characters; what is seen is kept as it was typed (CH07)', async () => {
    const [one, two] = [await somebody(), await landlord()];
    const id = await together(app, one, two);
    await say(app, one, id, 'þ'.repeat(5000));
    const long = await app.refused(
      sendMessage,
      { params: { id }, body: { message: 'þ'.repeat(5001) } },
      { as: one.access },
    );
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ['message']]);
    const odd = [
      '<img src=x onerror=alert(1)>',
      '[smelltu](javascript:alert(1)) ![mynd](https://vondur.is/x.png)',
      'Ґанок, їжак і 👩‍👩‍👧‍👦 🇮🇸',
      'مرحبا كيف حالك',
      'ein lína\n\n  önnur lína',
      "'; drop table conversation; -- %s {{name}} $1",
    ];
    for (const text of odd) expect((await say(app, one, id, text)).message).toBe(text);
    expect((await say(app, one, id, 'hu\u200bldu\u0000 \u202etexti')).message).toBe('huldu texti');
    expect((await texts(two, id)).slice(1, -1)).toEqual(odd);
  });

  it('CH03: the same key gives the message that is there: in parallel, and a day and more later', async () => {
    const [one, two] = [await somebody(), await landlord()];
    const id = await together(app, one, two);
    const key = newId();
    const sent = await Promise.all(Array.from({ length: 14 }, () => say(app, one, id, 'Halló', key)));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    await sql`update conversation_entry set created_at = created_at - interval '30 hours'
      where conversation_id = ${id}`.execute(db);
    expect((await say(app, one, id, 'Halló', key)).id).toBe(sent[0]!.id);
    expect(await texts(two, id)).toEqual(['Halló']);
    // A key is the sender's own.
    expect((await say(app, two, id, 'Sæl', key)).id).not.toBe(sent[0]!.id);
    expect(await unread(two)).toEqual({ conversations: 0, messages: 0 });
  });

  it('entries written at once have places without gaps, in the order in which they are read', async () => {
    const [one, two] = [await somebody(), await landlord()];
    const id = await together(app, one, two);
    await Promise.all(Array.from({ length: 14 }, (_, n) => say(app, n % 2 ? one : two, id, `nr. ${n}`)));
    const { items, count } = await messagesOf(app, one, id);
    expect([count, items.map(({ seq }) => seq)]).toEqual([14, Array.from({ length: 14 }, (_, n) => n + 1)]);
  });

  it('E203: two people have one conversation, also when both begin at once', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    await apply(app, who, await publishedHome(app, owner));
    const all = await Promise.all(
      Array.from({ length: 14 }, (_, n) => (n % 2 ? open(app, owner, [who]) : open(app, who, [owner]))),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from conversation
      where members_key = ${[owner.id, who.id].sort().join(',')}`.execute(db);
    expect(rows[0]!.n).toBe(1);
  });

  it('opening, sending and reading at once come to their end', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    await apply(app, who, await publishedHome(app, owner));
    const { id } = await open(app, owner, [who], { message: 'Sæl' });
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => [
        open(app, who, [owner], { message: `opnað ${n}` }),
        say(app, who, id, `sent ${n}`),
        say(app, owner, id, `svarað ${n}`),
        app.ask(markRead, { params: { id }, body: { seq: n } }, { as: who.access }),
      ]).flat(),
    );
    expect((await messagesOf(app, who, id)).count).toBe(19);
  });

  it('E203 G36: opens with people whom the caller deals with; ids of others and of nobody are refused alike', async () => {
    const [one, stranger] = [await somebody(), await landlord()];
    const refused = async (ids: string[]) => {
      const answer = await app.refused(openConversation, { body: { member_ids: ids } }, { as: one.access });
      const { request_id: _, ...body } = answer.body;
      return { ...body, status: answer.status };
    };
    const unknown = await refused([newId()]);
    expect(unknown).toMatchObject({ status: 400, errors: { member_ids: [expect.any(String)] } });
    expect(await refused([stranger.id])).toEqual(unknown);
    expect(await refused([one.id])).toEqual(unknown);
    const friend = await landlord();
    await together(app, one, friend);
    expect(await refused([friend.id, stranger.id])).toEqual(unknown);
  });

  it('an opened conversation without a word stands in the list of who opened it alone', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    const home = await publishedHome(app, owner);
    await apply(app, who, home);
    const { id, can } = await open(app, owner, [who], {});
    expect(can).toEqual({
      write: true,
      add_users: true,
      connect_listings: true,
      block: true,
      unblock: false,
    });
    expect([(await list(owner)).count, (await list(who)).count]).toEqual([1, 0]);
    await open(app, owner, [who], { message: 'Sæl', listing_ids: [home] });
    expect((await list(who)).items).toMatchObject([{ id, unread: 1, listings: [{ id: home }] }]);
    expect(await texts(who, id)).toEqual(['listingConnected', 'Sæl']);
  });

  it('CH04: who is no member learns nothing, whether there is a conversation or not', async () => {
    const [one, two, outsider] = [await somebody(), await landlord(), await person(app, { staff: true })];
    const id = await together(app, one, two);
    await say(app, one, id, 'Leyndarmál');
    const next = (last: number) =>
      id.slice(0, -2) + ((Number.parseInt(id.slice(-2), 16) + last) & 255).toString(16).padStart(2, '0');
    const answers = [];
    for (const tried of [id, next(1), next(-1), newId()]) {
      const args = { params: { id: tried } };
      const read = await app.refused(listMessages, args, { as: outsider.access });
      const write = await app.refused(
        sendMessage,
        { ...args, body: { message: 'Hæ' } },
        { as: outsider.access },
      );
      answers.push(
        [read, write].map(({ status, body: { request_id: _, ...body } }) => ({ ...body, status })),
      );
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]![0]!.status).toBe(404);
    expect(await texts(two, id)).toEqual(['Leyndarmál']);
  });

  it('E211: not to oneself, not about a home out of publication, but on about one that the two talk of', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    const id = await publishedHome(app, owner);
    const code = async (as: Person, listing: string) =>
      (
        await app.refused(
          messageListing,
          { params: { id: listing }, body: { message: 'Hæ' } },
          { as: as.access },
        )
      ).body.code;
    expect(await code(owner, id)).toBe('chat.ownListing');
    await talkAbout(app, who, id);
    await sql`update listing set visible = false, unpublished_at = now(), unpublish_reason = 'pausing'
      where id = ${id}`.execute(db);
    expect((await talkAbout(app, who, id, 'Enn þá?')).seq).toBe(2);
    expect(await code(await somebody(), id)).toBe('common.notFound');
    expect(await code(await person(app, { staff: true }), id)).toBe('chat.listingClosed');
    expect(await code(who, newId())).toBe('common.notFound');
  });

  it('writes about at most twenty new homes a day, and goes on about those', async () => {
    const who = await somebody();
    const homes = await Promise.all(
      Array.from({ length: 21 }, async () => publishedHome(app, await landlord())),
    );
    for (const id of homes.slice(0, 20)) await talkAbout(app, who, id);
    const args = { params: { id: homes[20]! }, body: { message: 'Hæ' } };
    expect((await app.refused(messageListing, args, { as: who.access })).status).toBe(429);
    await talkAbout(app, who, homes[0]!);
    await sql`update rate_counter set window_start = window_start - interval '1 day'
      where key = ${`chat-new-talks ${who.id}`}`.execute(db);
    await talkAbout(app, who, homes[20]!);
  });
});
