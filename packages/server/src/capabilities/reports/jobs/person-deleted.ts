import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { removePerson } from '#capabilities/reports/report-store.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/** The name goes from what a deleted person reported, and what was reported of the person goes. */
export const personDeletedReaction = reaction({
  name: 'reports.person-deleted',
  on: accountDeleted,
  handle: ({ db }, { subjectId }) => removePerson(db, subjectId),
});
