import { applicationLifecycle } from '@heima/domain/applications/application-state.ts';
import {
  applicationAccepted,
  applicationCancelled,
  applicationConsidered,
  applicationDelivered,
  applicationDenied,
  applicationOpened,
  applicationSetAside,
} from '@heima/domain/applications/events.ts';
import { machine } from '#platform/db/transition.ts';

interface Decision {
  payload: { message?: string | undefined };
  now: Date;
}

/** What becomes of an application. What the sides hear of it, `change-application.ts` says. */
export const applicationMachine = machine({
  table: 'application',
  lifecycle: applicationLifecycle,
  stateOf: ({ status }) => status,
  steps: {
    deliver: { records: applicationDelivered, write: () => ({ status: 'received' }) },
    open: { records: applicationOpened, write: ({ now }) => ({ status: 'opened', opened_at: now }) },
    consider: {
      records: applicationConsidered,
      write: ({ row, now }) => ({ status: 'considered', opened_at: row.opened_at ?? now }),
    },
    setAside: { records: applicationSetAside, write: () => ({ status: 'opened' }) },
    accept: {
      records: applicationAccepted,
      write: ({ payload, now }: Decision) => ({
        status: 'accepted',
        decided_at: now,
        decision_message: payload.message || null,
      }),
    },
    deny: {
      records: applicationDenied,
      write: ({ payload, now }: Decision) => ({
        status: 'denied',
        decided_at: now,
        decision_message: payload.message || null,
      }),
    },
    cancel: {
      records: applicationCancelled,
      write: ({ now }) => ({ status: 'cancelled', canceled_at: now }),
    },
  },
});
