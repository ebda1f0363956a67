import { accountChanged } from '@heima/domain/accounts/events.ts';
import { identityProved, reviewNeeded, verificationDecided } from '@heima/domain/identity/events.ts';
import { namesAgree } from '@heima/domain/identity/names-agree.ts';
import { isOnTheWay } from '@heima/domain/identity/verification-status.ts';
import { sql } from 'kysely';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { transition, transitionAll } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Services } from '#platform/services.ts';
import type { VerificationDecision } from '#ports/identity-verification.ts';
import { findIdentity } from './identity-store.ts';
import { verificationMachine } from './verification-machine.ts';
import { hasOtherProof, lockVerification, type VerificationRow } from './verification-store.ts';

export const findingsPlace = (id: string): string => `verification.findings ${id}`;

/**
 * Applies what the provider says now. Of two decisions the newer one counts, whichever arrives first, so that late,
 * repeated and replayed messages change nothing (integrations 5).
 */
export async function applyDecision(
  unit: UnitOfWork,
  { encryption }: Pick<Services, 'encryption'>,
  id: string,
  decision: VerificationDecision,
): Promise<void> {
  const { db } = unit;
  const row = await lockVerification(db, id);
  if (!row) return;
  const { state, decidedAt, reasonCode, person, document } = decision;
  if (isOnTheWay(state)) {
    await transitionAll(unit, verificationMachine, sql`id = ${id}`, state);
    return;
  }
  if (!decidedAt || (row.decided_at && decidedAt <= row.decided_at)) return;
  const findings = person || document ? JSON.stringify({ person, document }) : null;
  // What people of ours have accepted stays so while the provider says the same.
  const agrees = state === 'approved' ? row.review === 'accepted' || (await settle(unit, row, person)) : null;
  if (state !== 'approved' && row.agrees) await withdraw(unit, row);
  await transition(unit, verificationMachine, id, state, {
    decided_at: decidedAt,
    reason_code: reasonCode,
    findings: findings && encryption.encrypt(findings, findingsPlace(id)),
    agrees,
  });
  await unit.record(verificationDecided, row.user_id, { state, reasonCode, agrees });
  if (agrees === false && row.review === null)
    await unit.record(reviewNeeded, row.user_id, { verification: id });
  await unit.notifyLive(row.user_id, accountChanged.name);
}

/** A document proves the account's name and birth date, or people of ours look at the difference. */
async function settle(
  unit: UnitOfWork,
  row: VerificationRow,
  person: VerificationDecision['person'],
): Promise<boolean> {
  const user = await lockUser(unit.db, row.user_id);
  if (!user || !person) return false;
  const sameName = namesAgree(user.full_name, `${person.givenName} ${person.surname}`);
  const sameDay = person.birthDate !== null && (user.birth_date ?? person.birthDate) === person.birthDate;
  if (!sameName || !sameDay) return false;
  if (!user.identity_verified_at) {
    const proved = { identity_verified_at: unit.now, birth_date: person.birthDate };
    await changeUser(unit.db, user.id, proved, unit.now);
    await unit.record(identityProved, user.id, { method: 'document' });
  }
  return true;
}

/** The provider took its approval back: without another proof the account is unproved again. */
async function withdraw(unit: UnitOfWork, { id, user_id: userId }: VerificationRow): Promise<void> {
  const isProved = (await findIdentity(unit.db, userId)) || (await hasOtherProof(unit.db, userId, id));
  if (!isProved) await changeUser(unit.db, userId, { identity_verified_at: null }, unit.now);
}
