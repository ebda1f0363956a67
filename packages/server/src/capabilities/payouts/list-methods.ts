import { listPayoutMethods as contract } from '@heima/domain/payouts/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { ownerProofOf } from '#capabilities/sign-in/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { methodsOfPerson } from './method-store.ts';
import { coverNumbers, presentMethod } from './present-method.ts';

/**
 * The caller's payout methods (E199), their numbers covered unless they are asked for. Whoever asks for those of
 * somebody else learns not even whether the person exists.
 */
export const listPayoutMethods: Handler<typeof contract> = async ({ query }, call) => {
  const { actor, services } = call;
  if (actor.kind !== 'user') return refuse('common.signInNeeded');
  if (query.user !== undefined && query.user !== actor.userId) refuse('common.notFound');
  const [rows, proof] = await Promise.all([
    methodsOfPerson(services.db, actor.userId),
    ownerProofOf(call, actor.userId),
  ]);
  const methods = rows.map((row) => presentMethod(services, row));
  const shown = query.show_numbers ? methods : methods.map(coverNumbers);
  return {
    ...pageOfAll(contract, { query }, shown),
    asks_password: proof.asksPassword,
    asks_electronic_id: proof.asksElectronicId,
  };
};
