import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import type { Database } from '#platform/db/database.ts';

/** Whether a registered person is the user: one whose identity was proved, with the same name and birth date. */
export async function isThemselves(
  db: Database,
  userId: string,
  { name, birthDate }: { name: string; birthDate: PlainDate | null },
): Promise<boolean> {
  if (!birthDate) return false;
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('identity_verified_at', 'is not', null)
    .where('full_name', '=', name)
    .where('birth_date', '=', birthDate)
    .executeTakeFirst();
  return found !== undefined;
}
