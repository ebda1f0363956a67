import type {
  acceptApplication as acceptContract,
  toggleConsideration as considerContract,
  denyApplication as denyContract,
} from '@heima/domain/applications/landlord-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { lockedApplicationFor } from './application-side.ts';
import { changeApplication } from './change-application.ts';
import { showReceived } from './show-received.ts';

/** Accepts an application (E057, R197). */
export const acceptApplication: Handler<typeof acceptContract> = async ({ params, body }, call) =>
  call.answer(
    async (unit) => {
      const row = await lockedApplicationFor(unit, params.id, 'decide', call);
      await changeApplication(unit, row, 'accept', body.message);
    },
    (_, { db }) => showReceived(db, params.id, call),
  );

/** Denies an application (E055, R198). */
export const denyApplication: Handler<typeof denyContract> = async ({ params, body }, call) =>
  call.answer(
    async (unit) => {
      const row = await lockedApplicationFor(unit, params.id, 'decide', call);
      await changeApplication(unit, row, 'deny', body.message);
    },
    (_, { db }) => showReceived(db, params.id, call),
  );

/** Takes an application into consideration, or sets it aside again (E058, R199, R200). */
export const toggleConsideration: Handler<typeof considerContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const row = await lockedApplicationFor(unit, params.id, 'decide', call);
    await changeApplication(unit, row, row.status === 'considered' ? 'setAside' : 'consider');
  });
  return showReceived(call.services.db, params.id, call);
};
