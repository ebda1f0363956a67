import type { Language } from '@heima/domain/shared/language.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Wording } from '#platform/texts.ts';

/** Channel on which every copy of the program hears that staff have worded a text anew. */
export const textsChanged = 'texts_changed';

export const readWordings = (db: Database): Promise<Wording[]> =>
  db.selectFrom('translation_override').select(['language', 'tag', 'text']).execute();

/** When each text of a language was worded anew, by its tag. */
export async function wordingTimes(db: Database, language: Language): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('translation_override')
    .select(['tag', 'updated_at'])
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ tag, updated_at }) => [tag, updated_at]));
}

/** Keeps others from changing the wording of a text until the transaction ends, also where it has none yet. */
export async function lockWording(
  db: Database,
  { language, tag }: Pick<Wording, 'language' | 'tag'>,
): Promise<{ text: string } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`translation ${language}:${tag}`}, 0))`.execute(
    db,
  );
  return db
    .selectFrom('translation_override')
    .select('text')
    .where('language', '=', language)
    .where('tag', '=', tag)
    .executeTakeFirst();
}

/** Keeps a wording and notifies every copy of the program, once this is committed. */
export async function saveWording(
  db: Database,
  { language, tag, text }: Wording,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const changed = { text, updated_by: userId, updated_at: now };
  await db
    .insertInto('translation_override')
    .values({ language, tag, ...changed })
    .onConflict((conflict) => conflict.columns(['language', 'tag']).doUpdateSet(changed))
    .execute();
  await tell(db);
}

/** Brings the delivered text back. */
export async function dropWording(
  db: Database,
  { language, tag }: Pick<Wording, 'language' | 'tag'>,
): Promise<void> {
  await db
    .deleteFrom('translation_override')
    .where('language', '=', language)
    .where('tag', '=', tag)
    .execute();
  await tell(db);
}

const tell = (db: Database) => sql`select pg_notify(${textsChanged}, '')`.execute(db);
