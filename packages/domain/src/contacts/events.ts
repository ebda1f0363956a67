import { z } from 'zod';
import { event } from '../shared/event.ts';

export const emailAdded = event('contacts.emailAdded', { subject: 'user' });
export const emailProved = event('contacts.emailProved', {
  subject: 'user',
  payload: z.object({ emailId: z.uuid() }),
});
export const emailRemoved = event('contacts.emailRemoved', { subject: 'user' });
export const phoneAdded = event('contacts.phoneAdded', { subject: 'user' });
export const phoneProved = event('contacts.phoneProved', {
  subject: 'user',
  payload: z.object({ phoneId: z.uuid() }),
});
export const phoneRemoved = event('contacts.phoneRemoved', { subject: 'user' });
