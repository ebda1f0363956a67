import { exportLifecycle } from '@heima/domain/data-exports/export-lifecycle.ts';
import { machine } from '#platform/db/transition.ts';

interface Finished {
  bytes: number;
  expiresAt: Date;
}

/** How an export comes about. */
export const exportMachine = machine({
  table: 'data_export',
  lifecycle: exportLifecycle,
  stateOf: ({ state }) => state,
  steps: {
    finish: {
      write: ({ now, payload: { bytes, expiresAt } }: { now: Date; payload: Finished }) => ({
        state: 'READY',
        bytes,
        ready_at: now,
        expires_at: expiresAt,
      }),
    },
    giveUp: { write: () => ({ state: 'FAILED' }) },
    expire: { write: ({ now }) => ({ state: 'EXPIRED', expires_at: now }) },
  },
});
