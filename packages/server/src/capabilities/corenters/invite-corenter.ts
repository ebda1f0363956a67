import { emailKey } from '@heima/domain/contacts/email-address.ts';
import {
  invitationDays,
  invitationsPerAddress,
  invitationsPerPerson,
  maxCorenters,
} from '@heima/domain/corenters/corenter-limits.ts';
import type { inviteCorenter as contract } from '@heima/domain/corenters/endpoints.ts';
import { corenterInvited } from '@heima/domain/corenters/events.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { countUse } from '#platform/rate-limit.ts';
import { sendInvitationJob } from './jobs/send-invitation-job.ts';
import { presentRequests, statusOf } from './present-request.ts';
import {
  addressesOf,
  changeRequest,
  countRequests,
  findOpenRequest,
  findRequest,
  insertRequest,
} from './request-store.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Invites somebody by e-mail to rent together (E045). What is answered is the same whether or not anybody has the
 * address. An invitation that is still open is answered as it is and sends no second letter; one that has run out is
 * sent anew, and the old link is void.
 */
export const inviteCorenter: Handler<typeof contract> = async ({ body }, call) => {
  const { services, now } = call;
  const { userId } = signedIn(call.actor);
  const key = emailKey(body.email);
  await countUse(services.db, `corenter-invitation ${userId}`, invitationsPerPerson, now);
  const invite = async (unit: UnitOfWork): Promise<string> => {
    if (!(await lockPerson(unit.db, userId))) return refuse('common.notFound');
    const own = await addressesOf(unit.db, userId);
    // Nobody has letters sent to strangers from an account that nobody stands behind.
    if (!own.some(({ verified }) => verified)) refuse('corenters.confirmFirst');
    if (own.some((one) => one.address_key === key))
      refuse('corenters.ownEmail', { fields: { email: ['corenters.refusals.ownEmail'] } });
    const open = await findOpenRequest(unit.db, userId, key);
    if (open && statusOf(open, now) !== 'EXPIRED') return open.id;
    if ((await countRequests(unit.db, userId, now)) >= maxCorenters)
      refuse('corenters.tooMany', { params: { maximum: maxCorenters } });
    await countLetter(unit, services.secrets.hash(`invited ${key}`));
    return open ? renew(unit, open, body.email) : make(unit, { userId, email: body.email, key });
  };
  return call.answer(invite, async (id, { db }) => {
    const row = (await findRequest(db, id)) ?? refuse('common.notFound');
    const [shown] = await presentRequests(db, [row], { userId, now });
    return shown ?? refuse('common.notFound');
  });
};

/** Letters to one address are limited, whoever asks for them, so that nobody's mailbox is filled. */
const countLetter = (unit: UnitOfWork, keyHash: string): Promise<void> =>
  countUse(unit.db, `corenter-letter ${keyHash}`, invitationsPerAddress, unit.now);

const until = (now: Date): Date => new Date(now.getTime() + invitationDays * dayMs);

async function make(
  unit: UnitOfWork,
  { userId, email, key }: { userId: string; email: string; key: string },
): Promise<string> {
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
  await send(unit, id, 1);
  return id;
}

async function renew(unit: UnitOfWork, open: { id: string; letter: number }, email: string): Promise<string> {
  await changeRequest(unit.db, open.id, {
    email,
    token_hashes: [],
    letter: open.letter + 1,
    created_at: unit.now,
    expires_at: until(unit.now),
  });
  await send(unit, open.id, open.letter + 1);
  return open.id;
}

async function send(unit: UnitOfWork, requestId: string, letter: number): Promise<void> {
  await unit.enqueue(sendInvitationJob, { requestId, letter }, { onceKey: `${requestId} ${letter}` });
  await unit.record(corenterInvited, requestId);
}
