import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { type NoticeKind, noticeMessage } from '#capabilities/contacts/messages/notice-message.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { mailingAddress } from './recipient-store.ts';

/**
 * Notifies the owner of an account of a change, at the primary address as it stands now or at `to`, when the change
 * concerns the address itself. Of what others can bring about again and again there is one e-mail for each `occasion`.
 */
export async function notifyOwner(
  unit: UnitOfWork,
  userId: string,
  kind: NoticeKind,
  more: { email?: string; to?: string; occasion?: string } = {},
): Promise<void> {
  const primary = await mailingAddress(unit.db, userId);
  if (!primary) return;
  const address = more.to ?? primary.address;
  // An address that nobody has proved may be a stranger's: it is sent each kind once a day.
  const occasion = more.occasion ?? (primary.verified_at ? undefined : todayInIceland(unit.now));
  await unit.send(noticeMessage, {
    // By the time it is sent there is no account any more.
    to:
      kind === 'accountDeleted'
        ? { address, language: primary.primary_language, fullName: primary.full_name }
        : { userId, address },
    payload: { kind, email: more.email ?? '' },
    key: occasion ? `${kind} ${userId} ${occasion}` : newId(),
  });
}
