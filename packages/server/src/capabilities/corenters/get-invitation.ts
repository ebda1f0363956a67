import type { getInvitation as contract } from '@heima/domain/corenters/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { own } from '@heima/domain/shared/relations.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { claimOf } from './claim-request.ts';
import { isTokenOf } from './invitation-token.ts';
import { statusOf } from './present-request.ts';
import { findRequest } from './request-store.ts';

/**
 * The invitation behind a link (X015): for whoever holds the e-mail's token, and for the invited person signed in. A
 * wrong token, a void one and an unknown invitation are answered alike.
 */
export const getInvitation: Handler<typeof contract> = async ({ params, query }, call) => {
  const { actor, services, now } = call;
  const row = (await findRequest(services.db, params.id)) ?? refuse('corenters.invitationUnknown');
  const claim = actor.kind === 'user' ? await claimOf(services, row, actor, query.token) : 'none';
  if (claim !== 'proved' && !isTokenOf(services.secrets, row, query.token))
    refuse('corenters.invitationUnknown');
  const people = await peopleById(services.db, [row.requested_by]);
  const inviter = people.get(row.requested_by) ?? refuse('corenters.invitationUnknown');
  return {
    id: row.id,
    kind: 'corenter',
    inviter,
    target: { email: row.email },
    status: statusOf(row, now),
    expires_at: row.expires_at.toISOString(),
    can_answer: claim === 'proved',
    is_own: own(actor, { ownerId: row.requested_by }),
  };
};
