import type { Reaction } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { deleteMethodsOf } from './method-store.ts';

/** With an account go its payout methods. */
export const eraseMethods: Reaction<Services> = {
  name: 'payouts.erase',
  event: 'accounts.deleted',
  handle: ({ db }, { subjectId }) => deleteMethodsOf(db, subjectId),
};
