import { corenterAccess } from '@heima/domain/corenters/access.ts';
import type { removeCorenterRequest as contract } from '@heima/domain/corenters/endpoints.ts';
import { corenterRemoved } from '@heima/domain/corenters/events.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { removeConnection } from '#capabilities/profiles/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { Handler } from '#platform/http/call.ts';
import { claimOf } from './claim-request.ts';
import { takeBackInvited } from './notify-invited.ts';
import { requestMachine } from './request-machine.ts';
import { lockRequest } from './request-store.ts';

/** Removes a request, pending or accepted, by either side (E047); its link stops working at once. */
export const removeCorenterRequest: Handler<typeof contract> = async ({ params }, call) => {
  const { services } = call;
  const actor = signedIn(call.actor);
  await call.change(async (unit) => {
    const row = await lockRequest(unit.db, params.id);
    if (!row || row.ended_at) return refuse('common.notFound');
    const claim = await claimOf({ db: unit.db, secrets: services.secrets }, row, actor, undefined);
    const subject = { ownerId: row.requested_by, isInvited: claim === 'proved' };
    authorize(corenterAccess, 'remove', actor, subject);
    await transition(unit, requestMachine, row.id, 'remove');
    await takeBackInvited(unit, row);
    await removeConnection(unit, 'corenter', row.id);
    const other = row.requested_by === actor.userId ? row.requested_to : row.requested_by;
    if (other) await unit.notifyLive(other, corenterRemoved.name);
  });
  return undefined;
};
