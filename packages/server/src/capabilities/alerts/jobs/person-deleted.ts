import type { Reaction } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** The saved searches of a deleted account go with it, and with them everything found for them. */
export const personDeletedReaction: Reaction<Services> = {
  name: 'alerts.person-deleted',
  event: 'accounts.deleted',
  async handle({ db }, { subjectId }) {
    await db.deleteFrom('saved_search').where('user_id', '=', subjectId).execute();
  },
};
