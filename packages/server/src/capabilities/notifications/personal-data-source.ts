import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** What a person was notified of, and what was chosen about it. */
export const notificationData: PersonalDataSource = {
  name: 'notifications',
  async collect({ db }, userId) {
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
