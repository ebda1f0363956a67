import { emailKey } from '@heima/domain/contacts/email-address.ts';
import {
  invitationDays,
  invitationsPerAddress,
  invitationsPerPerson,
} from '@heima/domain/corenters/corenter-limits.ts';
import type { inviteCorenter as contract } from '@heima/domain/corenters/endpoints.ts';
import { corenterInvited } from '@heima/domain/corenters/events.ts';
import { refusalToInvite } from '@heima/domain/corenters/request-state.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { emailsOf, mailingAddress, ownerOfAddress } from '#capabilities/contacts/public.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { countUse } from '#platform/rate-limit.ts';
import { invitationMessage } from './invitation-message.ts';
import { notifyInvited } from './notify-invited.ts';
import { presentRequests, statusOf } from './present-request.ts';
import { requestMachine } from './request-machine.ts';
import { countRequests, findOpenRequest, findRequest, insertRequest } from './request-store.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Invites somebody by e-mail to rent together (E045). What is answered is the same whether or not anybody has the
 * address. An invitation that is still open is answered as it is and sends no second e-mail; one that has run out is
 * sent anew, and the old link is void.
 */
export const inviteCorenter: Handler<typeof contract> = async ({ body }, call) => {
  const { services, now } = call;
  const { userId } = signedIn(call.actor);
  const key = emailKey(body.email);
  await countUse(services.db, `corenter-invitation ${userId}`, invitationsPerPerson, now);
  const invite = async (unit: UnitOfWork): Promise<string> => {
    if (!(await lockPerson(unit.db, userId))) return refuse('common.notFound');
    const own = await emailsOf(unit.db, userId);
    if (own.some((one) => one.address_key === key))
      refuse('corenters.ownEmail', { fields: { email: ['corenters.refusals.ownEmail'] } });
    const open = await findOpenRequest(unit.db, userId, key);
    const stands = open !== undefined && statusOf(open, now) !== 'EXPIRED';
    const hasVerifiedEmail = own.some((email) => email.verified_at !== null);
    const count = stands ? 0 : await countRequests(unit.db, userId, now);
    refuseIf(refusalToInvite({ hasVerifiedEmail, count }));
    if (stands) return open.id;
    await countEmail(unit, services.secrets.hash(`invited ${key}`));
    const invited = { userId, email: body.email, key };
    return open ? renew(unit, open, invited) : make(unit, invited);
  };
  return call.answer(invite, async (id, { db }) => {
    const row = (await findRequest(db, id)) ?? refuse('common.notFound');
    const [shown] = await presentRequests(db, [row], { userId, now });
    return shown ?? refuse('common.notFound');
  });
};

/** E-mails to one address are limited, whoever asks for them, so that nobody's mailbox is filled. */
const countEmail = (unit: UnitOfWork, keyHash: string): Promise<void> =>
  countUse(unit.db, `corenter-email ${keyHash}`, invitationsPerAddress, unit.now);

const until = (now: Date): Date => new Date(now.getTime() + invitationDays * dayMs);

interface Invited {
  /** Who invites. */
  userId: string;
  email: string;
  key: string;
}

async function make(unit: UnitOfWork, invited: Invited): Promise<string> {
  const { userId, email, key } = invited;
  const id = newId();
  await insertRequest(unit.db, {
    id,
    requested_by: userId,
    email,
    email_key: key,
    requested_to: null,
    created_at: unit.now,
    expires_at: until(unit.now),
    accepted_at: null,
    ended_at: null,
  });
  await send(unit, id, 1, invited);
  return id;
}

async function renew(unit: UnitOfWork, open: { id: string }, invited: Invited): Promise<string> {
  const renewal = { email: invited.email, expiresAt: until(unit.now) };
  const { sending } = await transition(unit, requestMachine, open.id, 'renew', renewal);
  await send(unit, open.id, sending + 1, invited);
  return open.id;
}

/** Sends it in the language of the reader where there is an account, and of the inviter where there is none. */
async function send(
  unit: UnitOfWork,
  requestId: string,
  sending: number,
  { userId, email, key }: Invited,
): Promise<void> {
  const [reader, inviter] = await Promise.all([
    ownerOfAddress(unit.db, key),
    mailingAddress(unit.db, userId),
  ]);
  await unit.send(invitationMessage, {
    to: reader
      ? { userId: reader.id, address: email }
      : { address: email, language: inviter?.primary_language ?? 'is' },
    payload: { requestId, sending },
    key: `${requestId} ${sending}`,
  });
  if (reader) await notifyInvited(unit, { requestId, sending, invitedBy: userId, receiver: reader.id });
  await unit.record(corenterInvited, requestId);
}
