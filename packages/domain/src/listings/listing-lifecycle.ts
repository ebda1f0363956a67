import { lifecycle } from '../shared/lifecycle.ts';
import {
  externalStates,
  type ListingState,
  listingStates,
  type PublishRequestState,
  publishRequestStates,
} from './listing-codes.ts';

/** R250: published, unpublished after having been published, or never published. */
export const listingState = ({
  visible,
  publishedAt,
}: {
  visible: boolean;
  publishedAt: Date | string | null;
}): ListingState => (visible ? 'PUBLISHED' : publishedAt === null ? 'NEVER_PUBLISHED' : 'NOT_IN_PUBLICATION');

/**
 * State machine 1. Publishing what is published changes nothing and answers the same; accepting and denying also need
 * that the owner asked for publication.
 */
export const listingLifecycle = lifecycle([...listingStates, 'DELETED'], {
  publish: { from: listingStates, to: 'PUBLISHED', by: 'publish' },
  unpublish: {
    from: ['PUBLISHED'],
    to: 'NOT_IN_PUBLICATION',
    by: 'unpublish',
    otherwise: 'listings.notPublished',
  },
  accept: { from: listingStates, to: 'PUBLISHED', by: 'moderate' },
  /** C37: a refused listing must not stay in public. */
  deny: { from: listingStates, to: 'NOT_IN_PUBLICATION', by: 'moderate' },
  delete: { from: ['NEVER_PUBLISHED'], to: 'DELETED', by: 'delete', otherwise: 'listings.wasPublished' },
});

const decided = { accepted: 'ACCEPTED', denied: 'DENIED', withdrawn: 'WITHDRAWN' } as const;

/** The state of a request for publication: an undecided one is open. */
export const publishRequestState = ({
  decision,
}: {
  decision: keyof typeof decided | null;
}): PublishRequestState => (decision === null ? 'OPEN' : decided[decision]);

/** State machine 2: what the owner asks staff by publishing. A new publication asks anew. */
export const publishRequestLifecycle = lifecycle(publishRequestStates, {
  accept: {
    from: ['OPEN', 'ACCEPTED', 'DENIED'],
    to: 'ACCEPTED',
    by: 'moderate',
    otherwise: 'listings.noPublishRequest',
  },
  deny: {
    from: ['OPEN', 'ACCEPTED', 'DENIED'],
    to: 'DENIED',
    by: 'moderate',
    otherwise: 'listings.noPublishRequest',
  },
  /** The owner takes the listing out before staff has looked at it. */
  withdraw: { from: ['OPEN'], to: 'WITHDRAWN', by: 'unpublish' },
});

/** What the outside site may have answered; a job that runs twice notes the same again. */
const asked = ['QUEUED', 'PENDING', 'LIVE', 'REJECTED', 'REMOVED', 'FAILED'] as const;

/** Where a listing stands on the outside listing site (R254). */
export const externalLifecycle = lifecycle(externalStates, {
  request: { from: asked, to: 'QUEUED', by: 'sync' },
  /** The listing has changed since it was sent. */
  follow: { from: asked, to: 'QUEUED', by: 'program' },
  wait: { from: asked, to: 'PENDING', by: 'program' },
  show: { from: asked, to: 'LIVE', by: 'program' },
  reject: { from: asked, to: 'REJECTED', by: 'program' },
  remove: { from: asked, to: 'REMOVED', by: 'program' },
  fail: { from: asked, to: 'FAILED', by: 'program' },
});
