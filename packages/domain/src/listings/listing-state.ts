import type { RefusalCode } from '../shared/refusal.ts';
import type { ListingState } from './listing-codes.ts';

/** R250: published, taken out after having been published, or never published. */
export const listingState = ({
  visible,
  publishedAt,
}: {
  visible: boolean;
  publishedAt: Date | string | null;
}): ListingState => (visible ? 'PUBLISHED' : publishedAt === null ? 'NEVER_PUBLISHED' : 'NOT_IN_PUBLICATION');

interface Transition {
  from: readonly ListingState[];
  to: ListingState | 'DELETED';
  /** The refusal of the other states, where there are any. */
  otherwise?: RefusalCode;
}

const any: readonly ListingState[] = ['NEVER_PUBLISHED', 'PUBLISHED', 'NOT_IN_PUBLICATION'];

/**
 * State machine 1. Publishing what is published changes nothing and answers the same; accepting and denying also need
 * that the owner asked for publication.
 */
export const listingTransitions = {
  publish: { from: any, to: 'PUBLISHED' },
  unpublish: { from: ['PUBLISHED'], to: 'NOT_IN_PUBLICATION', otherwise: 'listings.notPublished' },
  accept: { from: any, to: 'PUBLISHED' },
  /** C37: a refused listing must not stay in public. */
  deny: { from: any, to: 'NOT_IN_PUBLICATION' },
  delete: { from: ['NEVER_PUBLISHED'], to: 'DELETED', otherwise: 'listings.wasPublished' },
} as const satisfies Record<string, Transition>;
export type ListingEvent = keyof typeof listingTransitions;

/** The refusal code when the event may not happen in this state; nothing when it may. */
export function refusalTo(event: ListingEvent, state: ListingState): RefusalCode | undefined {
  const { from, otherwise }: Transition = listingTransitions[event];
  return from.includes(state) ? undefined : (otherwise ?? 'common.stateChanged');
}
