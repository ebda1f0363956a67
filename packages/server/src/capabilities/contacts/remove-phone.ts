import { accountChanged } from '@heima/domain/accounts/events.ts';
import { refusalToRemovePhone } from '@heima/domain/contacts/contact-decisions.ts';
import type { removePhone as contract } from '@heima/domain/contacts/endpoints.ts';
import { phoneRemoved } from '@heima/domain/contacts/events.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { lockUser } from '#capabilities/people/public.ts';
import { voidProofs } from '#capabilities/proofs/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { ownContact } from './own-contact.ts';
import { deletePhone, findPhone } from './phone-store.ts';

/** Removes a phone number (E037) that is not the primary one. */
export const removePhone: Handler<typeof contract> = async ({ params }, call) => {
  const { user_id: userId } = ownContact(call.actor, await findPhone(call.services.db, params.id));
  await call.change(async (unit) => {
    const user = await lockUser(unit.db, userId);
    refuseIf(refusalToRemovePhone({ isPrimary: user?.primary_phone_id === params.id }));
    await voidProofs(unit.db, { userId, subjectId: params.id, now: unit.now });
    await deletePhone(unit.db, params.id);
    await unit.record(phoneRemoved, userId);
    await unit.notifyLive(userId, accountChanged.name);
  });
};
