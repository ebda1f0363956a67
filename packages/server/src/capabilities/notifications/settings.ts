import { notificationAccess } from '@heima/domain/notifications/access.ts';
import type {
  blockNotifications as blockContract,
  getNotificationSettings as contract,
  unblockNotifications as unblockContract,
} from '@heima/domain/notifications/endpoints.ts';
import { notificationsBlocked, notificationsUnblocked } from '@heima/domain/notifications/events.ts';
import {
  isBlocked,
  methodsOf,
  type NotificationType,
  notificationTypes,
} from '@heima/domain/notifications/notification-types.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { type Actor, signedIn, worksIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { blacklistId } from './blacklist-id.ts';
import { choicesOf, saveChoice } from './choice-store.ts';

/** Types that are offered to a person: those that something notifies of and that can be sent, some to staff of an area only. */
const offeredTo = (actor: Actor): readonly NotificationType[] =>
  (notificationTypes as readonly NotificationType[]).filter(
    (type) =>
      type.exists && methodsOf(type).length > 0 && (!type.staffArea || worksIn(actor, type.staffArea)),
  );

/** What the caller is sent of each type, by which methods (E041, R181). */
export const getNotificationSettings: Handler<typeof contract> = async ({ params }, { services, actor }) => {
  authorize(notificationAccess, 'read', actor, { ownerId: params.id });
  const choices = await choicesOf(services.db, params.id);
  return offeredTo(actor).map((type) => ({
    id: type.id,
    tag: type.tag,
    methods: methodsOf(type).map((method) => {
      const choice = choices.find((one) => one.type === type.id && one.method === method.id);
      const blocked = isBlocked(type, method.tag, choice?.blocked);
      return { ...method, blacklist_id: blocked ? blacklistId(params.id, type.id, method.id) : null };
    }),
  }));
};

/** Blocks a method for a type (E042); blocking what is blocked answers the same entry. */
export const blockNotifications: Handler<typeof blockContract> = async ({ params, body }, call) => {
  authorize(notificationAccess, 'change', call.actor, { ownerId: params.id });
  const { notification_type_id: typeId, notification_method_id: methodId } = body;
  const type = offeredTo(call.actor).find(({ id }) => id === typeId);
  if (!type)
    return refuse('common.invalidInput', { fields: { notification_type_id: ['validation.choice'] } });
  if (!methodsOf(type).some(({ id }) => id === methodId))
    return refuse('notifications.methodNotOffered', {
      fields: { notification_method_id: ['validation.choice'] },
    });
  return call.answer(
    (unit) => choose(unit, params.id, { typeId, methodId, blocked: true }),
    () => ({
      id: blacklistId(params.id, typeId, methodId),
      notification_type_id: typeId,
      notification_method_id: methodId,
    }),
  );
};

/** Removes an entry of the caller's own blacklist (E043, R182); removing it again changes nothing. */
export const unblockNotifications: Handler<typeof unblockContract> = async ({ params }, call) => {
  const actor = signedIn(call.actor);
  const entry = offeredTo(actor)
    .flatMap((type) => methodsOf(type).map((method) => ({ typeId: type.id, methodId: method.id })))
    .find(({ typeId, methodId }) => blacklistId(actor.userId, typeId, methodId) === params.id);
  if (!entry) return refuse('common.notFound');
  await call.change((unit) => choose(unit, actor.userId, { ...entry, blocked: false }));
  return undefined;
};

async function choose(
  unit: UnitOfWork,
  userId: string,
  { typeId, methodId, blocked }: { typeId: number; methodId: number; blocked: boolean },
): Promise<void> {
  await saveChoice(unit.db, { userId, type: typeId, method: methodId, blocked, now: unit.now });
  await unit.record(blocked ? notificationsBlocked : notificationsUnblocked, userId, {
    type: typeId,
    method: methodId,
  });
}
