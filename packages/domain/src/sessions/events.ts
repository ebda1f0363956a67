import { z } from 'zod';
import { event } from '../shared/event.ts';

export const signedOut = event('sessions.signedOut', { subject: 'user' });
export const sessionClosed = event('sessions.sessionClosed', {
  subject: 'user',
  payload: z.object({ sessionId: z.uuid() }),
});
