import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** The copies that the person asked for before. */
export const exportData: PersonalDataSource = {
  name: 'data-exports',
  async collect({ db }, userId) {
    const exports = await db
      .selectFrom('data_export')
      .select(['id', 'state', 'bytes', 'created_at', 'ready_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return { data: exports };
  },
};
