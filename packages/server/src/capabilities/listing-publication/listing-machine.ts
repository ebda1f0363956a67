import {
  listingAccepted,
  listingDenied,
  listingPublished,
  listingRepublished,
  listingUnpublished,
  syncRequested,
} from '@heima/domain/listings/events.ts';
import type { ExternalState, UnpublishReason } from '@heima/domain/listings/listing-codes.ts';
import {
  externalLifecycle,
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

/** What the outside site said of a listing. */
export interface ExternalOutcome {
  external_id?: string | null;
  url?: string | null;
  errors: string[];
}

type Answered = { now: Date; payload: ExternalOutcome };
const answered = (state: ExternalState) => ({
  write: ({ now, payload }: Answered) => ({ state, updated_at: now, ...payload }),
});

/** Where a listing stands on the outside site. */
export const externalMachine = machine({
  table: 'listing_external',
  key: 'listing_id',
  lifecycle: externalLifecycle,
  stateOf: ({ state }) => state,
  steps: {
    request: {
      records: syncRequested,
      write: ({ now }) => ({ state: 'QUEUED', errors: [], updated_at: now }),
    },
    follow: { write: ({ now }) => ({ state: 'QUEUED', updated_at: now }) },
    wait: answered('PENDING'),
    show: answered('LIVE'),
    reject: answered('REJECTED'),
    remove: answered('REMOVED'),
    fail: answered('FAILED'),
  },
});
