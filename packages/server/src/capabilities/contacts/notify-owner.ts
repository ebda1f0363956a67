import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type noticeKinds, sendNoticeJob } from './jobs/send-notice-job.ts';
import { mailingAddress } from './recipient-store.ts';

/**
 * Tells the owner of an account of a change, at the primary address as it stands now or at `to`, when the change
 * concerns the address itself. What others can bring about again and again is told once for each `occasion`.
 */
export async function notifyOwner(
  unit: UnitOfWork,
  userId: string,
  kind: (typeof noticeKinds)[number],
  more: { email?: string; to?: string; occasion?: string } = {},
): Promise<void> {
  const primary = await mailingAddress(unit.db, userId);
  if (!primary) return;
  // An address that nobody has proved may be a stranger's: it is told of each kind once a day.
  const occasion = more.occasion ?? (primary.verified_at ? undefined : todayInIceland(unit.now));
  await unit.enqueue(sendNoticeJob, {
    key: `notice-${occasion ? `${kind}-${userId}-${occasion}` : newId()}`,
    kind,
    to: more.to ?? primary.address,
    language: primary.primary_language,
    fullName: primary.full_name,
    email: more.email,
  });
}
