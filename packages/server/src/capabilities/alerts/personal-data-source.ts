import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Saved searches, and which homes were found for them. */
export const savedSearchData: PersonalDataSource = {
  name: 'saved-searches',
  async collect({ db }, userId) {
    const searches = await db
      .selectFrom('saved_search')
      .select(['id', 'name', 'filter', 'frequency', 'created_at', 'updated_at', 'seen_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const matches = await db
      .selectFrom('saved_search_match')
      .innerJoin('saved_search', 'saved_search.id', 'saved_search_match.search_id')
      .select(['search_id', 'listing_id', 'found_at'])
      .where('saved_search.user_id', '=', userId)
      .orderBy('found_at')
      .execute();
    return { data: { searches, matches } };
  },
};
