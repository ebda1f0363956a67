import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface ListQuery {
  userId: string;
  words: string | undefined;
  isUnread: boolean;
  /** Below this place. */
  before: { changedAt: Date; id: string } | undefined;
  size: number;
  offset: number;
}

/** A page of a person's list, and one row more where it goes on; how many there are in all. */
export async function findListed(
  db: Database,
  query: ListQuery,
): Promise<{ rows: { id: string; changed_at: Date }[]; count: number }> {
  const where = sql.join(
    [
      sql`m.user_id = ${query.userId} and m.listed`,
      ...(query.isUnread ? [sql`m.unread > 0`] : []),
      ...(query.words ? [sql`m.conversation_id in (${named(query.userId, query.words)})`] : []),
    ],
    sql` and `,
  );
  // Instants on the wire have milliseconds; a page never ends between two of one.
  const changedAt = sql`date_trunc('milliseconds', m.changed_at)`;
  const below = query.before
    ? sql`and m.changed_at < ${query.before.changedAt}::timestamptz + interval '1 millisecond'
        and (${changedAt}, m.conversation_id) < (${query.before.changedAt}::timestamptz, ${query.before.id}::uuid)`
    : sql``;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<{ id: string; changed_at: Date }>`
      select m.conversation_id as id, m.changed_at from conversation_member m where ${where} ${below}
      order by m.changed_at desc, m.conversation_id desc
      limit ${query.size + 1} offset ${query.offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from conversation_member m where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, count: counted[0]!.count };
}

/** The person's conversations in which a name, a title or a message that the person sees has words that begin so. */
function named(userId: string, text: string): RawBuilder<unknown> {
  const wanted = sql`(select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from unnest(tsvector_to_array(name_words(${text}))) word)`;
  const own = sql`select conversation_id from conversation_member where user_id = ${userId} and listed`;
  return sql`
    select o.conversation_id from conversation_member o join active_person a on a.id = o.user_id
    where o.conversation_id in (${own}) and o.user_id <> ${userId} and name_words(a.full_name) @@ ${wanted}
    union
    select h.conversation_id from conversation_listing h join listing_card l on l.id = h.listing_id
    where h.conversation_id in (${own}) and name_words(l.title) @@ ${wanted}
    union
    select e.conversation_id from conversation_entry e
    join conversation_member s on s.conversation_id = e.conversation_id and s.user_id = ${userId}
    where e.words @@ ${wanted} and e.seq > s.sees_from`;
}
