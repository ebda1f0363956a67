import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../applications/application-state.ts';
import {
  type BidSide,
  type BidState,
  bidActions,
  bidState,
  bidStatuses,
  expiryOf,
  type NegotiationFacts,
  needsNewBid,
  openActions,
  refusalToAct,
  statusOf,
} from './bid-state.ts';
import { maxBids } from './offer-limits.ts';

const facts = (more: Partial<NegotiationFacts> = {}): NegotiationFacts => ({
  side: 'BUYER',
  visible: true,
  application: 'received',
  bid: undefined,
  count: 0,
  ...more,
});
const bid = (initiator: BidSide, state: BidState = 'pending') => ({ initiator, state });
const open = (more: Partial<NegotiationFacts>) => {
  const can = openActions(facts(more));
  return bidActions.filter((action) => can[action]);
};
const code = (action: (typeof bidActions)[number], more: Partial<NegotiationFacts>) =>
  refusalToAct(action, facts(more))?.code;

describe('the time of a bid', () => {
  const at = (time: string) => new Date(`2026-11-01T${time}Z`);
  const expiresAt = at('12:00:00');

  it('A06: it stands up to its moment and not at it, whatever day it is', () => {
    const state = (time: string) => bidState({ status: 'pending', expiresAt }, at(time));
    expect(['00:00:00', '11:59:59', '11:59:59.999', '12:00:00', '12:00:01'].map(state)).toEqual([
      'pending',
      'pending',
      'pending',
      'lapsed',
      'lapsed',
    ]);
    expect(bidState({ status: 'accepted', expiresAt }, at('12:00:01'))).toBe('accepted');
    expect(statusOf('lapsed')).toBe('expired');
  });

  it('C27: it is seven days', () => {
    expect(expiryOf(at('12:00:00')).toISOString()).toBe('2026-11-08T12:00:00.000Z');
  });
});

describe('who can do what', () => {
  it('R212 R222 R223 R224: a new bid is needed without one, and after one that expired, was denied or withdrawn', () => {
    expect(bidStatuses).toEqual(['pending', 'accepted', 'denied', 'withdrawn', 'expired']);
    expect(needsNewBid(undefined)).toBe(true);
    expect([...bidStatuses, 'lapsed' as const].filter((state) => needsNewBid({ state }))).toEqual([
      'denied',
      'withdrawn',
      'expired',
      'lapsed',
    ]);
    expect(code('bid', { bid: bid('BUYER') })).toBe('offers.bidOpen');
    expect(code('bid', { bid: bid('SELLER') })).toBe('offers.bidOpen');
    expect(code('bid', { bid: bid('BUYER', 'accepted') })).toBe('offers.alreadyAgreed');
  });

  it('R227 R215 R216 R217 R218: the tenant accepts, counters, declines the landlord’s bid and withdraws their own', () => {
    expect(open({ bid: bid('SELLER') })).toEqual(['accept', 'counter', 'deny']);
    expect(open({ bid: bid('BUYER') })).toEqual(['withdraw']);
    expect(code('accept', { bid: bid('BUYER') })).toBe('offers.ownBid');
    expect(code('withdraw', { bid: bid('SELLER') })).toBe('offers.bidOfOthers');
    expect(code('accept', {})).toBe('offers.noBid');
  });

  it('R219 R220 R221: the landlord answers the bid alone or with the application', () => {
    expect(open({ side: 'SELLER', bid: bid('BUYER') })).toEqual([
      'accept',
      'counter',
      'deny',
      'accept_with_application',
      'deny_with_application',
    ]);
    expect(open({ side: 'SELLER', bid: bid('SELLER') })).toEqual(['withdraw']);
    // Once the application is accepted, the rent alone is left to talk about.
    expect(open({ side: 'SELLER', application: 'accepted', bid: bid('BUYER') })).toEqual([
      'accept',
      'counter',
      'deny',
    ]);
    expect(code('accept_with_application', { bid: bid('SELLER') })).toBe('common.notAllowed');
  });

  it('whoever only looks can do nothing', () => {
    expect(open({ side: undefined, bid: bid('BUYER') })).toEqual([]);
  });

  it('nothing is bid or agreed once the application has ended; a bid that is left can be ended', () => {
    for (const application of applicationStatuses) {
      const hasEnded = application === 'denied' || application === 'cancelled';
      expect(code('bid', { application })).toBe(hasEnded ? 'offers.applicationClosed' : undefined);
      const left = open({ application, bid: bid('SELLER') });
      expect(left).toEqual(hasEnded ? ['deny'] : ['accept', 'counter', 'deny']);
    }
  });

  it('a home out of publication takes no new bid; the one that is open is answered', () => {
    expect(code('bid', { visible: false })).toBe('offers.listingClosed');
    expect(code('counter', { visible: false, bid: bid('SELLER') })).toBe('offers.listingClosed');
    expect(open({ visible: false, bid: bid('SELLER') })).toEqual(['accept', 'deny']);
  });

  it('a negotiation ends after a hundred bids', () => {
    expect(code('bid', { count: maxBids - 1 })).toBeUndefined();
    expect(code('bid', { count: maxBids })).toBe('offers.tooManyBids');
    expect(code('counter', { count: maxBids, bid: bid('SELLER') })).toBe('offers.tooManyBids');
  });

  it('R223: what is answered late says that it has expired', () => {
    for (const state of ['expired', 'lapsed'] as const) {
      expect(code('accept', { bid: bid('SELLER', state) })).toBe('offers.bidExpired');
      expect(open({ bid: bid('SELLER', state) })).toEqual(['bid']);
    }
  });
});
