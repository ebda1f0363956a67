import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import {
  chatChangesPerHour,
  maxConnected,
  maxMembers,
  messagesPerMinute,
  readMarksPerMinute,
} from './chat-limits.ts';
import { connectedListing, conversation } from './conversation-answer.ts';
import { messageText } from './message-text.ts';
import { chatMessage } from './timeline-entry.ts';

// Apart from the calls that read: a body's schema comes with its module.

const params = z.object({ id: z.uuid() });
const error = 'validation.form';
const ids = (max: number) => z.array(z.uuid({ error })).min(1).max(max);
/** Made where a message is written: sent again with it, the message is there once. */
const clientKey = z.uuid({ error }).optional();

export const openConversation = endpoint({
  method: 'POST',
  path: '/conversations',
  spec: 'E203',
  summary:
    'Opens a conversation with people whom the caller deals with; where these people have one already, that one.',
  access: 'user',
  body: z.strictObject({
    member_ids: ids(maxMembers - 1),
    message: messageText.optional(),
    listing_ids: ids(maxConnected).optional(),
    client_key: clientKey,
  }),
  response: conversation,
  status: 201,
  refusals: ['chat.blocked', 'chat.nobodyLeft', 'chat.tooManyListings'],
  limits: [chatChangesPerHour, messagesPerMinute],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/conversations/:id/messages',
  spec: 'E206',
  summary: 'Sends a message in a conversation.',
  access: 'user',
  params,
  body: z.strictObject({ message: messageText, client_key: clientKey }),
  response: chatMessage,
  status: 201,
  refusals: ['chat.blocked', 'chat.nobodyLeft'],
  limits: [messagesPerMinute],
});

export const addUsers = endpoint({
  method: 'POST',
  path: '/conversations/:id/users',
  spec: 'E207',
  summary: 'Adds people whom the caller deals with. They see what is said from then on.',
  access: 'user',
  params,
  body: z.strictObject({ user_ids: ids(maxMembers - 1) }),
  response: conversation,
  refusals: ['chat.blocked', 'chat.nobodyLeft', 'chat.tooManyMembers', 'chat.alreadyTogether'],
  limits: [chatChangesPerHour],
});

export const connectToConversation = endpoint({
  method: 'POST',
  path: '/conversations/:id/connect-listings',
  spec: 'E209',
  summary: 'Connects homes to a conversation: the caller’s own, and those in publication.',
  access: 'user',
  params,
  body: z.strictObject({ listing_ids: ids(maxConnected) }),
  response: z.object({
    /** All that are connected now, the first connected first. */
    listings: z.array(connectedListing),
  }),
  refusals: ['chat.blocked', 'chat.nobodyLeft', 'chat.tooManyListings'],
  limits: [chatChangesPerHour],
});

export const messageListing = endpoint({
  method: 'POST',
  path: '/listings/:id/messages',
  spec: 'E211',
  summary:
    'Sends a message about a home to who lets it, in the conversation of the two, and connects the home to it.',
  access: 'user',
  params,
  body: z.strictObject({ message: messageText, client_key: clientKey }),
  response: chatMessage.extend({ conversation_id: z.string() }),
  status: 201,
  refusals: [
    'chat.ownListing',
    'chat.listingClosed',
    'chat.blocked',
    'chat.nobodyLeft',
    'chat.tooManyListings',
  ],
  limits: [messagesPerMinute],
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/conversations/:id/read',
  summary: 'Notes up to which entry the caller has read a conversation. It never goes back.',
  access: 'user',
  params,
  body: z.strictObject({ seq: z.int({ error: 'validation.integer' }).min(0).max(2_147_483_647) }),
  response: z.object({ read_seq: z.int(), unread: z.int() }),
  limits: [readMarksPerMinute],
});

export const showTyping = endpoint({
  method: 'POST',
  path: '/conversations/:id/typing',
  summary:
    'Shows the others that the caller is writing. Nothing is kept; signs that follow too soon are passed over.',
  access: 'user',
  params,
  limits: [readMarksPerMinute],
});
