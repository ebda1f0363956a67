import { type BidEnd, type BidSide, bidLifecycle, bidState } from '@heima/domain/offers/bid-state.ts';
import {
  bidAccepted,
  bidCountered,
  bidDenied,
  bidExpired,
  bidWithdrawn,
} from '@heima/domain/offers/events.ts';
import { machine } from '#platform/db/transition.ts';

interface Ending {
  payload: { by: BidSide; because: BidEnd };
  now: Date;
}

const ended = ({ payload, now }: Ending) => ({
  ended_at: now,
  ended_side: payload.by,
  ended_because: payload.because,
});

/** What becomes of a bid. A bid whose time is over is answered no more, also before the job has come by (A06). */
export const bidMachine = machine({
  table: 'bid',
  lifecycle: bidLifecycle,
  stateOf: ({ status, expires_at }, now) => bidState({ status, expiresAt: expires_at }, now),
  steps: {
    accept: {
      records: bidAccepted,
      write: (ending: Ending) => ({ status: 'accepted', ...ended(ending) }),
    },
    counter: {
      records: bidCountered,
      write: (ending: Ending) => ({ status: 'denied', ...ended(ending) }),
    },
    deny: {
      records: bidDenied,
      write: (ending: Ending) => ({ status: 'denied', ...ended(ending) }),
    },
    withdraw: {
      records: bidWithdrawn,
      write: (ending: Ending) => ({ status: 'withdrawn', ...ended(ending) }),
    },
    expire: {
      records: bidExpired,
      write: ({ row }) => ({ status: 'expired', ended_at: row.expires_at, ended_because: 'time' }),
    },
  },
});
