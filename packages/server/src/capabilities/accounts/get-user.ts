import type {
  getUser as contract,
  currentUser as currentContract,
} from '@heima/domain/accounts/endpoints.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { findAccount } from './account-store.ts';
import { presentUser } from './present-user.ts';

/** The signed-in person (E012). */
export const currentUser: Handler<typeof currentContract> = async (_, call) => {
  const { services, actor } = call;
  const account = await findAccount(services.db, signedIn(actor).userId);
  return account ? presentUser(account, call) : refuse('common.signInNeeded');
};

/** A person by id (E017): oneself, or anybody for staff; others are not found, as if they did not exist (U16). */
export const getUser: Handler<typeof contract> = async ({ params }, call) => {
  const { services, actor } = call;
  const account = await findAccount(services.db, params.id);
  authorize(accountAccess, 'read', actor, { ownerId: params.id });
  return account ? presentUser(account, call) : refuse('common.notFound');
};
