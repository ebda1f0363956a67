import type { PersonalPart } from '#platform/personal-part.ts';

/** The copies that the person asked for before. */
export const exportsPart: PersonalPart = {
  name: 'data-exports',
  async gather({ db }, userId) {
    const exports = await db
      .selectFrom('data_export')
      .select(['id', 'state', 'bytes', 'created_at', 'ready_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return { data: exports };
  },
};
