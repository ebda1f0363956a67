import { z } from 'zod';
import { amountInput } from '../listings/listing-field-schemas.ts';
import { endpoint } from '../shared/endpoint.ts';
import { bidSides } from './bid-state.ts';
import { rentalOffer } from './offer-answer.ts';
import { answersPerHour, bidsPerHour } from './offer-limits.ts';

// Apart from the calls that read: a body's schema comes with its module.

const params = z.object({ id: z.uuid() });

/** The side follows from who calls; one that says otherwise is refused at its name. */
const initiator = z.enum(bidSides, { error: 'validation.choice' }).optional();
const noMore = z.strictObject({ initiator });
/** Names who made the bid; another name than the bid's is refused, so that nobody accepts what they did not read. */
const acceptBody = z.strictObject({ initiator, bidder_id: z.uuid({ error: 'validation.form' }).optional() });
const counterBody = z.strictObject({ price: amountInput, initiator });
/** The last bid as it was read: where another one has come since, nothing is done with that. */
const bidRead = { bid_id: z.uuid({ error: 'validation.form' }).optional() };

const common = { access: 'user', params, response: rentalOffer } as const;
const ended = [
  'offers.alreadyAccepted',
  'offers.alreadyDenied',
  'offers.wasWithdrawn',
  'offers.bidExpired',
] as const;
const answering = { ...common, limits: [answersPerHour] } as const;
const acceptRefusals = [...ended, 'offers.ownBid', 'offers.applicationClosed'] as const;
const lastRefusals = ['offers.noBid', 'offers.newerBid'] as const;
const denyRefusals = [...ended, 'offers.ownBid'] as const;
const withdrawRefusals = [...ended, 'offers.bidOfOthers'] as const;
const counterRefusals = [...acceptRefusals, 'offers.listingClosed', 'offers.tooManyBids'] as const;

export const placeBid = endpoint({
  ...common,
  method: 'POST',
  path: '/listings/:id/rental-offers',
  spec: 'E066',
  summary:
    'Bids a rent for a home, in its currency: the applicant, or the landlord who names the application. It stands for seven days; one bid is open at a time.',
  body: z.strictObject({
    price: amountInput,
    /** The landlord's side names it; an applicant's is the one for this home. */
    application_id: z.uuid({ error: 'validation.form' }).optional(),
    initiator,
  }),
  status: 201,
  refusals: [
    'offers.notApplied',
    'offers.applicationClosed',
    'offers.listingClosed',
    'offers.bidOpen',
    'offers.alreadyAgreed',
    'offers.tooManyBids',
  ],
  limits: [bidsPerHour],
});

export const acceptBid = endpoint({
  ...answering,
  method: 'POST',
  path: '/bids/:id/accept',
  spec: 'E067',
  summary: 'Accepts a bid of the other side. The application stays as it is.',
  body: acceptBody,
  refusals: acceptRefusals,
});

export const withdrawBid = endpoint({
  ...answering,
  method: 'POST',
  path: '/bids/:id/withdraw',
  spec: 'E068',
  summary: 'Withdraws a bid of one’s own side that has no answer yet.',
  body: noMore,
  refusals: withdrawRefusals,
});

export const counterBid = endpoint({
  ...common,
  method: 'POST',
  path: '/bids/:id/counter',
  spec: 'E069',
  summary:
    'Answers a bid of the other side with a bid of one’s own: the first is denied, the new one is open.',
  body: counterBody,
  refusals: counterRefusals,
  limits: [bidsPerHour],
});

export const denyOffer = endpoint({
  ...answering,
  method: 'POST',
  path: '/offers/:id/deny',
  spec: 'E070',
  summary: 'Denies the last bid of a negotiation, which goes on: either side can make a new bid.',
  body: noMore.extend(bidRead),
  refusals: [...denyRefusals, ...lastRefusals],
});

export const acceptOffer = endpoint({
  ...answering,
  method: 'POST',
  path: '/rental-offers/:id/accept',
  spec: 'E071',
  summary: 'Accepts the last bid of a negotiation.',
  body: acceptBody.extend(bidRead),
  refusals: [...acceptRefusals, ...lastRefusals],
});

export const rejectOffer = endpoint({
  ...answering,
  method: 'PUT',
  path: '/rental-offers/:id/reject',
  spec: 'E072',
  summary: 'Denies the last bid of a negotiation, which goes on: either side can make a new bid.',
  body: noMore.extend(bidRead),
  refusals: [...denyRefusals, ...lastRefusals],
});

export const withdrawOffer = endpoint({
  ...answering,
  method: 'PUT',
  path: '/rental-offers/:id/withdraw',
  spec: 'E073',
  summary: 'Withdraws the last bid of a negotiation, when it is one’s own side’s and has no answer yet.',
  body: noMore.extend(bidRead),
  refusals: [...withdrawRefusals, ...lastRefusals],
});

export const counterOffer = endpoint({
  ...common,
  method: 'POST',
  path: '/rental-offers/:id/counter',
  spec: 'E074',
  summary: 'Answers the last bid of a negotiation with a bid of one’s own.',
  body: counterBody.extend(bidRead),
  refusals: [...counterRefusals, ...lastRefusals],
  limits: [bidsPerHour],
});
