import { z } from 'zod';
import { listingCard, listingPrice } from '../listings/listing-card.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { sentProfile } from '../profiles/sent-profile-answer.ts';
import { applicationCategories } from '../reference/application-categories.ts';
import { occupations } from '../reference/occupations.ts';
import { petTypeIds } from '../reference/pet-types.ts';
import { moveIns, stays } from './application-input.ts';
import { applicationGroups, applicationStatuses } from './application-state.ts';

/** What the sender wrote, and the profile as it was then: what the landlord reads. */
const contentPart = z.object({
  message: z.string(),
  preferred_move_in: z.enum(moveIns),
  move_in_date: z.string().nullable(),
  preferred_stay: z.enum(stays),
  requested_length: z.int().nullable(),
  adults: z.int(),
  children: z.int(),
  occupation: z.enum(occupations),
  pets: z.array(z.enum(petTypeIds)),
  is_smoking: z.boolean(),
  negotiate_price: z.boolean(),
  shares_paychecks: z.boolean(),
  /** Null once the applicant's account is gone. */
  profile: sentProfile.nullable(),
});

/** An application before it is sent, exactly as the landlord will see it. */
export const applicationPreview = contentPart.extend({
  id: z.string(),
  listing_id: z.string(),
  created_at: z.iso.datetime(),
  /** The bid that goes along (V067). */
  bid: z.object({ price: listingPrice, price_type: z.int() }).nullable(),
});
export type ApplicationPreview = z.output<typeof applicationPreview>;

const sharedPart = contentPart.extend({
  id: z.string(),
  /** The home, as lists show it, in publication or not. */
  listing: listingCard,
  status: z.enum(applicationStatuses),
  group: z.enum(applicationGroups),
  created_at: z.iso.datetime(),
  canceled_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** What the landlord wrote with the answer. */
  decision_message: z.string().nullable(),
  /** False once it was cancelled (R192). */
  active: z.boolean(),
});

/** An application as its sender sees it. */
export const ownApplication = sharedPart.extend({
  landlord: z.object({ id: z.string(), full_name: z.string() }).nullable(),
  can: z.object({
    cancel: z.boolean(),
    /** Bids, answers and applies again as the applicant. */
    negotiate: z.boolean(),
  }),
});
export type OwnApplication = z.output<typeof ownApplication>;

/** An application as the landlord sees it. */
export const receivedApplication = sharedPart.extend({
  applicant: z
    .object({ id: z.string(), full_name: z.string(), profile_image: profileImageAnswer.nullable() })
    .nullable(),
  is_considered: z.boolean(),
  opened_at: z.iso.datetime().nullable(),
  categories: z.array(z.enum(applicationCategories)),
  /** For the landlord's side alone. */
  notes: z.string(),
  tags: z.array(z.string()),
  /** Of categories, notes and tags; null for who may not change them. */
  version: z.string().nullable(),
  can: z.object({
    decide: z.boolean(),
    consider: z.boolean(),
    annotate: z.boolean(),
    /** Bids and answers as the landlord’s side. */
    negotiate: z.boolean(),
  }),
});
export type ReceivedApplication = z.output<typeof receivedApplication>;

/** What happened to an application, for its timeline (R211). */
export const applicationEvents = [
  'sent',
  'opened',
  'considered',
  'set_aside',
  'accepted',
  'denied',
  'cancelled',
] as const;

/** What happened to the bids over it, for the same timeline. */
export const bidEvents = [
  'bid',
  'counter_bid',
  'bid_accepted',
  'bid_denied',
  'bid_withdrawn',
  'bid_expired',
] as const;

export const applicationEvent = z.object({
  id: z.string(),
  kind: z.enum([...applicationEvents, ...bidEvents]),
  at: z.iso.datetime(),
  /** Whose doing it was; null where only time passed. */
  side: z.enum(['applicant', 'landlord']).nullable(),
  message: z.string().nullable(),
  /** Of a bid. */
  price: listingPrice.nullable(),
});
export type ApplicationEvent = z.output<typeof applicationEvent>;
/** What the application itself went through. */
export type ApplicationStep = (typeof applicationEvents)[number];
export type ApplicationSide = NonNullable<ApplicationEvent['side']>;
