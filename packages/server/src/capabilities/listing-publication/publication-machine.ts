import { syncRequested } from '@heima/domain/listing-publication/events.ts';
import type { ExternalState } from '@heima/domain/listings/listing-codes.ts';
import {
  externalLifecycle,
  publishRequestLifecycle,
  publishRequestState,
} from '@heima/domain/listings/listing-lifecycle.ts';
import { machine } from '#platform/db/transition.ts';
import './tables.ts';

interface Decision {
  by: string | null;
  reason?: string | null;
}

/** What staff says to a publication; the facts are those of the listing. */
export const publishRequestMachine = machine({
  table: 'listing_publish_request',
  lifecycle: publishRequestLifecycle,
  stateOf: publishRequestState,
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
