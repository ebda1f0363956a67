import { event } from '../shared/event.ts';

export const bidPlaced = event('offers.placed', { subject: 'bid' });
export const bidAccepted = event('offers.accepted', { subject: 'bid' });
/** Another bid was made against it, which is a fact of its own. */
export const bidCountered = event('offers.countered', { subject: 'bid' });
export const bidDenied = event('offers.denied', { subject: 'bid' });
export const bidWithdrawn = event('offers.withdrawn', { subject: 'bid' });
export const bidExpired = event('offers.expired', { subject: 'bid' });
