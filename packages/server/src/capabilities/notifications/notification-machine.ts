import { notificationLifecycle } from '@heima/domain/notifications/notification-lifecycle.ts';
import { machine } from '#platform/db/transition.ts';

/** How far a person has taken notice of an entry. */
export const notificationMachine = machine({
  table: 'notification',
  lifecycle: notificationLifecycle,
  stateOf({ clicked_at, seen_at }) {
    if (clicked_at !== null) return 'clicked';
    return seen_at === null ? 'unseen' : 'seen';
  },
  steps: {
    see: { write: ({ now }) => ({ seen_at: now }) },
    /** What was seen before keeps its time. */
    click: {
      write: ({ row, now }) => ({ clicked_at: now, ...(row.seen_at === null ? { seen_at: now } : {}) }),
    },
  },
});
