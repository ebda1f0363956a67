import { z } from 'zod';
import { applicationStatuses } from '../applications/application-state.ts';
import { listingCard, listingPrice } from '../listings/listing-card.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { bidActions, bidEnds, bidSides, bidStatuses } from './bid-state.ts';

/** One bid: who made it, for how much, and what came of it. */
export const bidAnswer = z.object({
  id: z.string(),
  initiator: z.enum(bidSides),
  /** Who made it; null once that account is gone. */
  bidder_id: z.string().nullable(),
  price: listingPrice,
  /** What the price is for: a month, a week. */
  price_type: z.int(),
  status: z.enum(bidStatuses),
  date: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The bid that it was made against. */
  counter_of: z.string().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Whose doing the end was; null while it stands, and when its time ran out. */
  ended_by: z.enum(bidSides).nullable(),
  ended_because: z.enum(bidEnds).nullable(),
});
export type BidAnswer = z.output<typeof bidAnswer>;

const somebody = z
  .object({ id: z.string(), full_name: z.string(), profile_image: profileImageAnswer.nullable() })
  .nullable();

/** The negotiation of an applicant and a landlord over the rent of a home. */
export const rentalOffer = z.object({
  id: z.string(),
  /** The home, as lists show it, in publication or not. */
  listing: listingCard,
  application: z.object({ id: z.string(), status: z.enum(applicationStatuses) }),
  /** Null once the account is gone. */
  tenant: somebody,
  landlord: somebody,
  /** The side that the caller takes; null for staff. */
  side: z.enum(bidSides).nullable(),
  /** The state of the last bid over this application; null before there is one. */
  status: z.enum(bidStatuses).nullable(),
  /** That bid. */
  bid: bidAnswer.nullable(),
  /** All bids, the first first, those over earlier applications too. */
  bids: z.array(bidAnswer),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
  /** What the caller can do now. */
  can: z.object(
    Object.fromEntries(bidActions.map((action) => [action, z.boolean()])) as Record<
      (typeof bidActions)[number],
      z.ZodBoolean
    >,
  ),
});
export type RentalOffer = z.output<typeof rentalOffer>;
