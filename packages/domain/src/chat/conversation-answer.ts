import { z } from 'zod';
import { applicationStatuses } from '../applications/application-state.ts';
import { listingCard, listingImage } from '../listings/listing-card.ts';
import { bidSides } from '../offers/bid-state.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { type ConversationAction, conversationActions } from './conversation-state.ts';
import { chatMessage } from './timeline-entry.ts';

/** Somebody who takes part. */
export const conversationMember = z.object({
  id: z.string(),
  /** Null once that account is gone. */
  full_name: z.string().nullable(),
  profile_image: profileImageAnswer.nullable(),
  joined_at: z.iso.datetime(),
  /** The last entry that this person has read. */
  read_seq: z.int(),
});
export type ConversationMember = z.output<typeof conversationMember>;

/** A home that a conversation is about, in publication or not. */
export const connectedListing = listingCard
  .pick({ id: true, title: true, short_address: true, price: true, price_type: true, visible: true })
  .extend({ image: listingImage.nullable() });
export type ConnectedListing = z.output<typeof connectedListing>;

const card = {
  id: z.string(),
  /** The caller too; who came first stands first. */
  members: z.array(conversationMember),
  listings: z.array(connectedListing),
  last_message: chatMessage.nullable(),
  /** Messages of others that the caller has not read, counted up to a hundred. */
  unread: z.int(),
  changed_at: z.iso.datetime(),
};

/** A conversation as lists show it. */
export const conversationCard = z.object(card);
export type ConversationCard = z.output<typeof conversationCard>;

export const conversation = z.object({
  ...card,
  created_at: z.iso.datetime(),
  /** The place of the last entry that the caller sees; 0 before there is one. */
  last_seq: z.int(),
  /** The applications between members that the caller is a side of. */
  applications: z.array(
    z.object({
      id: z.string(),
      listing_id: z.string(),
      /** The side that the caller is. */
      side: z.enum(bidSides),
      status: z.enum(applicationStatuses),
      canceled_at: z.iso.datetime().nullable(),
      /** Neither denied nor withdrawn. */
      active: z.boolean(),
    }),
  ),
  /** What the caller can do now. */
  can: z.object(
    Object.fromEntries(conversationActions.map((action) => [action, z.boolean()])) as Record<
      ConversationAction,
      z.ZodBoolean
    >,
  ),
});
export type Conversation = z.output<typeof conversation>;
