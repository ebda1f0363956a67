import type { toggleConsideration as considerContract } from '@heima/domain/applications/landlord-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { lockedApplicationFor } from './application-side.ts';
import { changeApplication } from './change-application.ts';
import { showReceived } from './show-received.ts';

/** Takes an application into consideration, or sets it aside again (E058, R199, R200). */
export const toggleConsideration: Handler<typeof considerContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const row = await lockedApplicationFor(unit, params.id, 'decide', call);
    await changeApplication(unit, row, row.status === 'considered' ? 'setAside' : 'consider');
  });
  return showReceived(call.services.db, params.id, call);
};
