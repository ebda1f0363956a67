import { event } from '../shared/event.ts';

export const personBlocked = event('blocks.blocked', { subject: 'user' });
export const personUnblocked = event('blocks.unblocked', { subject: 'user' });
