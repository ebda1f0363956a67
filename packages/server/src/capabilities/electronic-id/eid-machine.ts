import { type EidState, eidLifecycle } from '@heima/domain/electronic-id/eid-lifecycle.ts';
import type { RefusalCode } from '@heima/domain/shared/refusal.ts';
import { machine } from '#platform/db/transition.ts';

/** A proved identity is kept only while it waits for an e-mail address. */
const ended = (state: EidState) => ({ state, identity: null });

/** How a visit to the gateway, or a request to a phone, goes on. */
export const eidMachine = machine({
  table: 'eid_session',
  lifecycle: eidLifecycle,
  stateOf: ({ state }) => state,
  steps: {
    finish: { write: () => ended('done') },
    awaitEmail: {
      write: ({ now, payload }: { now: Date; payload: { sealed: string } }) => ({
        state: 'proved',
        identity: payload.sealed,
        proved_at: now,
      }),
    },
    signUp: { write: () => ended('done') },
    fail: {
      write: ({ payload }: { payload: { failure: RefusalCode } }) => ({
        ...ended('failed'),
        failure: payload.failure,
      }),
    },
  },
});
