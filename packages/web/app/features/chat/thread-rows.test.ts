import type { TimelineEntry } from '@heima/domain/chat/timeline-entry.ts';
import { describe, expect, it } from 'vitest';
import { me, other, someMessage } from '#features/chat/testing/some-conversation.ts';
import { type ThreadRow, threadRows } from './thread-rows.ts';
import type { UnsentMessage } from './unsent-messages.ts';

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;
const rows = (
  entries: readonly TimelineEntry[],
  { unsent = [], readSeq = 99 }: { unsent?: readonly UnsentMessage[]; readSeq?: number } = {},
) => threadRows({ entries, unsent, viewerId: me.id, readSeq });
const kinds = (list: readonly ThreadRow[]) => list.map(({ kind }) => kind);

describe('the lines of a thread', () => {
  it('each day stands once above what was said on it', () => {
    const list = rows([
      someMessage({ seq: 1, created_at: at(26, '23:59') }),
      someMessage({ seq: 2, created_at: at(27, '00:00') }),
      someMessage({ seq: 3, created_at: at(27, '00:01') }),
    ]);
    expect(kinds(list)).toEqual(['day', 'message', 'day', 'message', 'message']);
  });

  it('what one person says within five minutes is together; another person, a day or an event parts it', () => {
    const list = rows([
      someMessage({ seq: 1, created_at: at(27, '10:00') }),
      someMessage({ seq: 2, created_at: at(27, '10:04') }),
      someMessage({ seq: 3, created_at: at(27, '10:09') }),
      someMessage({ seq: 4, created_at: at(27, '10:10'), sender_id: me.id }),
    ]);
    const ends = list.flatMap((row) => (row.kind === 'message' ? [[row.isFirst, row.isLast]] : []));
    expect(ends).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('the mark stands once, above the first message of another that is not read', () => {
    const entries = [
      someMessage({ seq: 1 }),
      someMessage({ seq: 2, sender_id: me.id }),
      someMessage({ seq: 3 }),
      someMessage({ seq: 4 }),
    ];
    expect(kinds(rows(entries, { readSeq: 1 }))).toEqual([
      'day',
      'message',
      'message',
      'unread',
      'message',
      'message',
    ]);
    expect(kinds(rows(entries, { readSeq: 4 }))).not.toContain('unread');
    expect(kinds(rows(entries, { readSeq: 0 }))).not.toContain('unread');
  });

  it('CH03: what has arrived takes the place of what was on its way, and is there once', () => {
    const unsent = [{ key: 'k1', conversationId: 'c', text: 'Hæ', at: 1 }];
    const before = rows([], { unsent });
    const after = rows([someMessage({ seq: 1, sender_id: me.id, client_key: 'k1' })], { unsent });
    expect(kinds(before)).toEqual(['unsent']);
    expect(kinds(after)).toEqual(['day', 'message']);
    expect(after[1]!.key).toBe(before[0]!.key);
  });

  it('of a negotiation only the last event is open', () => {
    const bid = (seq: number, event: 'placed' | 'denied', offer = 'o1'): TimelineEntry => ({
      kind: 'bid',
      id: `b${seq}`,
      seq,
      sender_id: other.id,
      created_at: at(27, '10:00'),
      data: {
        bid_id: `${seq}`,
        rental_offer_id: offer,
        listing_id: 'l1',
        event,
        price: { price: 250_000, currency: 'ISK' },
        price_type: 1,
      },
    });
    const list = rows([bid(1, 'placed'), bid(2, 'denied'), bid(3, 'placed', 'o2')]);
    expect(list.flatMap((row) => (row.kind === 'event' ? [row.isOpen] : []))).toEqual([false, true, true]);
  });
});
