import { listPayoutMethods as contract } from '@heima/domain/payouts/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { hasPassword } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { methodsOfPerson } from './method-store.ts';
import { coverNumbers, presentMethod } from './present-method.ts';

/**
 * The caller's payout methods (E199), their numbers covered unless they are asked for. Whoever asks for those of
 * somebody else learns not even whether the person exists.
 */
export const listPayoutMethods: Handler<typeof contract> = async ({ query }, { actor, services }) => {
  if (actor.kind !== 'user') return refuse('common.signInNeeded');
  if (query.user !== undefined && query.user !== actor.userId) refuse('common.notFound');
  const [rows, asksPassword] = await Promise.all([
    methodsOfPerson(services.db, actor.userId),
    hasPassword(services.db, actor.userId),
  ]);
  const methods = rows.map((row) => presentMethod(services, row));
  const shown = query.show_numbers ? methods : methods.map(coverNumbers);
  return { ...pageOfAll(contract, { query }, shown), asks_password: asksPassword };
};
