import type { ApplicationSide, ApplicationStep } from '@heima/domain/applications/application-answer.ts';
import { openStatuses } from '@heima/domain/applications/application-state.ts';
import type { ApplicationCategory } from '@heima/domain/reference/application-categories.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { ApplicationTable } from './tables.ts';

/** An application, whose home it is for, and what the landlord's side has written about it. */
export interface ApplicationRow extends Selectable<ApplicationTable> {
  owner_id: string | null;
  team_id: string | null;
  categories: ApplicationCategory[];
  tags: string[];
  notes: string;
}

/** What a statement about applications selects and joins; `a` is the application, `l` the home's landlord. */
export const applicationColumns = sql`a.*, l.owner_id, l.team_id, coalesce(n.categories, '{}') as categories,
  coalesce(n.tags, '{}') as tags, coalesce(n.notes, '') as notes`;
export const applicationTables = sql`application a join listing_landlord l on l.id = a.listing_id
  left join application_note n on n.application_id = a.id`;

export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumns} from ${applicationTables} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks an application until the transaction ends. */
export async function lockApplication(db: Database, id: string): Promise<void> {
  await db.selectFrom('application').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The last application of a person for a home. */
export const lastApplication = (db: Database, listingId: string, applicantId: string) =>
  db
    .selectFrom('application')
    .select(['id', 'status', 'decided_at'])
    .where('listing_id', '=', listingId)
    .where('applicant_id', '=', applicantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertApplication(db: Database, row: Insertable<ApplicationTable>): Promise<void> {
  await db.insertInto('application').values(row).execute();
}

/** Notes in the timeline what happened. */
export async function insertEvent(
  unit: Pick<UnitOfWork, 'db' | 'now'>,
  applicationId: string,
  { kind, side, message = null }: { kind: ApplicationStep; side: ApplicationSide; message?: string | null },
): Promise<void> {
  await unit.db
    .insertInto('application_event')
    .values({ id: newId(), application_id: applicationId, kind, side, message, at: unit.now })
    .execute();
}

/** Notes that the applicant has looked at the answer. */
export async function noteAnswerSeen(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('application')
    .set({ answer_seen_at: now })
    .where('id', '=', id)
    .where('answer_seen_at', 'is', null)
    .execute();
}

/** Whether a person has ever applied for a home. */
export const hasApplied = async (db: Database, applicantId: string): Promise<boolean> =>
  (await db
    .selectFrom('application')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const eventsOf = (db: Database, applicationId: string) =>
  db
    .selectFrom('application_event')
    .select(['id', 'kind', 'side', 'message', 'at'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute();

export interface Note {
  categories?: ApplicationCategory[] | undefined;
  tags?: string[] | undefined;
  notes?: string | undefined;
}

/** Writes what the landlord's side keeps for itself; what is not given stays as it was. */
export async function saveNote(db: Database, applicationId: string, note: Note, now: Date): Promise<void> {
  const values = Object.fromEntries(Object.entries(note).filter(([, value]) => value !== undefined));
  await db
    .insertInto('application_note')
    .values({ application_id: applicationId, ...values, updated_at: now })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ ...values, updated_at: now }))
    .execute();
}

/** The open applications of a person. */
export const openOf = (db: Database, applicantId: string): Promise<string[]> =>
  openWhere(db, sql`a.applicant_id = ${applicantId}`);

/** The open applications for the homes of a person. */
export const openFor = (db: Database, ownerId: string): Promise<string[]> =>
  openWhere(db, sql`l.owner_id = ${ownerId}`);

async function openWhere(db: Database, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from application a join listing_landlord l on l.id = a.listing_id
    where ${condition} and a.status = any(${[...openStatuses]}::text[]) order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes out of a person's applications what the person has written. */
export async function eraseContentOf(db: Database, applicantId: string): Promise<void> {
  await db
    .updateTable('application')
    .set({ message: '', profile: null as never, pets: [] })
    .where('applicant_id', '=', applicantId)
    .execute();
  await sql`delete from application_note
    where application_id in (select id from application where applicant_id = ${applicantId})`.execute(db);
  await db.deleteFrom('application_preview').where('applicant_id', '=', applicantId).execute();
}
