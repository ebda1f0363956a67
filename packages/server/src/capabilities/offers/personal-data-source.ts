import { sql } from 'kysely';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Negotiations that the person took part in, with the bids of both sides. */
export const offerData: PersonalDataSource = {
  name: 'offers',
  async collect({ db }, userId) {
    const { rows: negotiations } = await sql<{ id: string }>`
      select o.id, o.listing_id, o.application_id, o.created_at, o.changed_at,
        case when o.applicant_id = ${userId} then 'BUYER' else 'SELLER' end as side
      from rental_offer o join listing_landlord l on l.id = o.listing_id
      where o.applicant_id = ${userId} or l.owner_id = ${userId}
        or exists (select 1 from bid b where b.offer_id = o.id and b.bidder_id = ${userId})
      order by o.id`.execute(db);
    const { rows: bids } = await sql`
      select id, offer_id, initiator, bidder_id = ${userId} as is_own, price, currency, price_type, status, created_at,
        expires_at, ended_at, ended_side, ended_because
      from bid where offer_id = any(${negotiations.map(({ id }) => id)}::uuid[]) order by created_at, id`.execute(
      db,
    );
    return { data: { negotiations, bids } };
  },
};
