import { z } from 'zod';
import { event } from '../shared/event.ts';

const subject = 'conversation';

export const conversationStarted = event('chat.started', { subject });
/** What was written stands in the conversation alone. */
export const messageSent = event('chat.messageSent', { subject, payload: z.object({ seq: z.int() }) });
export const listingsConnected = event('chat.listingConnected', {
  subject,
  payload: z.object({ listingIds: z.array(z.uuid()) }),
});
export const membersAdded = event('chat.memberAdded', {
  subject,
  payload: z.object({ userIds: z.array(z.uuid()) }),
});
