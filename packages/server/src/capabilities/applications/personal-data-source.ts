import { sql } from 'kysely';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Applications that the person sent, and what was answered; notes that landlords keep are theirs. */
export const applicationData: PersonalDataSource = {
  name: 'applications',
  async collect({ db }, userId) {
    const { rows: applications } = await sql`
      select id, listing_id, status, message, preferred_move_in, move_in_date, preferred_stay, requested_length, adults,
        children, occupation, pets, is_smoking, negotiate_price, shares_paychecks, profile, created_at, opened_at,
        decided_at, canceled_at, decision_message, answer_seen_at
      from application where applicant_id = ${userId} order by id`.execute(db);
    const { rows: received } = await sql`
      select a.id, a.listing_id, a.status, a.created_at, a.decision_message, n.categories, n.tags, n.notes
      from application a join listing_landlord l on l.id = a.listing_id
      left join application_note n on n.application_id = a.id
      where l.owner_id = ${userId} order by a.id`.execute(db);
    return { data: { sent: applications, received } };
  },
};
