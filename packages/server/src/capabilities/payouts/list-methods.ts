import type { listPayoutMethods as contract } from '@heima/domain/payouts/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { hasPassword } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { methodsOfPerson } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/** The caller's payout methods (E199). */
export const listPayoutMethods: Handler<typeof contract> = async (_, { actor, services }) => {
  if (actor.kind !== 'user') return refuse('common.signInNeeded');
  const [rows, asksPassword] = await Promise.all([
    methodsOfPerson(services.db, actor.userId),
    hasPassword(services.db, actor.userId),
  ]);
  return { items: rows.map((row) => presentMethod(services, row)), asks_password: asksPassword };
};
