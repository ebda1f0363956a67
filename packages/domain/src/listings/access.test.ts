import { describe, expect, it } from 'vitest';
import { user, visitor } from '../shared/actor.builder.ts';
import type { Actor } from '../shared/actor.ts';
import {
  type ListingGrant,
  type ListingSubject,
  listingAccess,
  listingActions,
  listingRights,
  personListingsAccess,
} from './access.ts';

const subject = (visible: boolean, given: Partial<ListingSubject> = {}): ListingSubject => ({
  ownerId: 'owner',
  visible,
  heldByCaller: false,
  grants: [],
  ...given,
});

const people: [name: string, actor: Actor, given: Partial<ListingSubject>][] = [
  ['visitor', visitor, {}],
  ['holder', visitor, { ownerId: null, heldByCaller: true }],
  ['stranger', user('stranger'), {}],
  ...(['team', 'applicant', 'invited', 'party'] as ListingGrant[]).map(
    (grant): [string, Actor, Partial<ListingSubject>] => [grant, user(grant), { grants: [grant] }],
  ),
  ['owner', user('owner'), {}],
  ['staff', user('staff', true), {}],
];

/** x: may, .: may not; first of an unpublished listing, then of a published one. */
const matrix: Record<string, Record<string, string>> = {
  //                    visitor holder stranger team applicant invited party owner staff
  read: row('. x', 'x x', '. x', 'x x', 'x x', 'x x', 'x x', 'x x', 'x x'),
  edit: row('. .', 'x x', '. .', 'x x', '. .', '. .', '. .', 'x x', 'x x'),
  change_price: row('. .', 'x x', '. .', 'x x', '. .', '. .', '. .', 'x x', '. .'),
  publish: row('. .', '. .', '. .', 'x x', '. .', '. .', '. .', 'x x', '. .'),
  unpublish: row('. .', '. .', '. .', 'x x', '. .', '. .', '. .', 'x x', '. .'),
  delete: row('. .', 'x x', '. .', '. .', '. .', '. .', '. .', 'x x', '. .'),
  moderate: row('. .', '. .', '. .', '. .', '. .', '. .', '. .', '. .', 'x x'),
  see_exact_position: row('. .', 'x x', '. .', 'x x', '. .', 'x x', 'x x', 'x x', 'x x'),
  see_statistics: row('. .', '. .', '. .', 'x x', '. .', '. .', '. .', 'x x', 'x x'),
  like: row('. .', '. .', 'x x', 'x x', 'x x', 'x x', 'x x', 'x x', 'x x'),
  report: row('x x', '. .', 'x x', '. .', 'x x', 'x x', 'x x', '. .', 'x x'),
};

function row(...cells: string[]): Record<string, string> {
  return Object.fromEntries(people.map(([name], index) => [name, cells[index]!]));
}

describe('who may do what with a listing', () => {
  it('R243 R252 R253 R254 G30: action × person × state', () => {
    const found = Object.fromEntries(
      (['read', ...listingActions] as const).map((action) => [
        action,
        Object.fromEntries(
          people.map(([name, actor, given]) => [
            name,
            [false, true]
              .map((visible) => (listingAccess[action](actor, subject(visible, given)) ? 'x' : '.'))
              .join(' '),
          ]),
        ),
      ]),
    );
    expect(found).toEqual(matrix);
  });

  it('X007 E024 E025 U16: what one likes, drafts and numbers of one’s homes are one’s own and staff’s to see', () => {
    const actors = { visitor, self: user('a'), other: user('b'), staff: user('c', true) };
    for (const action of ['read', 'see_liked', 'see_insights', 'see_unpublished'] as const)
      expect([
        action,
        Object.entries(actors)
          .filter(([, actor]) => personListingsAccess[action](actor, { userId: 'a' }))
          .map(([name]) => name),
      ]).toEqual([action, ['self', 'staff']]);
  });

  it('a grant of somebody else is no grant of a visitor', () => {
    const listing = subject(false, { grants: ['team', 'party'] });
    expect(Object.values(listingRights(visitor, listing)).filter(Boolean)).toEqual([true]);
    expect(listingAccess.read(visitor, listing)).toBe(false);
    expect(listingAccess.see_exact_position(visitor, listing)).toBe(false);
  });
});
