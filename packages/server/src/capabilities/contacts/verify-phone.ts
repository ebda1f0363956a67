import { accountChanged, phoneProved } from '@heima/domain/accounts/events.ts';
import type { verifyPhone as contract } from '@heima/domain/contacts/endpoints.ts';
import { codeTries } from '@heima/domain/proofs/proof-limits.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { countTry, endProof, hashCode, latestProof } from '#capabilities/proofs/public.ts';
import { refusingConflict } from '#platform/db/refusing-conflict.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { sameText } from '#platform/secrets.ts';
import { ownContact } from './own-contact.ts';
import { findPhone, markPhoneProved, type PhoneRow } from './phone-store.ts';
import { refuseKnownPhone } from './refuse-known-contact.ts';

/** Verifies a phone number by the code of its SMS (E039, R154). */
export const verifyPhone: Handler<typeof contract> = async ({ params, body }, call) => {
  const phone = ownContact(call.actor, await findPhone(call.services.db, params.id));
  if (phone.verified_at) refuse('accounts.phoneVerified');
  const proofId = await rightCode(call, phone, body.code);
  const proved = { id: phone.id, country_code: phone.country_code, number: phone.number, verified: true };
  return refusingConflict(
    () =>
      call.answer(
        (unit) => provePhone(unit, phone, proofId),
        () => proved,
      ),
    { phone_verified: refuseKnownPhone },
  );
};

/**
 * The proof whose code this is. The try is counted and committed before the code is compared, and five wrong ones
 * end the proof, so that then the right one is refused too (U08).
 */
async function rightCode({ services, now }: Call, phone: PhoneRow, code: string): Promise<string> {
  const refuseCode = (name: 'codeWrong' | 'codeVoid' | 'codeExpired', params = {}): never =>
    refuse(`accounts.${name}`, { params, fields: { code: [`accounts.refusals.${name}`] } });
  const proof = await latestProof(services.db, 'phone', phone.id);
  if (!proof || proof.ended_at) return refuseCode('codeVoid');
  if (proof.expires_at <= now) return refuseCode('codeExpired');
  const tried = await countTry(services.db, proof.id, now);
  if (!tried) return refuseCode('codeVoid');
  const hash = hashCode(services.secrets, proof.id, code);
  const matches = tried.secret_hashes.map((one) => sameText(one, hash));
  if (matches.includes(true)) return proof.id;
  const left = codeTries - tried.tries;
  return left > 0 ? refuseCode('codeWrong', { count: left }) : refuseCode('codeVoid');
}

async function provePhone(unit: UnitOfWork, phone: PhoneRow, proofId: string): Promise<void> {
  const { db, now } = unit;
  const user = await lockUser(db, phone.user_id);
  if (!(await endProof(db, proofId, now))) refuse('accounts.codeVoid');
  await markPhoneProved(db, phone.id, now);
  if (user && !user.primary_phone_id) await changeUser(db, user.id, { primary_phone_id: phone.id }, now);
  await unit.record(phoneProved, phone.user_id, { phoneId: phone.id });
  await unit.notifyLive(phone.user_id, accountChanged.name);
}
