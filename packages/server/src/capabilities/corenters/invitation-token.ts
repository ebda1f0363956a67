import type { Database } from '#platform/db/database.ts';
import { type Secrets, sameText } from '#platform/secrets.ts';
import { addToken, type RequestRow } from './request-store.ts';

const hashOf = (secrets: Secrets, requestId: string, token: string): string =>
  secrets.hash(`invitation ${requestId} ${token}`);

/** Makes the token of an e-mail's link and remembers its hash; only the e-mail carries the token itself. */
export async function makeToken(db: Database, secrets: Secrets, requestId: string): Promise<string> {
  const token = secrets.token();
  await addToken(db, requestId, hashOf(secrets, requestId, token));
  return token;
}

/** Whether a token is one of the e-mails of this request that still count. */
export function isTokenOf(secrets: Secrets, row: RequestRow, token: string | undefined): boolean {
  if (!token) return false;
  const hash = hashOf(secrets, row.id, token);
  return row.token_hashes.some((one) => sameText(one, hash));
}
