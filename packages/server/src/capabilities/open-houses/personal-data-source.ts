import { sql } from 'kysely';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Open houses that the person hosted, signed up for and was invited to. */
export const openHouseData: PersonalDataSource = {
  name: 'open-houses',
  async collect({ db }, userId) {
    const { rows: hosted } = await sql`
      select id, listing_id, starts_at, ends_at, capacity, note, canceled_at, created_at
      from open_house where host_id = ${userId} order by id`.execute(db);
    const { rows: joined } = await sql`
      select n.id, n.open_house_id, o.listing_id, o.starts_at, o.ends_at, n.state, n.created_at, n.attending_since
      from open_house_attendee n join open_house o on o.id = n.open_house_id
      where n.user_id = ${userId} order by n.id`.execute(db);
    const { rows: invitations } = await sql`
      select i.id, i.open_house_id, o.listing_id, o.starts_at, o.ends_at, i.response, i.created_at, i.answered_at
      from open_house_invite i join open_house o on o.id = i.open_house_id
      where i.invitee_id = ${userId} order by i.id`.execute(db);
    return { data: { hosted, joined, invitations } };
  },
};
