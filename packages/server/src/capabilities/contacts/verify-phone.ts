import { accountChanged } from '@heima/domain/accounts/events.ts';
import { refusalToVerifyPhone } from '@heima/domain/contacts/contact-decisions.ts';
import type { verifyPhone as contract } from '@heima/domain/contacts/endpoints.ts';
import { phoneProved } from '@heima/domain/contacts/events.ts';
import { codeTries } from '@heima/domain/proofs/proof-limits.ts';
import { refusalToTryCode } from '@heima/domain/proofs/proof-state.ts';
import { refusalText, refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { changeUser, lockUser } from '#capabilities/people/public.ts';
import { countTry, endProof, hashCode, latestProof } from '#capabilities/proofs/public.ts';
import { refusingConflict } from '#platform/db/refusing-conflict.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { sameText } from '#platform/secrets.ts';
import { ownContact } from './own-contact.ts';
import { findPhone, markPhoneProved, type PhoneRow } from './phone-store.ts';
import { presentPhone } from './present-contact.ts';
import { refuseKnownPhone } from './refuse-known-contact.ts';

/** Verifies a phone number by the code of its SMS (E039, R154). */
export const verifyPhone: Handler<typeof contract> = async ({ params, body }, call) => {
  const phone = ownContact(call.actor, await findPhone(call.services.db, params.id));
  refuseIf(refusalToVerifyPhone({ isVerified: phone.verified_at !== null }));
  const proofId = await rightCode(call, phone, body.code);
  const proved = presentPhone({ ...phone, verified_at: call.now }, call.language);
  return refusingConflict(
    () =>
      call.answer(
        (unit) => provePhone(unit, phone, proofId),
        () => proved,
      ),
    { phone_verified: refuseKnownPhone },
  );
};

type CodeRefusal = 'contacts.codeWrong' | NonNullable<ReturnType<typeof refusalToTryCode>>;

/**
 * The proof whose code this is. The try is counted and committed before the code is compared, and five wrong ones
 * end the proof, so that then the right one is refused too (U08).
 */
async function rightCode({ services, now }: Call, phone: PhoneRow, code: string): Promise<string> {
  const refuseCode = (code: CodeRefusal, params = {}): never =>
    refuse(code, { params, fields: { code: [refusalText(code)] } });
  const proof = await latestProof(services.db, 'phone', phone.id);
  const facts = proof && { endedAt: proof.ended_at, expiresAt: proof.expires_at, tries: proof.tries };
  const no = refusalToTryCode(facts, now);
  if (!proof || no) return refuseCode(no ?? 'contacts.codeVoid');
  const tried = await countTry(services.db, proof.id, now);
  if (!tried) return refuseCode('contacts.codeVoid');
  const hash = hashCode(services.secrets, proof.id, code);
  const matches = tried.secret_hashes.map((one) => sameText(one, hash));
  if (matches.includes(true)) return proof.id;
  const left = codeTries - tried.tries;
  return left > 0 ? refuseCode('contacts.codeWrong', { count: left }) : refuseCode('contacts.codeVoid');
}

async function provePhone(unit: UnitOfWork, phone: PhoneRow, proofId: string): Promise<void> {
  const { db, now } = unit;
  const user = await lockUser(db, phone.user_id);
  if (!(await endProof(db, proofId, now))) refuse('contacts.codeVoid');
  await markPhoneProved(db, phone.id, now);
  if (user && !user.primary_phone_id) await changeUser(db, user.id, { primary_phone_id: phone.id }, now);
  await unit.record(phoneProved, phone.user_id, { phoneId: phone.id });
  await unit.notifyLive(phone.user_id, accountChanged.name);
}
