import {
  listingAccepted,
  listingDenied,
  listingPublished,
  listingRepublished,
  listingUnpublished,
} from '@heima/domain/listings/events.ts';
import type { WithdrawalReason } from '@heima/domain/listings/listing-codes.ts';
import { listingLifecycle, listingState } from '@heima/domain/listings/listing-lifecycle.ts';
import type { Selectable } from 'kysely';
import { machine } from '#platform/db/transition.ts';
import type { ListingTable } from './tables.ts';

const shown = (now: Date) => ({
  visible: true,
  published_at: now,
  unpublished_at: null,
  unpublish_reason: null,
  updated_at: now,
});
const hidden = (now: Date, reason: WithdrawalReason | 'denied') => ({
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
      write: ({ now, payload }: { now: Date; payload: { reason: WithdrawalReason } }) =>
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
