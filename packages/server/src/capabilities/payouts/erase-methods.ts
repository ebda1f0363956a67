import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { reaction } from '#platform/jobs/reaction.ts';
import { deleteMethodsOf } from './method-store.ts';

/** With an account go its payout methods. */
export const eraseMethods = reaction({
  name: 'payouts.erase',
  on: accountDeleted,
  handle: ({ db }, { subjectId }) => deleteMethodsOf(db, subjectId),
});
