import { corenterAccepted, corenterDeclined, corenterRemoved } from '@heima/domain/corenters/events.ts';
import { requestLifecycle } from '@heima/domain/corenters/request-state.ts';
import { machine } from '#platform/db/transition.ts';
import { statusOf } from './present-request.ts';

interface Renewal {
  email: string;
  expiresAt: Date;
}

/** What becomes of a request. Its links work only while it waits for an answer. */
export const requestMachine = machine({
  table: 'corenter_request',
  lifecycle: requestLifecycle,
  stateOf: statusOf,
  steps: {
    renew: {
      write: ({ row, now, payload }: { row: { sending: number }; now: Date; payload: Renewal }) => ({
        email: payload.email,
        token_hashes: [],
        sending: row.sending + 1,
        created_at: now,
        expires_at: payload.expiresAt,
      }),
    },
    accept: {
      records: corenterAccepted,
      write: ({ now, payload }: { now: Date; payload: { by: string } }) => ({
        accepted_at: now,
        requested_to: payload.by,
        token_hashes: [],
      }),
    },
    decline: {
      records: corenterDeclined,
      write: ({ now }) => ({ ended_at: now, token_hashes: [] }),
    },
    remove: {
      records: corenterRemoved,
      write: ({ now }) => ({ ended_at: now, token_hashes: [] }),
    },
  },
});
