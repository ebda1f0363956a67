import type {
  LetterState,
  readLetterLink as readContract,
  resubscribe as resumeContract,
  unsubscribe as stopContract,
} from '@heima/domain/letters/endpoints.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { letterSwitch } from './letter-switch.ts';

async function stateOf({ services, language }: Call, token: string): Promise<LetterState> {
  const { kind, name, isOff, canUndo } = await letterSwitch(services, { token, language });
  return { kind, name, off: isOff, can_undo: canUndo };
}

/** Which letters a link is about. Looking changes nothing, so that programs may follow the link. */
export const readLetterLink: Handler<typeof readContract> = ({ query }, call) => stateOf(call, query.token);

/** Stops the letters that a link is about. */
export const unsubscribe: Handler<typeof stopContract> = async ({ body: { token } }, call) => {
  const { services, language } = call;
  await call.change(async (unit) =>
    (await letterSwitch(services, { token, language, db: unit.db })).stop(unit),
  );
  return stateOf(call, token);
};

/** Takes back what the link has stopped. */
export const resubscribe: Handler<typeof resumeContract> = async ({ body: { token } }, call) => {
  const { services, language } = call;
  await call.change(async (unit) =>
    (await letterSwitch(services, { token, language, db: unit.db })).resume(unit),
  );
  return stateOf(call, token);
};
