import type { Reaction } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

/** What a deleted account was told of goes with it. */
export const personDeletedReaction: Reaction<Services> = {
  name: 'notifications.person-deleted',
  event: 'accounts.deleted',
  async handle({ db }, { subjectId }) {
    for (const table of ['notification', 'notification_choice'] as const)
      await db.deleteFrom(table).where('user_id', '=', subjectId).execute();
  },
};
