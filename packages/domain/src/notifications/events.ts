import { z } from 'zod';
import { event } from '../shared/event.ts';

const oneChoice = z.object({ type: z.int(), method: z.int() });
const types = z.object({ types: z.array(z.int()) });

export const notificationsBlocked = event('notifications.blocked', { subject: 'user', payload: oneChoice });
export const notificationsUnblocked = event('notifications.unblocked', {
  subject: 'user',
  payload: oneChoice,
});
export const notificationsUnsubscribed = event('notifications.unsubscribed', {
  subject: 'user',
  payload: types,
});
export const notificationsResubscribed = event('notifications.resubscribed', {
  subject: 'user',
  payload: types,
});
