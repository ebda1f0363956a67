import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { readListing } from './listing-store.ts';

/** Own listings with their photos as they were put in, liked listings, and why one may see what others may not. */
export const listingData: PersonalDataSource = {
  name: 'listings',
  async collect({ db }, userId) {
    const owned = await db
      .selectFrom('listing')
      .select('id')
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const listings = [];
    for (const { id } of owned) {
      const row = await readListing(db, id, null);
      if (row) listings.push(row);
    }
    const liked = await db
      .selectFrom('listing_like')
      .select(['listing_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const grants = await db
      .selectFrom('listing_grant')
      .select(['listing_id', 'kind', 'source_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const files = listings.flatMap(({ id, images }) =>
      images.map(({ file, widths }, at) => ({
        name: `${id}/${at + 1}.webp`,
        stored: `${file}-${Math.max(...widths)}.webp`,
      })),
    );
    return { data: { listings, liked, grants }, files };
  },
};
