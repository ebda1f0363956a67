import type { TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import { describe, expect, it } from 'vitest';
import { someMessage } from '#features/chat/testing/some-conversation.ts';
import { type AskForEntries, type EntryPage, Timeline } from './timeline.ts';

/** A conversation on a server that answers pages of three. */
function server(count: number) {
  const all: TimelineEntry[] = [];
  const write = (number = 1) => {
    for (let i = 0; i < number; i += 1) all.push(someMessage({ seq: all.length + 1 }));
  };
  write(count);
  const asked: string[] = [];
  const state = { away: false };
  const fetch: AskForEntries = async (where) => {
    asked.push(JSON.stringify(where));
    await Promise.resolve();
    if (state.away) throw new Error('away');
    const fitting =
      'before' in where
        ? all.filter(({ seq }) => seq < where.before).slice(-3)
        : all.filter(({ seq }) => seq > where.after).slice(0, 3);
    return page(fitting);
  };
  const page = (items: TimelineEntry[]): EntryPage => ({
    items,
    has_older: (items[0]?.seq ?? 1) > 1,
    has_newer: (items.at(-1)?.seq ?? all.length) < all.length,
  });
  return { write, asked, state, fetch, newest: () => page(all.slice(-3)) };
}
const seqs = (timeline: Timeline) => timeline.state().entries.map(({ seq }) => seq);

describe('the timeline of a conversation', () => {
  it('CH01: what was written while it was away comes once and in order, also over many pages', async () => {
    const there = server(2);
    const timeline = new Timeline(there.newest(), there.fetch);
    there.write(8);
    await Promise.all([timeline.lookForNews(), timeline.lookForNews(), timeline.lookForNews()]);
    expect(seqs(timeline)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('CH01: a sign that comes while it asks is answered by asking once more', async () => {
    const there = server(0);
    const timeline = new Timeline(there.newest(), there.fetch);
    const first = timeline.lookForNews();
    there.write();
    const second = timeline.lookForNews();
    await Promise.all([first, second]);
    expect(seqs(timeline)).toEqual([1]);
  });

  it('CH01: without a connection it holds what it has, and goes on from there', async () => {
    const there = server(3);
    const timeline = new Timeline(there.newest(), there.fetch);
    there.state.away = true;
    there.write(3);
    await expect(timeline.lookForNews()).rejects.toThrow('away');
    expect(seqs(timeline)).toEqual([1, 2, 3]);
    there.state.away = false;
    await timeline.lookForNews();
    expect(seqs(timeline)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('R455: older entries come before the others, once; a failure is said and can be tried again', async () => {
    const there = server(8);
    const timeline = new Timeline(there.newest(), there.fetch);
    expect(timeline.state().hasOlder).toBe(true);
    await Promise.all([timeline.loadOlder(), timeline.loadOlder()]);
    expect(seqs(timeline)).toEqual([3, 4, 5, 6, 7, 8]);
    there.state.away = true;
    await expect(timeline.loadOlder()).rejects.toThrow('away');
    expect(timeline.state().older).toBe('failed');
    there.state.away = false;
    await timeline.loadOlder();
    expect(seqs(timeline)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(timeline.state()).toMatchObject({ hasOlder: false, older: 'idle' });
    await timeline.loadOlder();
    expect(there.asked).toHaveLength(3);
  });
});
