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

/** One thing that was done to something, and by whom of the people whose accounts are there. */
export interface AuditRow {
  id: string;
  at: Date;
  action: string;
  actor_id: string | null;
  detail: Record<string, unknown>;
}

/** What was done to some subjects, of these actions, the newest first. */
export const auditOfSubjects = (
  db: Database,
  subjectIds: readonly string[],
  actions: readonly string[],
  most: number,
): Promise<AuditRow[]> =>
  db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'action', 'actor_id', 'detail'])
    .where('subject_kind', 'in', ['listing', 'user', 'report'])
    .where('subject_id', 'in', subjectIds)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
