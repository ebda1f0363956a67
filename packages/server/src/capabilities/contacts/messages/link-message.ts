import { linkHours } from '@heima/domain/proofs/proof-limits.ts';
import { z } from 'zod';
import { findEmail, markUndeliverable } from '#capabilities/contacts/email-store.ts';
import { endProof, findProof, makeLinkToken } from '#capabilities/proofs/public.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import type { Services } from '#platform/services.ts';

interface Link {
  kind: 'confirmEmail' | 'resetPassword';
  email: string;
  token: string;
  /** The page of ours that it leads to, when it is not the usual one. */
  otherPage: string | null;
}

/** The link that confirms an e-mail address, or lets its owner choose a new password. It is made when it is sent. */
export const linkMessage = defineMessage({
  name: 'contacts.link',
  payload: z.object({ proofId: z.uuid() }),
  load: makeLink,
  write: {
    email({ kind, email, ...link }: Link, { translate, origin, productName }) {
      const text = (name: 'subject' | 'heading' | 'text' | 'action' | 'note' | 'reason') =>
        translate(`contacts.emails.${kind}.${name}`, { product: productName, email, hours: linkHours });
      return {
        subject: text('subject'),
        heading: text('heading'),
        paragraphs: [text('text')],
        action: { label: text('action'), url: urlOf({ kind, ...link }, origin) },
        note: `${text('note')} ${translate('outbox.neverAsk')}`,
        reason: text('reason'),
      };
    },
  },
  isUrgent: true,
  triedMinutes: linkHours * 60,
  async ended(unit, { proofId }, outcome) {
    const proof = await findProof(unit.db, proofId);
    const email = proof && (await findEmail(unit.db, proof.subject_id));
    if (!email) return;
    if (outcome === 'sent' && email.undeliverable_at) await markUndeliverable(unit.db, email.id, null);
    if (outcome !== 'refused') return;
    await markUndeliverable(unit.db, email.id, unit.now);
    await endProof(unit.db, proofId, unit.now);
  },
  examples: [
    { kind: 'confirmEmail', email: 'jon@netfang.is', token: 'a'.repeat(75), otherPage: null },
    { kind: 'resetPassword', email: 'jon@netfang.is', token: 'a'.repeat(75), otherPage: null },
  ],
});

/** Nothing when a newer request has made the proof void, or its address is gone. */
async function makeLink({ db, clock, secrets }: Services, { proofId }: { proofId: string }) {
  const proof = await findProof(db, proofId);
  if (!proof || proof.ended_at || proof.expires_at <= clock()) return undefined;
  const email = await findEmail(db, proof.subject_id);
  if (!email) return undefined;
  const link: Link = {
    kind: proof.purpose === 'password_reset' ? 'resetPassword' : 'confirmEmail',
    email: email.address,
    token: await makeLinkToken(db, secrets, proofId),
    otherPage: proof.page_url,
  };
  return link;
}

function urlOf({ kind, token, otherPage }: Omit<Link, 'email'>, origin: string): string {
  const page = kind === 'resetPassword' ? 'forgot-password' : 'emailconfirmation';
  if (!otherPage) return `${origin}/${page}/${token}`;
  const url = new URL(otherPage);
  url.searchParams.set('token', token);
  return url.href;
}
