import { event } from '../shared/event.ts';

export const exportRequested = event('dataExports.requested', { subject: 'user' });
