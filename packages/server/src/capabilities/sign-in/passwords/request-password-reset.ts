import { emailKey } from '@heima/domain/contacts/email-address.ts';
import { linkHours } from '@heima/domain/proofs/proof-limits.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { documentedErrors } from '@heima/domain/sign-in/documented-errors.ts';
import type { requestPasswordReset as contract } from '@heima/domain/sign-in/endpoints.ts';
import { passwordResetRequested } from '@heima/domain/sign-in/events.ts';
import { resetLinks, resetLinksOfStrangers } from '@heima/domain/sign-in/sign-in-limits.ts';
import {
  countQuestion,
  findSignInAddress,
  linkMessage,
  wasRefusedLately,
} from '#capabilities/contacts/public.ts';
import { askForProof } from '#capabilities/proofs/public.ts';
import { ownersMark } from '#capabilities/sessions/public.ts';
import { countAttempt } from '#platform/count-attempt.ts';
import type { Handler } from '#platform/http/call.ts';

/** Sends a link to choose a new password (E010, R091); earlier links of the person become void (U01). */
export const requestPasswordReset: Handler<typeof contract> = async ({ params }, call) => {
  const { services, now } = call;
  const key = emailKey(params.email);
  const email = await findSignInAddress(services.db, key);
  await countQuestion(call, key, email?.user_id);
  if (!email) return refuse('signIn.noSuchEmail', withError('signIn.noSuchEmail'));
  if (wasRefusedLately(email, now)) refuse('contacts.sendFailed', withError('contacts.sendFailed'));
  const own = await ownersMark(call, email.user_id);
  for (const attempt of [
    { key: `reset ${email.user_id} ${own ?? call.address}`, window: resetLinks },
    ...(own ? [] : [{ key: `reset ${email.user_id} strangers`, window: resetLinksOfStrangers }]),
  ])
    await countAttempt(services.db, attempt, now, 'proofs.tooManySent');
  const expiresAt = new Date(now.getTime() + linkHours * 3600 * 1000);
  await call.change(async (unit) => {
    const proofId = await askForProof(unit.db, {
      purpose: 'password_reset',
      subjectId: email.id,
      userId: email.user_id,
      now,
      expiresAt,
    });
    await unit.send(linkMessage, {
      to: { userId: email.user_id, address: email.address },
      payload: { proofId },
      key: proofId,
    });
    await unit.record(passwordResetRequested, email.user_id);
  });
  return { expires_at: expiresAt.toISOString() };
};

const withError = (code: keyof typeof documentedErrors) => ({
  extra: { error: documentedErrors[code].error },
});
