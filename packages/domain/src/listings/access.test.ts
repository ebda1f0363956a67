import { describe, expect, it } from 'vitest';
import { user, visitor } from '../shared/actor.builder.ts';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import {
  type ListingGrant,
  type ListingSubject,
  listingAccess,
  listingGrants,
  listingRights,
  personListingsAccess,
} from './access.ts';

const listing = { ...everySubject, visible: false, heldByCaller: false, grants: [] };
const granted = Object.fromEntries(listingGrants.map((grant) => [grant, user(grant)]));
/** What is true of the listing for the one who asks. */
const forCaller =
  (visible: boolean) =>
  (name: string): ListingSubject => ({
    ...listing,
    visible,
    grants: listingGrants.filter((grant: ListingGrant) => grant === name),
  });

const workers = 'owner, team manage_listings';
const same = {
  edit: 'owner, listings staff, team manage_listings',
  change_price: workers,
  publish: workers,
  unpublish: workers,
  delete: 'owner',
  duplicate: workers,
  share_draft: workers,
  moderate: 'listings staff',
  sync: 'listings staff',
  see_exact_position: 'owner, listings staff, team manage_listings, invited, party',
  see_statistics: 'owner, listings staff, team manage_listings',
  like: 'all signed in',
  report: 'everybody but owner, team manage_listings',
};

describe('access to listings', () => {
  it('R243 R252 R253 R254 G30: one that is not published', () => {
    expect(whoMay(listingAccess, forCaller(false), granted)).toEqual({
      read: 'owner, listings staff, team manage_listings, applicant, invited, party',
      ...same,
    });
  });

  it('R243 R252 R253 R254 G30: a published one', () => {
    expect(whoMay(listingAccess, forCaller(true), granted)).toEqual({ read: 'everybody', ...same });
  });

  it('R242 R243 G30: a draft that nobody has claimed, held by its client id', () => {
    const draft = (name: string): ListingSubject => ({
      ...listing,
      ownerId: null,
      teamId: null,
      heldByCaller: name === 'visitor with a client id',
    });
    const holder = 'visitor with a client id';
    expect(whoMay(listingAccess, draft)).toEqual({
      read: `${holder}, listings staff`,
      edit: `${holder}, listings staff`,
      change_price: holder,
      publish: 'nobody',
      unpublish: 'nobody',
      delete: holder,
      duplicate: 'nobody',
      share_draft: 'nobody',
      moderate: 'listings staff',
      sync: 'listings staff',
      see_exact_position: `${holder}, listings staff`,
      see_statistics: 'listings staff',
      like: 'all signed in',
      report: `everybody but ${holder}`,
    });
  });

  it('X007 E024 E025 U16: what one likes, drafts and numbers of one’s homes are one’s own and staff’s to see', () => {
    const may = 'owner, listings staff, support staff';
    expect(whoMay(personListingsAccess, everySubject)).toEqual({
      read: may,
      see_liked: may,
      see_insights: may,
      see_unpublished: may,
    });
  });

  it('R253: nobody of staff decides about their own listing', () => {
    const mine = user('me', { staffAreas: ['listings'] });
    const ofMine: ListingSubject = { ...listing, ownerId: 'me' };
    expect([listingAccess.moderate(mine, ofMine), listingAccess.sync(mine, ofMine)]).toEqual([false, true]);
    expect(listingAccess.moderate(mine, listing)).toBe(true);
  });

  it('a grant of somebody else is no grant of a visitor', () => {
    const others: ListingSubject = { ...listing, grants: ['invited', 'party'] };
    expect(Object.entries(listingRights(visitor, others)).filter(([, may]) => may)).toEqual([
      ['report', true],
    ]);
    expect(listingAccess.read(visitor, others)).toBe(false);
    expect(listingAccess.see_exact_position(visitor, others)).toBe(false);
  });
});
