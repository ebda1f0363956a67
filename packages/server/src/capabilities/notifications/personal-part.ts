import type { PersonalPart } from '#platform/personal-part.ts';

/** What a person was notified of, and what was chosen about it. */
export const notificationsPart: PersonalPart = {
  name: 'notifications',
  async gather({ db }, userId) {
    const notifications = await db
      .selectFrom('notification')
      .select(['id', 'type', 'subject_id', 'params', 'created_at', 'seen_at', 'clicked_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const choices = await db
      .selectFrom('notification_choice')
      .select(['type', 'method', 'blocked', 'changed_at'])
      .where('user_id', '=', userId)
      .orderBy('type')
      .orderBy('method')
      .execute();
    return { data: { notifications, choices } };
  },
};
