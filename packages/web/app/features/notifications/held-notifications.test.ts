import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { withClicked, withNewest, withOlder } from './held-notifications.ts';

const items = (...ids: number[]) =>
  ids.map((n) => ({ id: `0${n}`.slice(-2), clicked: false }) as NotificationAnswer);
const ids = ({ items: held }: { items: readonly { id: string }[] }) => held.map(({ id }) => Number(id));

describe('what a page holds of notifications', () => {
  it('R171: older pages go under it, each entry once, until there is no next', () => {
    const first = withNewest(undefined, { items: items(9, 8, 7), next: '?before=07' });
    const all = withOlder(first, { items: items(7, 6, 5), next: null });
    expect([ids(all), all.next]).toEqual([[9, 8, 7, 6, 5], null]);
  });

  it('new ones come on top, and nothing between is lost', () => {
    const held = withOlder({ items: items(6, 5, 4), next: 'a' }, { items: items(3, 2, 1), next: 'b' });
    const after = withNewest(held, { items: items(8, 7, 6), next: '?before=06' });
    expect([ids(after), after.next]).toEqual([[8, 7, 6, 5, 4, 3, 2, 1], 'b']);
  });

  it('when more came than a page holds it begins anew, since what lies between is unknown', () => {
    const after = withNewest({ items: items(3, 2, 1), next: null }, { items: items(9, 8, 7), next: 'n' });
    expect([ids(after), after.next]).toEqual([[9, 8, 7], 'n']);
  });

  it('what was taken back meanwhile goes', () => {
    const held = { items: items(5, 4, 3, 2, 1), next: null };
    expect(ids(withNewest(held, { items: items(5, 3, 2), next: 'x' }))).toEqual([5, 3, 2, 1]);
    expect(ids(withNewest(held, { items: [], next: null }))).toEqual([]);
  });

  it('R172: one is marked as clicked, or all', () => {
    const held = { items: items(2, 1), next: null };
    expect(withClicked(held, '02').items.map(({ clicked }) => clicked)).toEqual([true, false]);
    expect(withClicked(held).items.map(({ clicked }) => clicked)).toEqual([true, true]);
  });
});
