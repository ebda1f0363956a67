import { linkHours, resetLinks } from '@heima/domain/accounts/account-limits.ts';
import { documentedErrors } from '@heima/domain/accounts/documented-errors.ts';
import { emailKey } from '@heima/domain/accounts/email-address.ts';
import type { requestPasswordReset as contract } from '@heima/domain/accounts/endpoints.ts';
import { passwordResetRequested } from '@heima/domain/accounts/events.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { countAttempt } from '../attempt-store.ts';
import { findSignInAddress } from '../contacts/email-store.ts';
import { wasRefusedLately } from '../contacts/send-email-confirmation.ts';
import { sendLinkJob } from '../jobs/send-link-job.ts';
import { askForProof } from '../proofs/proof-store.ts';
import { countQuestion } from '../refuse-known-email.ts';
import { isOwnersAddress } from '../sessions/known-address.ts';

/** Sends a link to choose a new password (E010, R091); earlier links of the person become void (U01). */
export const requestPasswordReset: Handler<typeof contract> = async ({ params }, call) => {
  const { services, now } = call;
  const key = emailKey(params.email);
  const email = await findSignInAddress(services.db, key);
  await countQuestion(call, key, email?.user_id);
  if (!email) return refuse('accounts.noSuchEmail', withError('accounts.noSuchEmail'));
  if (wasRefusedLately(email, now)) refuse('accounts.sendFailed', withError('accounts.sendFailed'));
  const own = (await isOwnersAddress(call, email.user_id)) ? ` ${call.address}` : '';
  const attempt = { key: `reset ${email.user_id}${own}`, window: resetLinks };
  await countAttempt(services.db, attempt, now, 'accounts.tooManySent');
  const expiresAt = new Date(now.getTime() + linkHours * 3600 * 1000);
  await call.change(async (unit) => {
    const proofId = await askForProof(unit.db, {
      purpose: 'password_reset',
      subjectId: email.id,
      userId: email.user_id,
      now,
      expiresAt,
    });
    await unit.enqueue(sendLinkJob, { proofId });
    await unit.record(passwordResetRequested, email.user_id);
  });
  return { expires_at: expiresAt.toISOString() };
};

const withError = (code: keyof typeof documentedErrors) => ({
  extra: { error: documentedErrors[code].error },
});
