import { findPerson } from '#capabilities/people/public.ts';
import { endProof, findProof, makeLinkToken, sendLinkJob } from '#capabilities/proofs/public.ts';
import { sendLetter } from '#platform/email/send-letter.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { findEmail, markUndeliverable } from '../email-store.ts';
import { linkLetter } from './account-letters.ts';

/** Sends the letter with a proof's link; nothing when a newer request has made it void. */
export const sendLink = handleJob(sendLinkJob, async (services: Services, { proofId }) => {
  const { db, clock, config, secrets } = services;
  const proof = await findProof(db, proofId);
  if (!proof || proof.ended_at || proof.expires_at <= clock()) return;
  const [email, account] = await Promise.all([
    findEmail(db, proof.subject_id),
    findPerson(db, proof.user_id),
  ]);
  if (!email || !account) return;
  const resets = proof.purpose === 'password_reset';
  const target = { to: email.address, language: account.primary_language, key: `link-${proofId}` };
  const handover = await sendLetter(services, target, async (say) => {
    const token = await makeLinkToken(db, secrets, proofId);
    return linkLetter(say, resets ? 'resetPassword' : 'confirmEmail', {
      fullName: account.full_name,
      productName: config.PRODUCT_NAME,
      email: email.address,
      url: linkUrl(
        config.PUBLIC_URL,
        resets ? 'forgot-password' : 'emailconfirmation',
        token,
        proof.page_url,
      ),
    });
  });
  if (handover === 'refused') {
    await markUndeliverable(db, email.id, clock());
    await endProof(db, proofId, clock());
  } else if (email.undeliverable_at) await markUndeliverable(db, email.id, null);
});

function linkUrl(publicUrl: string, page: string, token: string, otherPage: string | null): string {
  if (!otherPage) return `${publicUrl}/${page}/${token}`;
  const url = new URL(otherPage);
  url.searchParams.set('token', token);
  return url.href;
}
