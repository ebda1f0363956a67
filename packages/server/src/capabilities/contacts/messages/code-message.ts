import { codeDigits, codeMinutes, codeTries } from '@heima/domain/proofs/proof-limits.ts';
import { z } from 'zod';
import { findPhone, markPhoneUndeliverable } from '#capabilities/contacts/phone-store.ts';
import { addSecret, endProof, findProof, hashCode } from '#capabilities/proofs/public.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import type { Services } from '#platform/services.ts';
import { codeText } from './code-text.ts';

/** The code that proves a phone number. It is made when it is sent, and only its hash is kept. */
export const codeMessage = defineMessage({
  name: 'contacts.code',
  payload: z.object({ proofId: z.uuid() }),
  load: makeCode,
  write: { sms: ({ code }, writing) => codeText(code, writing) },
  isUrgent: true,
  triedMinutes: codeMinutes,
  async ended(unit, { proofId }, outcome) {
    const proof = await findProof(unit.db, proofId);
    const phone = proof && (await findPhone(unit.db, proof.subject_id));
    if (!phone) return;
    if (outcome === 'sent' && phone.undeliverable_at) await markPhoneUndeliverable(unit.db, phone.id, null);
    if (outcome !== 'refused') return;
    await markPhoneUndeliverable(unit.db, phone.id, unit.now);
    if (await endProof(unit.db, proofId, unit.now))
      await unit.notifyLive(phone.user_id, 'contacts.codeRefused', { phone_id: phone.id });
  },
  examples: [{ code: '418207' }],
});

/** Nothing when a newer request has made the proof void, or its tries were used up while the service was down. */
async function makeCode(
  { db, clock, secrets }: Services,
  { proofId }: { proofId: string },
): Promise<{ code: string } | undefined> {
  const proof = await findProof(db, proofId);
  if (!proof || proof.ended_at || proof.expires_at <= clock() || proof.tries >= codeTries) return undefined;
  const code = secrets.code(codeDigits);
  await addSecret(db, proofId, hashCode(secrets, proofId, code));
  return { code };
}
