import type { PersonalPart } from '#platform/personal-part.ts';

/** What a person was told of, and by which ways. */
export const notificationsPart: PersonalPart = {
  name: 'notifications',
  async gather({ db }, userId) {
    const told = await db
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
    const messages = await db
      .selectFrom('notification_message')
      .select(['id', 'method', 'made_at', 'ended_at', 'outcome'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return { data: { notifications: told, choices, messages } };
  },
};
