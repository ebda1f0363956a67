import { ownerOfAddress } from '#capabilities/contacts/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { RequestRow } from './request-store.ts';

const keyOf = (requestId: string, sending: number): string => `corenter ${requestId} ${sending}`;

interface Invitation {
  requestId: string;
  sending: number;
  invitedBy: string;
  /** Whoever has proved the invited address. */
  receiver: string;
}

/** Notifies the invited person, who has an account, with the way to the invitation (E045, R176). */
export async function notifyInvited(
  unit: UnitOfWork,
  { requestId, sending, invitedBy, receiver }: Invitation,
): Promise<void> {
  const inviter = (await peopleById(unit.db, [invitedBy])).get(invitedBy);
  await notify(unit, {
    type: 'corenter_invitation',
    receivers: [receiver],
    subjectId: requestId,
    params: { name: inviter?.full_name ?? '' },
    image: inviter?.profile_image?.image.smaller ?? null,
    key: keyOf(requestId, sending),
  });
}

/** Takes the notification back when the invitation is gone before it was answered: it would lead nowhere. */
export async function takeBackInvited(
  unit: UnitOfWork,
  row: Pick<RequestRow, 'id' | 'sending' | 'email_key'>,
): Promise<void> {
  const reader = await ownerOfAddress(unit.db, row.email_key);
  if (reader) await takeBackNotification(unit, { receivers: [reader.id], key: keyOf(row.id, row.sending) });
}
