import { event } from '#shared/event.ts';

const subject = 'listing';

export const previewLinkMade = event('listingPreviews.linkMade', { subject });
export const previewLinkWithdrawn = event('listingPreviews.linkWithdrawn', { subject });
