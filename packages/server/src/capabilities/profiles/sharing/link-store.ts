import { openingMinutes, shownOpenings } from '@heima/domain/profiles/profile-limits.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ProfileLinkTable } from '#capabilities/profiles/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { linkMachine } from './link-machine.ts';

export type LinkRow = Selectable<ProfileLinkTable>;

export interface Opening {
  at: string;
  full_name: string | null;
}

export interface LinkWithOpenings extends LinkRow {
  opening_count: number;
  openings: Opening[];
}

export async function insertLink(db: Database, link: Insertable<ProfileLinkTable>): Promise<void> {
  await db.insertInto('profile_link').values(link).execute();
}

/** A link whose owner's account is still there. */
const active = (db: Database) =>
  db
    .selectFrom('profile_link')
    .innerJoin('active_person', 'active_person.id', 'profile_link.user_id')
    .selectAll('profile_link');

export const findLink = (db: Database, id: string): Promise<LinkRow | undefined> =>
  active(db).where('profile_link.id', '=', id).executeTakeFirst();

export const findLinkByHash = (db: Database, hash: string): Promise<LinkRow | undefined> =>
  active(db).where('profile_link.token_hash', '=', hash).executeTakeFirst();

export async function countOpenLinks(db: Database, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('profile_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the links that a person made before a time. */
export async function endLinksOf(db: Database, userId: string, before: Date): Promise<void> {
  const older = sql`user_id = ${userId} and created_at <= ${before} and withdrawn_at is null`;
  await transitionAll({ db, now: before }, linkMachine, older, 'withdraw');
}

/** Ends a link; false when it was withdrawn before. */
export async function endLink(db: Database, id: string, now: Date): Promise<boolean> {
  return (await transitionAll({ db, now }, linkMachine, sql`id = ${id}`, 'withdraw')).length === 1;
}

/** Links of a person, the newest first, each with its latest openings. */
export async function findLinks(db: Database, userId: string, only?: string): Promise<LinkWithOpenings[]> {
  const { rows } = await sql<LinkWithOpenings>`
    select l.*,
      (select count(*)::int from profile_opening o where o.link_id = l.id) as opening_count,
      coalesce((
        select jsonb_agg(jsonb_build_object('at', o.at, 'full_name', o.full_name) order by o.id desc) from (
          select o.id, o.at, u.full_name from profile_opening o
          left join active_person u on u.id = o.viewer_id
          where o.link_id = l.id order by o.id desc limit ${shownOpenings}
        ) o
      ), '[]') as openings
    from profile_link l
    where l.user_id = ${userId} and (${only ?? null}::uuid is null or l.id = ${only ?? null})
    order by l.id desc limit 100`.execute(db);
  return rows;
}

/**
 * Notes a look through a link. The same viewer looking again soon after is the same look. Locks the link, so that two
 * requests of one page are not two looks.
 */
export async function noteOpening(
  db: Database,
  opening: { id: string; linkId: string; viewerId: string | null; viewerHash: string; now: Date },
): Promise<boolean> {
  const since = new Date(opening.now.getTime() - openingMinutes * 60_000);
  await sql`select 1 from profile_link where id = ${opening.linkId} for update`.execute(db);
  const { rows } = await sql`
    insert into profile_opening (id, link_id, at, viewer_id, viewer_hash)
    select ${opening.id}, ${opening.linkId}, ${opening.now}, ${opening.viewerId}, ${opening.viewerHash}
    where not exists (
      select 1 from profile_opening
      where link_id = ${opening.linkId} and viewer_hash = ${opening.viewerHash} and at > ${since}
    ) returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes links that ended long ago, with their openings. */
export async function deleteEndedLinks(db: Database, before: Date): Promise<void> {
  await sql`delete from profile_link where least(expires_at, withdrawn_at) < ${before}`.execute(db);
}
