import { contactLifecycle, contactState } from '@heima/domain/contacts/contact-decisions.ts';
import { machine } from '#platform/db/transition.ts';

/** Whether an e-mail address is proved; from then on it signs in. */
export const emailMachine = machine({
  table: 'email_address',
  lifecycle: contactLifecycle,
  stateOf: ({ verified_at }) => contactState(verified_at),
  steps: {
    verify: {
      write: ({ now }) => ({
        verified_at: now,
        signs_in: true,
        becomes_primary: false,
        undeliverable_at: null,
      }),
    },
  },
});

/** Whether a phone number is proved. */
export const phoneMachine = machine({
  table: 'phone',
  lifecycle: contactLifecycle,
  stateOf: ({ verified_at }) => contactState(verified_at),
  steps: { verify: { write: ({ now }) => ({ verified_at: now, undeliverable_at: null }) } },
});
