import { describe, expect, it } from 'vitest';
import { withNewest, withOlder } from './held-list.ts';

const items = (...places: number[]) => places.map((n) => ({ id: `0${n}`.slice(-2) }));
const ids = ({ items: held }: { items: readonly { id: string }[] }) => held.map(({ id }) => Number(id));
const place = ({ id }: { id: string }) => id;

describe('what a page holds of a list', () => {
  it('R171: older pages go under it, each entry once, until there is no next', () => {
    const first = withNewest(undefined, { items: items(9, 8, 7), next: '?before=07' }, place);
    const all = withOlder(first, { items: items(7, 6, 5), next: null });
    expect([ids(all), all.next]).toEqual([[9, 8, 7, 6, 5], null]);
  });

  it('new ones come on top, and nothing between is lost', () => {
    const held = withOlder({ items: items(6, 5, 4), next: 'a' }, { items: items(3, 2, 1), next: 'b' });
    const after = withNewest(held, { items: items(8, 7, 6), next: '?before=06' }, place);
    expect([ids(after), after.next]).toEqual([[8, 7, 6, 5, 4, 3, 2, 1], 'b']);
  });

  it('one that has moved up is held once, in its new place', () => {
    const before = [
      { id: 'a', at: '9' },
      { id: 'b', at: '8' },
      { id: 'c', at: '7' },
    ];
    const after = withNewest(
      { items: before, next: null },
      {
        items: [
          { id: 'c', at: '9.5' },
          { id: 'a', at: '9' },
        ],
        next: 'x',
      },
      ({ at }) => at,
    );
    expect(after.items.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('when more came than a page holds it begins anew, since what lies between is unknown', () => {
    const after = withNewest(
      { items: items(3, 2, 1), next: null },
      { items: items(9, 8, 7), next: 'n' },
      place,
    );
    expect([ids(after), after.next]).toEqual([[9, 8, 7], 'n']);
  });

  it('what was taken back meanwhile goes', () => {
    const held = { items: items(5, 4, 3, 2, 1), next: null };
    expect(ids(withNewest(held, { items: items(5, 3, 2), next: 'x' }, place))).toEqual([5, 3, 2, 1]);
    expect(ids(withNewest(held, { items: [], next: null }, place))).toEqual([]);
  });
});
