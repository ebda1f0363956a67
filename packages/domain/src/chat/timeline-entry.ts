import { z } from 'zod';
import type { applicationStatuses } from '../applications/application-state.ts';
import { listingPrice } from '../listings/listing-card.ts';
import type { bidStatuses } from '../offers/bid-state.ts';

/** What a message gives its reader reason to look at twice. */
export const messageWarningKinds = ['bankDetails', 'oddPrice'] as const;
export type MessageWarning = (typeof messageWarningKinds)[number];

/** What of an application both sides see in their conversation; what the landlord considers is nobody else's. */
export const saidOfApplications = ['sent', 'accepted', 'denied', 'cancelled'] as const satisfies readonly (
  | 'sent'
  | (typeof applicationStatuses)[number]
)[];
export type SaidOfApplication = (typeof saidOfApplications)[number];

/** What became of a bid; a countered one is followed by the other side's, which says enough. */
export const saidOfBids = [
  'placed',
  'accepted',
  'denied',
  'withdrawn',
  'expired',
] as const satisfies readonly ('placed' | (typeof bidStatuses)[number])[];
export type SaidOfBid = (typeof saidOfBids)[number];

const asked = z.object({ price: listingPrice.nullable(), price_type: z.int() });

/** What is kept of each kind of entry besides messages; people are named by their ids. */
export const entryData = {
  priceChanged: z.object({ listing_id: z.string(), old: asked, new: asked }),
  republished: z.object({ listing_id: z.string() }),
  application: z.object({
    application_id: z.string(),
    listing_id: z.string(),
    event: z.enum(saidOfApplications),
  }),
  bid: z.object({
    bid_id: z.string(),
    rental_offer_id: z.string(),
    listing_id: z.string(),
    event: z.enum(saidOfBids),
    price: listingPrice,
    price_type: z.int(),
  }),
  memberAdded: z.object({ user_ids: z.array(z.string()) }),
  listingConnected: z.object({ listing_ids: z.array(z.string()) }),
} as const;
export type EventKind = keyof typeof entryData;
export type EntryData = { [Kind in EventKind]: z.output<(typeof entryData)[Kind]> };

/** Kinds of entries: messages, and what happened meanwhile. */
export const entryKinds = [
  'message',
  'priceChanged',
  'republished',
  'application',
  'bid',
  'memberAdded',
  'listingConnected',
] as const satisfies readonly ('message' | EventKind)[];
export type EntryKind = (typeof entryKinds)[number];

const common = {
  id: z.string(),
  /** Its place in the conversation: entries come in this order, and `after` and `before` name it. */
  seq: z.int(),
  /** Who wrote or did it; null where nobody of the conversation did. */
  sender_id: z.string().nullable(),
  created_at: z.iso.datetime(),
};

/** A message of a person. */
export const chatMessage = z.object({
  ...common,
  kind: z.literal('message'),
  /** Text as it was typed: never markup. */
  message: z.string(),
  /** What it was sent with; who wrote it knows it again by that. */
  client_key: z.string().nullable(),
  /** The home that it was written about, when it was sent from its page. */
  listing_id: z.string().nullable(),
  /** For its reader; empty for who wrote it, and in lists. */
  warnings: z.array(z.enum(messageWarningKinds)),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** One entry of a conversation as its members see it. */
export const timelineEntry = z.discriminatedUnion('kind', [
  chatMessage,
  z.object({ ...common, kind: z.literal('priceChanged'), data: entryData.priceChanged }),
  z.object({ ...common, kind: z.literal('republished'), data: entryData.republished }),
  z.object({ ...common, kind: z.literal('application'), data: entryData.application }),
  z.object({ ...common, kind: z.literal('bid'), data: entryData.bid }),
  z.object({ ...common, kind: z.literal('memberAdded'), data: entryData.memberAdded }),
  z.object({ ...common, kind: z.literal('listingConnected'), data: entryData.listingConnected }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;
