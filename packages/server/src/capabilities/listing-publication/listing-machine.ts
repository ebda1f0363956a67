import {
  listingAccepted,
  listingDenied,
  listingPublished,
  listingRepublished,
  listingUnpublished,
} from '@heima/domain/listings/events.ts';
import type { UnpublishReason } from '@heima/domain/listings/listing-codes.ts';
import {
  listingLifecycle,
  listingState,
  publishRequestLifecycle,
} from '@heima/domain/listings/listing-lifecycle.ts';
import type { Selectable } from 'kysely';
import { type ListingTable, requestState } from '#capabilities/listings/public.ts';
import { machine } from '#platform/db/transition.ts';

const shown = (now: Date) => ({
  visible: true,
  published_at: now,
  unpublished_at: null,
  unpublish_reason: null,
  updated_at: now,
});
const hidden = (now: Date, reason: UnpublishReason | 'denied') => ({
  visible: false,
  unpublished_at: now,
  unpublish_reason: reason,
  updated_at: now,
});

type Row = Selectable<ListingTable>;

/** Whether a listing is in publication. */
export const listingMachine = machine({
  table: 'listing',
  lifecycle: listingLifecycle,
  stateOf: ({ visible, published_at: publishedAt }: Row) => listingState({ visible, publishedAt }),
  steps: {
    publish: {
      records: ({ published_at }: Row) => (published_at === null ? listingPublished : listingRepublished),
      write: ({ now }) => shown(now),
    },
    unpublish: {
      records: listingUnpublished,
      write: ({ now, payload }: { now: Date; payload: { reason: UnpublishReason } }) =>
        hidden(now, payload.reason),
    },
    accept: {
      records: listingAccepted,
      write: ({ row, now }) => (row.visible ? {} : shown(now)),
    },
    deny: {
      records: listingDenied,
      write: ({ now }) => hidden(now, 'denied'),
    },
  },
});

interface Decision {
  by: string | null;
  reason?: string;
}

/** What staff says to a publication; the facts are those of the listing. */
export const publishRequestMachine = machine({
  table: 'listing_publish_request',
  lifecycle: publishRequestLifecycle,
  stateOf: requestState,
  steps: {
    accept: {
      write: ({ now, payload: { by } }: { now: Date; payload: Decision }) => ({
        decision: 'accepted',
        decided_by: by,
        decided_at: now,
        reason: null,
      }),
    },
    deny: {
      write: ({ now, payload: { by, reason } }: { now: Date; payload: Decision }) => ({
        decision: 'denied',
        decided_by: by,
        decided_at: now,
        reason,
      }),
    },
    withdraw: { write: ({ now }) => ({ decision: 'withdrawn', decided_at: now }) },
  },
});
