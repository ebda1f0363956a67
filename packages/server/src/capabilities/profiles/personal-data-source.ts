import { imageFileNames } from '#capabilities/people/public.ts';
import { findPaychecks, paycheckFile } from '#capabilities/profiles/documents/paycheck-store.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { lockProfileImage } from './profile-store.ts';

/**
 * The rental profile with its picture, paychecks and share links, when it was looked at through them and when the person
 * looked at others, with whom it was shared and who shared theirs, and with whom the person deals.
 */
export const profileData: PersonalDataSource = {
  name: 'profile',
  async collect({ db }, userId) {
    const profile = await db
      .selectFrom('rental_profile')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const paychecks = await findPaychecks(db, userId);
    const links = await db
      .selectFrom('profile_link')
      .select(['id', 'name', 'includes_paychecks', 'created_at', 'expires_at', 'withdrawn_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const openings = await db
      .selectFrom('profile_opening')
      .innerJoin('profile_link', 'profile_link.id', 'profile_opening.link_id')
      .select(['link_id', 'at'])
      .where('profile_link.user_id', '=', userId)
      .orderBy('at')
      .execute();
    const looked = await db
      .selectFrom('profile_opening')
      .select(['link_id', 'at'])
      .where('viewer_id', '=', userId)
      .orderBy('at')
      .execute();
    const shared = await db
      .selectFrom('profile_grant')
      .select(['user_id', 'viewer_id', 'kind', 'source_id', 'with_paychecks', 'created_at'])
      .where((is) => is.or([is('user_id', '=', userId), is('viewer_id', '=', userId)]))
      .orderBy('created_at')
      .execute();
    // Each connection stands there in both directions.
    const connections = await db
      .selectFrom('connection')
      .select(['other_id', 'kind', 'source_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const image = await lockProfileImage(db, userId);
    const files = [
      ...paychecks.map((paycheck) => ({
        name: `paychecks/${paycheck.id}-${paycheck.file_name}`,
        stored: paycheckFile(paycheck),
      })),
      ...(image ? imageFileNames(image).map((stored) => ({ name: stored.split('/').at(-1)!, stored })) : []),
    ];
    return { data: { profile, paychecks, links, openings, looked, shared, connections }, files };
  },
};
