import {
  confirmationPauseSeconds,
  confirmationsOfAll,
  confirmationsPerDay,
} from '@heima/domain/contacts/contact-limits.ts';
import { linkHours } from '@heima/domain/proofs/proof-limits.ts';
import { linkMessage } from '#capabilities/contacts/messages/link-message.ts';
import { lockUser } from '#capabilities/people/public.ts';
import { askForProof, refuseRecent, sentUntil } from '#capabilities/proofs/public.ts';
import { countAttempt } from '#platform/count-attempt.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';

const linkSeconds = linkHours * 3600;

const pauseOf = (subjectId: string) =>
  ({ purpose: 'email', subjectId, pauseSeconds: confirmationPauseSeconds }) as const;

interface Confirmed {
  id: string;
  user_id: string;
  address: string;
}

/** Asks for the proof of an e-mail address and has its e-mail sent when the change is committed. */
export async function askConfirmation(unit: UnitOfWork, email: Confirmed, pageUrl?: string): Promise<void> {
  const { db, now } = unit;
  // Others may have asked since the pause was looked at.
  await lockUser(db, email.user_id);
  await refuseRecent(db, { ...pauseOf(email.id), now });
  const expiresAt = new Date(now.getTime() + linkSeconds * 1000);
  const proofId = await askForProof(db, {
    purpose: 'email',
    subjectId: email.id,
    userId: email.user_id,
    pageUrl,
    now,
    expiresAt,
  });
  await unit.send(linkMessage, {
    to: { userId: email.user_id, address: email.address },
    payload: { proofId },
    key: proofId,
  });
}

/** What the caller is answered: how long the link works, when another may be asked for. */
export const confirmationSent = (now: Date) => sentUntil(now, linkSeconds, confirmationPauseSeconds);

/** Refuses an e-mail too soon after the last one, or too many to one address in a day. */
export async function limitConfirmations(
  { services, now }: Call,
  { key, id, userId }: { key: string; id: string | undefined; userId: string },
): Promise<void> {
  if (id) await refuseRecent(services.db, { ...pauseOf(id), now });
  const subject = services.secrets.hash(key);
  // Somebody who has typed the address of another into their own account must not use up the other's e-mails.
  for (const attempt of [
    { key: `confirm ${subject} ${userId}`, window: confirmationsPerDay },
    { key: `confirm ${subject}`, window: confirmationsOfAll },
  ])
    await countAttempt(services.db, attempt, now, 'proofs.tooManySent');
}
