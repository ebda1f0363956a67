import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What a person did, and what was done to the account, the oldest first; not who of the staff did what. */
export const auditOfPerson = (db: Database, userId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'subject_kind', 'subject_id', 'detail'])
    .select(sql<boolean>`actor_id is not distinct from ${userId}::uuid`.as('by_yourself'))
    .where((is) =>
      is.or([
        is('actor_id', '=', userId),
        is.and([is('subject_kind', '=', 'user'), is('subject_id', '=', userId)]),
      ]),
    )
    .orderBy('id')
    .execute();
