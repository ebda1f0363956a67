import type { Limit } from '../shared/endpoint.ts';

/** G21. */
export const maxMessage = 5000;
/** People in one conversation. */
export const maxMembers = 20;
/** Homes that are connected to one conversation. */
export const maxConnected = 50;
/** Messages that go with one report. */
export const maxReported = 50;
/** Conversations on a page, and messages. */
export const conversationPageSize = 20;
export const messagePageSize = 50;
/** Unread messages are counted so far; screens show "99+" for more. */
export const unreadUpTo = 100;
/** Homes about which one person begins to write in a day: more are asked about by nobody who looks for a home. */
export const newTalksPerDay = { max: 20, seconds: 24 * 3600 };

/** Messages of one person, wherever they are sent. */
export const messagesPerMinute = {
  name: 'chat-messages',
  per: 'actor',
  max: 60,
  seconds: 60,
} as const satisfies Limit;

/** Opening conversations, adding people and connecting homes. */
export const chatChangesPerHour = {
  name: 'chat-changes',
  per: 'actor',
  max: 120,
  seconds: 3600,
} as const satisfies Limit;

/** Marks of what was read come with everything that is looked at. */
export const readMarksPerMinute = {
  name: 'chat-read',
  per: 'actor',
  max: 240,
  seconds: 60,
} as const satisfies Limit;
