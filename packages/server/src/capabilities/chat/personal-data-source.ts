import { sql } from 'kysely';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Conversations that the person takes part in, with what the person sees of them. */
export const chatData: PersonalDataSource = {
  name: 'chat',
  async collect({ db }, userId) {
    const { rows: conversations } = await sql`
      select c.id, c.created_at, c.created_by = ${userId} as is_own, m.joined_at, m.read_seq,
        (select array_agg(o.user_id order by o.joined_at, o.user_id) from conversation_member o
          where o.conversation_id = c.id) as members,
        (select array_agg(h.listing_id order by h.created_at, h.listing_id) from conversation_listing h
          where h.conversation_id = c.id) as listings
      from conversation_member m join conversation c on c.id = m.conversation_id
      where m.user_id = ${userId} order by c.id`.execute(db);
    const { rows: entries } = await sql`
      select e.conversation_id, e.seq, e.kind, e.sender_id, e.body, e.data, e.created_at
      from conversation_member m join conversation_entry e on e.conversation_id = m.conversation_id
      where m.user_id = ${userId} and e.seq > m.sees_from
        and (e.audience is null or ${userId} = any(e.audience))
      order by e.conversation_id, e.seq`.execute(db);
    return { data: { conversations, entries } };
  },
};
