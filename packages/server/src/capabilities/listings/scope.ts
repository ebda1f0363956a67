import { type RawBuilder, sql } from 'kysely';

/** Rows that the person works on: own ones and those of the person's teams. */
export const workedOnBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(l.owner_id = ${userId} or exists (
    select 1 from listing_grant g where g.listing_id = l.id and g.user_id = ${userId} and g.kind = 'team'))`;
