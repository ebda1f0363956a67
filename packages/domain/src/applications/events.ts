import { event } from '../shared/event.ts';

export const applicationSent = event('applications.sent', { subject: 'application' });
export const applicationDelivered = event('applications.delivered', { subject: 'application' });
export const applicationOpened = event('applications.opened', { subject: 'application' });
export const applicationConsidered = event('applications.considered', { subject: 'application' });
export const applicationSetAside = event('applications.set-aside', { subject: 'application' });
export const applicationAccepted = event('applications.accepted', { subject: 'application' });
export const applicationDenied = event('applications.denied', { subject: 'application' });
export const applicationCancelled = event('applications.cancelled', { subject: 'application' });
export const applicationAnnotated = event('applications.annotated', { subject: 'application' });
