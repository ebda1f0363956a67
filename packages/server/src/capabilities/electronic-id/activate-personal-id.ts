import type { activatePersonalId as contract } from '@heima/domain/electronic-id/endpoints.ts';
import { contactAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Handler } from '#platform/http/call.ts';
import { askProvider, sessionOfToken } from './follow-session.ts';
import { tieIdentity } from './tie-identity.ts';

/** Ties the electronic ID of a visit to the gateway, which this person opened, to the account (E015). */
export const activatePersonalId: Handler<typeof contract> = async ({ params }, call) => {
  authorize(contactAccess, 'change', call.actor, { ownerId: params.id });
  const session = await sessionOfToken(call, 'gateway', { token: params.token, userId: params.id });
  const { identityGateway } = call.services.ports;
  const identity = await askProvider(call, session, () => identityGateway.getResult(params.token));
  if (!identity) return { status: 'pending' };
  await tieIdentity(call, session, { userId: params.id, identity, method: 'personal_id_login' });
  return { status: 'success' };
};
