import { type ApplicationStatus, openStatuses } from '../applications/application-state.ts';
import { lifecycle, refusalToTransition } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';
import { bidDays, maxBids } from './offer-limits.ts';

/** What can become of a bid (R212). */
export const bidStatuses = ['pending', 'accepted', 'denied', 'withdrawn', 'expired'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** The two sides of a negotiation, as the documents call whoever made a bid: the landlord and the tenant (R213, R214). */
export const bidSides = ['SELLER', 'BUYER'] as const;
export type BidSide = (typeof bidSides)[number];

export const otherSide = (side: BidSide): BidSide => (side === 'SELLER' ? 'BUYER' : 'SELLER');

/** Why a bid has ended: one of the sides decided so or bid against it, its time was over, or what it was about ended. */
export const bidEnds = ['decision', 'counter', 'time', 'application', 'listing'] as const;
export type BidEnd = (typeof bidEnds)[number];

/** A bid is `lapsed` from the moment when its time is over until that has been noted; everybody sees it as expired. */
const bidStates = [...bidStatuses, 'lapsed'] as const;
export type BidState = (typeof bidStates)[number];

/** What has become of a bid by now (A06). */
export const bidState = (
  { status, expiresAt }: { status: BidStatus; expiresAt: Date },
  now: Date,
): BidState => (status === 'pending' && expiresAt <= now ? 'lapsed' : status);

/** The status that people see. */
export const statusOf = (state: BidState): BidStatus => (state === 'lapsed' ? 'expired' : state);

/** When a bid that is made now expires (C27). */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + bidDays * 24 * 3_600_000);

const ended = {
  accepted: 'offers.alreadyAccepted',
  denied: 'offers.alreadyDenied',
  withdrawn: 'offers.wasWithdrawn',
  expired: 'offers.bidExpired',
  lapsed: 'offers.bidExpired',
} as const;

/** The lifecycle of a bid (state machine 4). */
export const bidLifecycle = lifecycle(bidStates, {
  /** R216. */
  accept: { from: ['pending'], to: 'accepted', by: 'act', otherwise: ended },
  /** R215: the bid against it is a row of its own. */
  counter: { from: ['pending'], to: 'denied', by: 'act', otherwise: ended },
  /** R217. */
  deny: { from: ['pending'], to: 'denied', by: 'act', otherwise: ended },
  /** R218. */
  withdraw: { from: ['pending'], to: 'withdrawn', by: 'act', otherwise: ended },
  expire: { from: ['lapsed'], to: 'expired', by: 'system' },
});

/** What a person can do in a negotiation, as answers name it in `can`; the last two are the landlord's (R220, R221). */
export const bidActions = [
  'bid',
  'accept',
  'counter',
  'deny',
  'withdraw',
  'accept_with_application',
  'deny_with_application',
] as const;
export type BidAction = (typeof bidActions)[number];

export interface NegotiationFacts {
  /** The side that the person takes; nothing for whoever only looks. */
  side: BidSide | undefined;
  /** Whether the home is in publication. */
  visible: boolean;
  application: ApplicationStatus;
  /** The last bid over this application. */
  bid?: { initiator: BidSide; state: BidState } | undefined;
  /** Bids so far. */
  count: number;
}

/** Whether a new bid must be made before there is anything to answer (R222 to R224). */
export const needsNewBid = (bid: { state: BidState } | undefined): boolean =>
  bid === undefined || (bid.state !== 'pending' && bid.state !== 'accepted');

/** Why this cannot be done in a negotiation now, or nothing. */
export function refusalToAct(action: BidAction, facts: NegotiationFacts): RefusalData | undefined {
  if (!facts.side) return { code: 'common.notAllowed' };
  switch (action) {
    case 'bid':
      return (
        refusalOfEnd(facts) ??
        refusalOfListing(facts) ??
        (needsNewBid(facts.bid)
          ? undefined
          : { code: facts.bid?.state === 'accepted' ? 'offers.alreadyAgreed' : 'offers.bidOpen' })
      );
    case 'accept':
      return refusalToAnswer('accept', facts) ?? refusalOfEnd(facts);
    case 'counter':
      return refusalToAnswer('counter', facts) ?? refusalOfEnd(facts) ?? refusalOfListing(facts);
    case 'deny':
      return refusalToAnswer('deny', facts);
    case 'withdraw':
      if (!facts.bid) return { code: 'offers.noBid' };
      if (facts.bid.initiator !== facts.side) return { code: 'offers.bidOfOthers' };
      return refusalToTransition(bidLifecycle, 'withdraw', facts.bid.state);
    case 'accept_with_application':
      return refusalOfBoth(facts) ?? refusalToAct('accept', facts);
    case 'deny_with_application':
      return refusalOfBoth(facts) ?? refusalToAct('deny', facts);
  }
}

/** What the person can do now, action by action. */
export const openActions = (facts: NegotiationFacts): Record<BidAction, boolean> =>
  Object.fromEntries(bidActions.map((action) => [action, !refusalToAct(action, facts)])) as Record<
    BidAction,
    boolean
  >;

/** A bid is answered by the side that did not make it. */
function refusalToAnswer(
  event: 'accept' | 'counter' | 'deny',
  { side, bid }: NegotiationFacts,
): RefusalData | undefined {
  if (!bid) return { code: 'offers.noBid' };
  if (bid.initiator === side) return { code: 'offers.ownBid' };
  return refusalToTransition(bidLifecycle, event, bid.state);
}

/** Nothing is agreed about an application that was denied or withdrawn. */
const refusalOfEnd = ({ application }: NegotiationFacts): RefusalData | undefined =>
  application === 'denied' || application === 'cancelled' ? { code: 'offers.applicationClosed' } : undefined;

const refusalOfListing = ({ visible, count }: NegotiationFacts): RefusalData | undefined =>
  visible
    ? count >= maxBids
      ? { code: 'offers.tooManyBids', params: { maximum: maxBids } }
      : undefined
    : { code: 'offers.listingClosed' };

/** Bid and application are answered together by the landlord, while neither is decided. */
const refusalOfBoth = ({ side, application }: NegotiationFacts): RefusalData | undefined =>
  side !== 'SELLER'
    ? { code: 'common.notAllowed' }
    : openStatuses.some((status) => status === application)
      ? undefined
      : { code: 'offers.applicationClosed' };
