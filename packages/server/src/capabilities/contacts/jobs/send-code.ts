import { codeDigits, codeTries } from '@heima/domain/proofs/proof-limits.ts';
import { findPerson } from '#capabilities/people/public.ts';
import { addSecret, endProof, findProof, hashCode, sendCodeJob } from '#capabilities/proofs/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { sendOnce } from '#platform/email/send-once.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { findPhone, markPhoneUndeliverable } from '../phone-store.ts';
import { codeText } from './code-text.ts';

/** Sends a proof's code by SMS; nothing when a newer request has made it void. */
export const sendCode = handleJob(sendCodeJob, async (services: Services, { proofId }) => {
  const { db, clock, config, secrets, texts, ports } = services;
  const proof = await findProof(db, proofId);
  // A code whose tries were used up while the service was down would only disappoint.
  if (!proof || proof.ended_at || proof.expires_at <= clock() || proof.tries >= codeTries) return;
  const [phone, account] = await Promise.all([
    findPhone(db, proof.subject_id),
    findPerson(db, proof.user_id),
  ]);
  if (!phone || !account) return;
  const handover = await sendOnce(services, `code-${proofId}`, async () => {
    const code = secrets.code(codeDigits);
    await addSecret(db, proofId, hashCode(secrets, proofId, code));
    const host = new URL(config.PUBLIC_URL).hostname;
    const text = codeText(texts, account.primary_language, { code, productName: config.PRODUCT_NAME, host });
    await ports.sms.send({ to: phone.e164, text });
  });
  if (handover !== 'refused') {
    if (phone.undeliverable_at) await markPhoneUndeliverable(db, phone.id, null);
    return;
  }
  const now = clock();
  const cause = systemCause(now);
  await services.unitOfWork(cause, async (unit) => {
    await markPhoneUndeliverable(unit.db, phone.id, now);
    if (await endProof(unit.db, proofId, now))
      await unit.tellLive(phone.user_id, 'accounts.codeRefused', { phone_id: phone.id });
  });
});
