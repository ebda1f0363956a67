import type { AddressInfo } from 'node:net';
import { markRead, showTyping } from '@heima/domain/chat/writing-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { followLive } from '#platform/live/live-feed.builder.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { messagesOf, say, together } from './chat.builder.ts';

describe('open pages of conversations', { timeout: 60_000 }, async () => {
  const app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const follow = ({ access }: Person, lastId?: string) => followLive({ port, access, lastId });
  const seqs = (events: { kind: string; data: unknown }[]) =>
    events.flatMap(({ kind, data }) => (kind === 'chat.entry' ? [(data as { seq: number }).seq] : []));

  it('CH01: what came while away is told on return, in order and once, and nothing is missing after it', async () => {
    const [one, two] = [await person(app), await person(app)];
    const id = await together(app, one, two);
    const first = await follow(two);
    await say(app, one, id, 'eitt');
    await expect.poll(() => seqs(first.events)).toEqual([1]);
    first.close();
    for (const text of ['tvö', 'þrjú', 'fjögur']) await say(app, one, id, text);
    const again = await follow(two, first.events.find(({ kind }) => kind === 'chat.entry')!.id);
    await expect.poll(() => seqs(again.events)).toEqual([2, 3, 4]);
    again.close();
    const page = await messagesOf(app, two, id, { after: 1, page_size: 2 });
    expect([page.items.map(({ seq }) => seq), page.has_newer, page.has_older]).toEqual([[2, 3], true, true]);
    const rest = await messagesOf(app, two, id, { after: 3 });
    expect([rest.items.map(({ seq }) => seq), rest.has_newer]).toEqual([[4], false]);
  });

  it('shows the others that somebody is writing, not too often, and what was read', async () => {
    const [one, two, outsider] = [await person(app), await person(app), await person(app)];
    const id = await together(app, one, two);
    const [mine, theirs, others] = [await follow(one), await follow(two), await follow(outsider)];
    const type = (who: Person) => app.ask(showTyping, { params: { id } }, { as: who.access });
    for (let n = 0; n < 5; n += 1) await type(one);
    await say(app, one, id, 'Halló');
    const kinds = () =>
      theirs.events
        .filter(({ kind }) => kind.startsWith('chat.'))
        .map(({ kind }) => kind)
        .sort();
    await expect.poll(kinds).toEqual(['chat.entry', 'chat.typing']);
    expect(theirs.events.find(({ kind }) => kind === 'chat.typing')?.data).toEqual({
      conversation_id: id,
      user_id: one.id,
    });
    app.addSeconds(2);
    await type(one);
    await expect.poll(() => kinds().filter((kind) => kind === 'chat.typing').length).toBe(2);
    app.setTime(new Date());
    await app.ask(markRead, { params: { id }, body: { seq: 1 } }, { as: two.access });
    await expect
      .poll(() => mine.events.find(({ kind }) => kind === 'chat.read')?.data)
      .toEqual({ conversation_id: id, user_id: two.id, read_seq: 1 });
    expect(mine.events.some(({ kind }) => kind === 'chat.typing')).toBe(false);
    expect((await app.refused(showTyping, { params: { id } }, { as: outsider.access })).status).toBe(404);
    expect(others.events).toEqual([]);
    for (const one of [mine, theirs, others]) one.close();
  });
});
