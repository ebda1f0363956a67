import { type VerificationState, verificationLifecycle } from '@heima/domain/identity/verification-status.ts';
import { machine } from '#platform/db/transition.ts';

/** What the provider decided. */
export interface Decided {
  decided_at: Date;
  reason_code: string | null;
  /** Encrypted. */
  findings: string | null;
  agrees: boolean | null;
}

const reached = (state: VerificationState) => ({ write: () => ({ state }) });
const decided = (state: VerificationState) => ({
  write: ({ payload }: { payload: Decided }) => ({ state, ...payload }),
});

/** How far a verification of an identity document has come. */
export const verificationMachine = machine({
  table: 'verification',
  lifecycle: verificationLifecycle,
  stateOf: ({ state }) => state,
  steps: {
    created: reached('created'),
    started: reached('started'),
    submitted: reached('submitted'),
    review: decided('review'),
    approved: decided('approved'),
    declined: decided('declined'),
    resubmission: decided('resubmission'),
    expired: decided('expired'),
  },
});
