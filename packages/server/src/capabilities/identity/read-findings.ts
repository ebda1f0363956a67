import { type DocumentType, documentTypeOf } from '@heima/domain/identity/document-types.ts';
import { namesAgree } from '@heima/domain/identity/names-agree.ts';
import { type PlainDate, readPlainDate } from '@heima/domain/shared/plain-date.ts';
import type { Services } from '#platform/services.ts';
import { findingsPlace } from './apply-decision.ts';
import { findVerification, type VerificationRow } from './verification-store.ts';

/** What the provider read from a document. */
export interface Findings {
  full_name: string | null;
  birth_date: PlainDate | null;
  type: DocumentType | null;
  country: string | null;
}

interface Kept {
  person?: { givenName: string; surname: string; birthDate: string | null } | null;
  document?: { type: string; country: string } | null;
}

/** What stands in a document, in the clear. Who reads it is to be answered for: the caller writes the audit entry. */
export function findingsOf({ encryption }: Pick<Services, 'encryption'>, row: VerificationRow): Findings {
  const { person, document }: Kept = row.findings
    ? JSON.parse(encryption.decrypt(row.findings, findingsPlace(row.id)))
    : {};
  return {
    full_name: person ? `${person.givenName} ${person.surname}`.trim() : null,
    birth_date: readPlainDate(person?.birthDate ?? '') ?? null,
    type: document ? documentTypeOf(document.type) : null,
    country: document?.country ?? null,
  };
}

/** The same by the id of the verification; nothing where there is none. */
export async function readFindings(
  services: Pick<Services, 'encryption' | 'db'>,
  id: string,
): Promise<Findings | undefined> {
  const row = await findVerification(services.db, id);
  return row && findingsOf(services, row);
}

/** In what a document differs from the account. */
export const differencesOf = (
  account: { full_name: string; birth_date: string | null },
  document: Findings,
): ('name' | 'birth_date')[] => [
  ...(document.full_name === null || !namesAgree(account.full_name, document.full_name)
    ? (['name'] as const)
    : []),
  ...(document.birth_date === null || document.birth_date !== (account.birth_date ?? document.birth_date)
    ? (['birth_date'] as const)
    : []),
];
