import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export const signChannel = 'live_sign';

/** What is of the moment and kept nowhere, as that somebody is typing. */
export interface LiveSign {
  /** Whose open pages it reaches. */
  to: readonly string[];
  kind: string;
  /** Ids and codes only: a notice of the database takes less than 8,000 bytes. */
  payload: Record<string, unknown>;
}

/** Shows a sign in open pages at every copy of the program. */
export async function sendLiveSign(db: Database, sign: LiveSign): Promise<void> {
  await sql`select pg_notify(${signChannel}, ${JSON.stringify(sign)})`.execute(db);
}
