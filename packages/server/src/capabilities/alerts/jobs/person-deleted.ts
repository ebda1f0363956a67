import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/** The saved searches of a deleted account go with it, and with them everything found for them. */
export const personDeletedReaction = reaction({
  name: 'alerts.person-deleted',
  on: accountDeleted,
  async handle({ db }, { subjectId }) {
    await db.deleteFrom('saved_search').where('user_id', '=', subjectId).execute();
  },
});
