import type { Services } from '#platform/services.ts';
import { findingsPlace } from './apply-decision.ts';
import { findIdentity, nationalIdPlace } from './identity-store.ts';
import { verificationsOf } from './verification-store.ts';

/** What is held about the identity of a person, in the clear, for the copy of their data. */
export const identityData = async (services: Services, userId: string) => ({
  identity: await identityOf(services, userId),
  verifications: await verificationsFor(services, userId),
});

async function identityOf({ db, encryption }: Services, userId: string) {
  const row = await findIdentity(db, userId);
  if (!row) return undefined;
  const { national_id, national_id_hash: _, user_id: __, ...rest } = row;
  return { ...rest, national_id: encryption.decrypt(national_id, nationalIdPlace(userId)) };
}

/** Verifications of identity documents, with what the provider read from them. */
async function verificationsFor({ db, encryption }: Services, userId: string) {
  const rows = await verificationsOf(db, userId);
  return rows.map(({ findings, ...row }) => ({
    ...row,
    findings: findings && JSON.parse(encryption.decrypt(findings, findingsPlace(row.id))),
  }));
}
