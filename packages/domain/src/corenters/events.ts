import { event } from '../shared/event.ts';

export const corenterInvited = event('corenters.invited', { subject: 'corenter_request' });
export const corenterAccepted = event('corenters.accepted', { subject: 'corenter_request' });
export const corenterDeclined = event('corenters.declined', { subject: 'corenter_request' });
export const corenterRemoved = event('corenters.removed', { subject: 'corenter_request' });
