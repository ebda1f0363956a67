import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { getUser } from '@heima/domain/accounts/endpoints.ts';
import { blockPerson, unblockPerson } from '@heima/domain/blocks/endpoints.ts';
import { getConversation, getUnread } from '@heima/domain/chat/endpoints.ts';
import {
  addUsers,
  connectToConversation,
  markRead,
  openConversation,
  sendMessage,
} from '@heima/domain/chat/writing-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publishedHome } from '#capabilities/applications/applications.builder.ts';
import { attend, planOpenHouse } from '#capabilities/open-houses/open-houses.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { messagesOf, open, say, together } from './chat.builder.ts';

describe('members of a conversation', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const somebody = (fullName = 'Þóra Ægisdóttir') => person(app, { verified: true, fullName });
  const texts = async (who: Person, id: string) =>
    (await messagesOf(app, who, id)).items.map((one) => (one.kind === 'message' ? one.message : one.kind));
  const add = async (who: Person, id: string, ...added: Person[]) =>
    (
      await app.ask(
        addUsers,
        { params: { id }, body: { user_ids: added.map((one) => one.id) } },
        { as: who.access },
      )
    ).body;
  const read = async (who: Person, id: string, seq: number) =>
    (await app.ask(markRead, { params: { id }, body: { seq } }, { as: who.access })).body;
  const shown = async (who: Person, id: string) =>
    (await app.ask(getConversation, { params: { id } }, { as: who.access })).body;

  it('E207: who is added sees what comes after, and has that alone unread', async () => {
    const [one, two, three] = [await somebody(), await somebody(), await somebody()];
    const id = await together(app, one, two);
    await together(app, one, three);
    await say(app, one, id, 'Aðeins okkar á milli');
    await add(one, id, three);
    expect(await texts(three, id)).toEqual(['memberAdded']);
    expect((await messagesOf(app, three, id)).count).toBe(1);
    expect((await shown(three, id)).unread).toBe(0);
    await say(app, two, id, 'Velkomin');
    expect(await texts(three, id)).toEqual(['memberAdded', 'Velkomin']);
    expect((await shown(three, id)).unread).toBe(1);
    expect((await messagesOf(app, three, id, { before: 2 })).items).toEqual([]);
    expect((await messagesOf(app, three, id, { after: 0 })).items.map(({ seq }) => seq)).toEqual([2, 3]);
    // Who shares a conversation may write to each other from then on (G36).
    expect((await open(app, three, [two])).members).toHaveLength(2);
  });

  it('E203 G36: who has signed up for an open house and its host write to each other', async () => {
    const [owner, guest] = [await person(app, { verified: true, userType: 'LL' }), await somebody()];
    const body = { member_ids: [guest.id] };
    expect((await app.refused(openConversation, { body }, { as: owner.access })).status).toBe(400);
    const { id } = await planOpenHouse(app, owner, await publishedHome(app, owner));
    await attend(app, guest, id);
    const conversation = await open(app, owner, [guest]);
    expect((await open(app, guest, [owner])).id).toBe(conversation.id);
  });

  it('E207: two who add the same person at once add one; a group that has a conversation is sent there', async () => {
    const [one, two, three] = [await somebody(), await somebody(), await somebody()];
    const id = await together(app, one, two);
    const all = await together(app, one, two, three);
    const answer = await app.refused(
      addUsers,
      { params: { id }, body: { user_ids: [three.id] } },
      { as: one.access },
    );
    expect([answer.status, answer.body.code, answer.body.conversation_id]).toEqual([
      409,
      'chat.alreadyTogether',
      all,
    ]);
    const four = await somebody();
    await together(app, one, four);
    await together(app, two, four);
    await Promise.all([one, two, one, two].map((who) => add(who, id, four)));
    expect((await shown(four, id)).members).toHaveLength(3);
    expect(await texts(four, id)).toEqual(['memberAdded']);
  });

  it('E207: strangers are refused as nobody is, and twenty is the most', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const id = await together(app, one, two);
    for (const stranger of [newId(), (await somebody()).id]) {
      const body = { user_ids: [stranger] };
      const answer = await app.refused(addUsers, { params: { id }, body }, { as: one.access });
      expect([answer.status, Object.keys(answer.body.errors!)]).toEqual([400, ['user_ids']]);
    }
    const many = await Promise.all(Array.from({ length: 19 }, () => somebody()));
    for (const other of many) await together(app, one, other);
    await add(one, id, ...many.slice(0, 18));
    const body = { user_ids: [many[18]!.id] };
    const answer = await app.refused(addUsers, { params: { id }, body }, { as: one.access });
    expect(answer.body.code).toBe('chat.tooManyMembers');
  });

  it('E209: connects one’s own homes and those in publication, once each, and says so', async () => {
    const [owner, who] = [await somebody(), await somebody()];
    const id = await together(app, owner, who);
    const draft = await publishedHome(app, owner, { visible: false, published_at: null });
    const other = await publishedHome(app, await somebody());
    const connect = async (as: Person, ids: string[]) =>
      (
        await app.ask(
          connectToConversation,
          { params: { id }, body: { listing_ids: ids } },
          { as: as.access },
        )
      ).body.listings.map((one) => one.id);
    const refused = await app.refused(
      connectToConversation,
      { params: { id }, body: { listing_ids: [draft] } },
      { as: who.access },
    );
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([400, ['listing_ids']]);
    expect(await connect(owner, [draft])).toEqual([draft]);
    expect(
      await connect(
        who,
        [other, draft, other].filter((one) => one !== draft),
      ),
    ).toEqual([draft, other]);
    await connect(owner, [draft]);
    expect(await texts(who, id)).toEqual(['listingConnected', 'listingConnected']);
  });

  it('what is read never goes back, nor past the last entry; the other sees it', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const id = await together(app, one, two);
    for (const n of [1, 2, 3]) await say(app, one, id, `nr. ${n}`);
    expect(await read(two, id, 2)).toEqual({ read_seq: 2, unread: 1 });
    expect(await read(two, id, 1)).toEqual({ read_seq: 2, unread: 1 });
    expect((await shown(one, id)).members.find((m) => m.id === two.id)?.read_seq).toBe(2);
    expect(await read(two, id, 99)).toEqual({ read_seq: 3, unread: 0 });
    await say(app, one, id, 'nr. 4');
    expect((await app.ask(getUnread, {}, { as: two.access })).body).toEqual({
      conversations: 1,
      messages: 1,
    });
    // Whoever answers has read what there was.
    await say(app, two, id, 'Já');
    expect((await shown(two, id)).unread).toBe(0);
    expect((await shown(one, id)).unread).toBe(1);
  });

  it('messages that come while others are read are counted, each once', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const id = await together(app, one, two);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => [say(app, one, id, `${n}`), read(two, id, n)]).flat(),
    );
    const { unread, members } = await shown(two, id);
    const mark = members.find((m) => m.id === two.id)!.read_seq;
    expect(unread).toBe(12 - mark);
  });

  it('R033: the inbox leads to the conversation where one was last', async () => {
    const [one, two, three] = [await somebody(), await somebody(), await somebody()];
    const [first, second] = [await together(app, one, two), await together(app, one, three)];
    const last = async () =>
      (await app.ask(getUser, { params: { id: one.id } }, { as: one.access })).body.last_conversation_id;
    expect(await last()).toBeNull();
    await say(app, one, first, 'Hæ');
    expect(await last()).toBe(first);
    await read(one, second, 0);
    expect(await last()).toBe(second);
  });

  it('one notification for what is unread, by the bell and later by e-mail; none once it was read (CH03)', async () => {
    const [one, two] = [await somebody('Þóra'), await somebody()];
    const id = await together(app, one, two);
    const notified = async () => {
      const { rows } = await sql<{ params: object }>`select params from notification
        where user_id = ${two.id} and type = 1`.execute(db);
      return rows.map(({ params }) => params);
    };
    const key = newId();
    await Promise.all([say(app, one, id, 'Hæ', key), say(app, one, id, 'Hæ', key)]);
    await say(app, one, id, 'Ertu þarna?');
    expect(await notified()).toEqual([{ name: 'Þóra', about: { text: 'chat.conversation' } }]);
    await read(two, id, 2);
    expect(await notified()).toEqual([]);
    await say(app, one, id, 'Jæja');
    expect(await notified()).toHaveLength(1);
    await say(app, two, id, 'Já?');
    expect(await notified()).toEqual([]);
  });

  it('a block keeps two from writing to each other, and is taken back', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const id = await together(app, one, two);
    const block = (who: Person, other: Person, how: typeof blockPerson | typeof unblockPerson) =>
      app.ask(how, { params: { id: other.id } }, { as: who.access });
    await block(two, one, blockPerson);
    await block(two, one, blockPerson);
    const code = async (who: Person) =>
      (await app.refused(sendMessage, { params: { id }, body: { message: 'Hæ' } }, { as: who.access })).body
        .code;
    expect([await code(one), await code(two)]).toEqual(['chat.blocked', 'chat.blocked']);
    expect((await shown(one, id)).can).toMatchObject({ write: false, block: true, unblock: false });
    expect((await shown(two, id)).can).toMatchObject({ write: false, block: false, unblock: true });
    const third = await somebody();
    await together(app, one, third);
    await together(app, two, third);
    const opened = await app.refused(
      openConversation,
      { body: { member_ids: [one.id, two.id] } },
      { as: third.access },
    );
    expect([opened.body.code, Object.keys(opened.body.errors!)]).toEqual(['chat.blocked', ['member_ids']]);
    await block(two, one, unblockPerson);
    expect((await say(app, one, id, 'Takk')).seq).toBe(1);
    const stranger = { params: { id: (await somebody()).id } };
    expect((await app.refused(blockPerson, stranger, { as: one.access })).status).toBe(404);
  });

  it('a deleted account leaves its messages without a name, and nobody to write to', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const id = await together(app, one, two);
    await say(app, one, id, 'Bless');
    await app.ask(deleteAccount, { params: { id: one.id } }, { as: one.access });
    await app.runJobs();
    expect(await texts(two, id)).toEqual(['Bless']);
    const { members, can } = await shown(two, id);
    expect(members.find((m) => m.id === one.id)).toMatchObject({ full_name: null, profile_image: null });
    expect(can).toMatchObject({ write: false, add_users: false });
    const args = { params: { id }, body: { message: 'Hæ' } };
    expect((await app.refused(sendMessage, args, { as: two.access })).body.code).toBe('chat.nobodyLeft');
  });
});
