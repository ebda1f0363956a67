import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/** What a deleted account was notified of goes with it. */
export const personDeletedReaction = reaction({
  name: 'notifications.person-deleted',
  on: accountDeleted,
  async handle({ db }, { subjectId }) {
    for (const table of ['notification', 'notification_choice'] as const)
      await db.deleteFrom(table).where('user_id', '=', subjectId).execute();
  },
});
