import { listConversations } from '@heima/domain/chat/endpoints.ts';
import { reportInConversation } from '@heima/domain/chat/report-endpoints.ts';
import { addUsers, markRead } from '@heima/domain/chat/writing-endpoints.ts';
import { getQueueItem } from '@heima/domain/staff-queue/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publishedHome } from '#capabilities/applications/applications.builder.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { messagesOf, say, talkAbout, together } from './chat.builder.ts';

describe('lists of conversations', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const somebody = (fullName = 'Þóra Ægisdóttir') => person(app, { verified: true, fullName });
  const list = async (who: Person, query: object = {}) =>
    (await app.ask(listConversations, { query }, { as: who.access })).body;
  const found = async (who: Person, query: string) => (await list(who, { query })).items.map(({ id }) => id);

  it('V112: finds by names, titles and messages that the caller sees, however they are spelled', async () => {
    const [me, thora, jon] = [await somebody('Ása'), await somebody(), await somebody('Jón Björnsson')];
    const [withThora, withJon] = [await together(app, me, thora), await together(app, me, jon)];
    await say(app, me, withThora, 'Er 100% öruggt að ísskápurinn fylgi?');
    await say(app, jon, withJon, 'Його немає, Ґанок');
    const home = await publishedHome(app, await somebody('Leigusali'), { title: 'Björt íbúð við Ægisgötu' });
    const { conversation_id: about } = await talkAbout(app, me, home, 'Hæ');
    expect(await found(me, 'thora')).toEqual([withThora]);
    expect(await found(me, 'Þór')).toEqual([withThora]);
    expect(await found(me, 'bjorn')).toEqual([withJon]);
    expect(await found(me, 'aegis')).toEqual([about, withThora]);
    expect(await found(me, 'isskap')).toEqual([withThora]);
    expect(await found(me, 'ґанок')).toEqual([withJon]);
    expect(await found(me, '100%')).toEqual([withThora]);
    for (const nothing of ['%', '_', "'; --", 'hvergi', '\\']) expect(await found(me, nothing)).toEqual([]);
    // Others' words stay theirs, also those from before one was added.
    expect(await found(jon, 'isskap')).toEqual([]);
    await together(app, me, jon);
    const ids = { user_ids: [jon.id] };
    await app.ask(addUsers, { params: { id: withThora }, body: ids }, { as: me.access });
    expect(await found(jon, 'isskap')).toEqual([]);
    expect(await found(jon, 'thora')).toEqual([withThora]);
  });

  it('following the pages shows each conversation once, whatever is written meanwhile', async () => {
    const me = await somebody('Ása');
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) {
      const id = await together(app, me, await somebody());
      await say(app, me, id, 'Hæ');
      ids.unshift(id);
    }
    const seen: string[] = [];
    let page = await list(me, { page_size: 2 });
    for (;;) {
      seen.push(...page.items.map(({ id }) => id));
      // The last one rises to the top of the list, and a new one comes.
      await say(app, me, ids[0]!, 'aftur');
      await say(app, me, await together(app, me, await somebody()), 'nýtt');
      if (!page.next) break;
      const { payload } = await app.app.inject({
        url: page.next,
        headers: { authorization: `Bearer ${me.access}` },
      });
      page = JSON.parse(payload);
    }
    expect(seen).toEqual(ids);
  });

  it('those with unread messages alone', async () => {
    const [me, one, two] = [await somebody('Ása'), await somebody(), await somebody()];
    const [first, second] = [await together(app, me, one), await together(app, me, two)];
    await say(app, one, first, 'Hæ');
    await say(app, two, second, 'Hæ');
    const params = { id: first };
    await app.ask(markRead, { params, body: { seq: 1 } }, { as: me.access });
    expect((await list(me, { unread: true })).items.map(({ id }) => id)).toEqual([second]);
    expect((await list(me)).count).toBe(2);
  });

  it('warns who reads a message, not who wrote it', async () => {
    const [owner, who] = [await somebody('Ása'), await somebody()];
    const home = await publishedHome(app, owner, { price: 285_000, monthly_rent: 285_000 });
    const { conversation_id: id } = await talkAbout(app, who, home, 'Hæ');
    await say(app, owner, id, 'Leigan er 120.000 kr., leggðu inn á 0133-26-007654');
    const warnings = async (as: Person) =>
      (await messagesOf(app, as, id)).items.map((one) => (one.kind === 'message' ? one.warnings : []));
    expect(await warnings(who)).toEqual([[], ['bankDetails', 'oddPrice']]);
    expect(await warnings(owner)).toEqual([[], []]);
  });

  it('staff see of a reported conversation the messages that were named, as they were, and no others', async () => {
    const [one, two, staff] = [
      await somebody(),
      await somebody('Dónalegi'),
      await person(app, { staff: true }),
    ];
    const id = await together(app, one, two);
    for (const text of ['Leyndarmál', 'Dónaskapur', 'Meiri dónaskapur']) await say(app, two, id, text);
    const report = (body: object) =>
      app.ask(
        reportInConversation,
        { params: { id }, body: { reason: 'offensive' as const, ...body } },
        { as: one.access },
      );
    await report({ entry_seqs: [2], text: 'Sjá skilaboðin' });
    await report({ entry_seqs: [2, 3, 99] });
    const { rows } = await sql<{ id: string }>`select id from report where person_id = ${two.id}`.execute(db);
    expect(rows).toHaveLength(1);
    const { body } = await app.ask(
      getQueueItem,
      { params: { kind: 'person_reports', id: rows[0]!.id } },
      { as: staff.access },
    );
    expect(body.facts).toMatchObject({
      kind: 'person_reports',
      text: 'Sjá skilaboðin',
      person: { id: two.id },
      messages: [
        { by_reported: true, message: 'Dónaskapur', sent_at: expect.any(String) },
        { by_reported: true, message: 'Meiri dónaskapur' },
      ],
    });
    const refused = await app.refused(
      reportInConversation,
      { params: { id }, body: { reason: 'scam', user_id: staff.id } },
      { as: one.access },
    );
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([400, ['user_id']]);
  });
});
