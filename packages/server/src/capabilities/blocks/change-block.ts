import type * as contracts from '@heima/domain/blocks/endpoints.ts';
import { personBlocked, personUnblocked } from '@heima/domain/blocks/events.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { keepPerson } from '#capabilities/people/public.ts';
import { dealtWithAmong } from '#capabilities/profiles/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { deleteBlock, insertBlock } from './block-store.ts';

/** Blocks somebody whom the caller deals with; ids of others tell nothing (CH04). */
export const blockPerson: Handler<typeof contracts.blockPerson> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const { userId } = signedIn(call.actor);
    await keepPerson(unit.db, userId);
    if ((await dealtWithAmong(unit.db, userId, [params.id])).length === 0) refuse('common.notFound');
    const isNew = await insertBlock(unit.db, { blockerId: userId, blockedId: params.id, now: unit.now });
    if (!isNew) return;
    await unit.record(personBlocked, params.id);
    await unit.notifyLive(userId, 'blocks.changed', { user_id: params.id });
  });
  return undefined;
};

/** Takes it back; where there is no block, nothing is told of the person. */
export const unblockPerson: Handler<typeof contracts.unblockPerson> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const { userId } = signedIn(call.actor);
    if (!(await deleteBlock(unit.db, userId, params.id))) refuse('common.notFound');
    await unit.record(personUnblocked, params.id);
    await unit.notifyLive(userId, 'blocks.changed', { user_id: params.id });
  });
  return undefined;
};
