import { z } from 'zod';
import { event } from '../shared/event.ts';
import { alertFrequencies } from './saved-search.ts';

export const searchSaved = event('alerts.saved', {
  subject: 'saved_search',
  payload: z.object({ frequency: z.enum(alertFrequencies) }),
});
export const searchChanged = event('alerts.changed', {
  subject: 'saved_search',
  payload: z.object({ fields: z.array(z.string()) }),
});
export const searchDeleted = event('alerts.deleted', { subject: 'saved_search' });
export const searchRestored = event('alerts.restored', { subject: 'saved_search' });
export const searchUnsubscribed = event('alerts.unsubscribed', { subject: 'saved_search' });
export const searchResubscribed = event('alerts.resubscribed', { subject: 'saved_search' });
