import { secondFactorEnabled } from '@heima/domain/sign-in/events.ts';
import { factorLifecycle, factorState } from '@heima/domain/sign-in/second-factor.ts';
import { machine } from '#platform/db/transition.ts';

/** Whether a second factor counts; a row that ends is deleted. */
export const factorMachine = machine({
  table: 'second_factor',
  key: 'user_id',
  lifecycle: factorLifecycle,
  stateOf: (row) => factorState(row),
  steps: {
    confirm: { records: secondFactorEnabled, write: ({ now }) => ({ confirmed_at: now }) },
  },
});
