import type { answerCorenterRequest as contract } from '@heima/domain/corenters/endpoints.ts';
import { corenterAccepted, corenterDeclined } from '@heima/domain/corenters/events.ts';
import { refusalToAnswer } from '@heima/domain/corenters/request-state.ts';
import { type SignedIn, signedIn } from '@heima/domain/shared/actor.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { mailingAddress } from '#capabilities/contacts/public.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import { addConnection } from '#capabilities/profiles/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { answerMessage } from './answer-message.ts';
import { claimOf, mustBeInvited } from './claim-request.ts';
import { isTokenOf } from './invitation-token.ts';
import { presentRequests, statusOf } from './present-request.ts';
import { requestMachine } from './request-machine.ts';
import { countRequests, findRequest, lockRequest, type RequestRow } from './request-store.ts';

type Input = Parameters<Handler<typeof contract>>[0];

/**
 * Accepts or declines a request (X014). The same answer again changes nothing; of two at once one counts. Declining
 * what was accepted is for DELETE.
 */
export const answerCorenterRequest: Handler<typeof contract> = async (input, call) => {
  const { services, now } = call;
  const actor = signedIn(call.actor);
  const accepted = await call.change((unit) => answer(unit, call, actor, input));
  if (!accepted) return null;
  const row = (await findRequest(services.db, input.params.id)) ?? refuse('common.notFound');
  const [shown] = await presentRequests(services.db, [row], { userId: actor.userId, now });
  return shown ?? refuse('common.notFound');
};

async function answer(
  unit: UnitOfWork,
  { services, now }: Call,
  actor: SignedIn,
  { params, body }: Input,
): Promise<boolean> {
  // People before requests, as everywhere, so that two who invite each other do not wait for one another.
  if (!(await lockPerson(unit.db, actor.userId))) return refuse('common.notFound');
  const row = (await lockRequest(unit.db, params.id)) ?? refuse('common.notFound');
  const holdsToken = isTokenOf(services.secrets, row, body.token);
  mustBeInvited(
    await claimOf({ db: unit.db, secrets: services.secrets }, row, actor, body.token),
    holdsToken,
  );
  const status = statusOf(row, now);
  // The same answer again is that answer.
  if (status === (body.is_accepted ? 'ACCEPTED' : 'ENDED')) return body.is_accepted;
  const count = await countRequests(unit.db, actor.userId, now);
  refuseIf(refusalToAnswer({ status, count }, body.is_accepted));
  if (body.is_accepted) await accept(unit, row, actor.userId);
  else await transition(unit, requestMachine, row.id, 'decline');
  const inviter = await mailingAddress(unit.db, row.requested_by);
  if (inviter)
    await unit.send(answerMessage, {
      to: { userId: row.requested_by, address: inviter.address },
      payload: { requestId: row.id, answeredBy: actor.userId, isAccepted: body.is_accepted },
      key: `${row.id} ${row.sending}`,
    });
  await unit.notifyLive(row.requested_by, (body.is_accepted ? corenterAccepted : corenterDeclined).name);
  return body.is_accepted;
}

async function accept(unit: UnitOfWork, row: RequestRow, userId: string): Promise<void> {
  await transition(unit, requestMachine, row.id, 'accept', { by: userId });
  await addConnection(unit, { between: [row.requested_by, userId], kind: 'corenter', sourceId: row.id });
}
