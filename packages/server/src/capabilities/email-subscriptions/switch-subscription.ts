import type {
  readSubscription as readContract,
  resubscribe as resumeContract,
  SubscriptionState,
  unsubscribe as stopContract,
} from '@heima/domain/email-subscriptions/endpoints.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { findSubscription } from './find-subscription.ts';

async function stateOf({ services, language }: Call, token: string): Promise<SubscriptionState> {
  const { kind, name, isOff, canUndo } = await findSubscription(services, { token, language });
  return { kind, name, off: isOff, can_undo: canUndo };
}

/** Which e-mails a link is about. Looking changes nothing, so that programs may follow the link. */
export const readSubscription: Handler<typeof readContract> = ({ query }, call) => stateOf(call, query.token);

/** Stops the e-mails that a link is about. */
export const unsubscribe: Handler<typeof stopContract> = async ({ body: { token } }, call) => {
  const { services, language } = call;
  await call.change(async (unit) =>
    (await findSubscription(services, { token, language, db: unit.db })).stop(unit),
  );
  return stateOf(call, token);
};

/** Takes back what the link has stopped. */
export const resubscribe: Handler<typeof resumeContract> = async ({ body: { token } }, call) => {
  const { services, language } = call;
  await call.change(async (unit) =>
    (await findSubscription(services, { token, language, db: unit.db })).resume(unit),
  );
  return stateOf(call, token);
};
