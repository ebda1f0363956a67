import { refusalToVerifyPhone } from '@heima/domain/contacts/contact-decisions.ts';
import {
  codePauseSeconds,
  codesPerNumber,
  codesPerNumberOfAll,
  codesPerPerson,
} from '@heima/domain/contacts/contact-limits.ts';
import type { sendPhoneCode as contract } from '@heima/domain/contacts/endpoints.ts';
import { codeMinutes } from '@heima/domain/proofs/proof-limits.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { codeMessage } from '#capabilities/contacts/messages/code-message.ts';
import { askForProof, refuseRecent, sentUntil } from '#capabilities/proofs/public.ts';
import { countAttempt } from '#platform/count-attempt.ts';
import type { Handler } from '#platform/http/call.ts';
import { isNumberServed } from '#platform/sms-countries.ts';
import { ownContact } from './own-contact.ts';
import { findPhone, lockPhone } from './phone-store.ts';
import { wasRefusedLately } from './send-email-confirmation.ts';

/** Sends a code by SMS (E038, R156). The limits of number and person hold over all accounts and numbers (G02). */
export const sendPhoneCode: Handler<typeof contract> = async ({ params }, call) => {
  const { services, now } = call;
  const { db, secrets } = services;
  const phone = ownContact(call.actor, await findPhone(db, params.id));
  const recent = { purpose: 'phone', subjectId: phone.id, pauseSeconds: codePauseSeconds, now } as const;
  refuseIf(refusalToVerifyPhone({ isVerified: phone.verified_at !== null }));
  if (!isNumberServed(services.config, phone.e164)) refuse('contacts.countryNotServed');
  if (wasRefusedLately(phone, now)) refuse('contacts.smsFailed');
  await refuseRecent(db, recent);
  const counted = [
    { key: `code number ${secrets.hash(phone.e164)} ${phone.user_id}`, window: codesPerNumber },
    { key: `code number ${secrets.hash(phone.e164)}`, window: codesPerNumberOfAll },
    { key: `code person ${phone.user_id}`, window: codesPerPerson },
  ];
  for (const attempt of counted) await countAttempt(db, attempt, now, 'proofs.tooManySent');
  await call.change(async (unit) => {
    // Of two requests at once the second waits here and then sees that one was sent.
    await lockPhone(unit.db, phone.id);
    await refuseRecent(unit.db, recent);
    const proofId = await askForProof(unit.db, {
      purpose: 'phone',
      subjectId: phone.id,
      userId: phone.user_id,
      now,
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
    });
    await unit.send(codeMessage, {
      to: { userId: phone.user_id, address: phone.e164 },
      payload: { proofId },
      key: proofId,
    });
  });
  return sentUntil(now, codeMinutes * 60, codePauseSeconds);
};
