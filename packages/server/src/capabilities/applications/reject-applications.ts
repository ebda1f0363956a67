import { refusalToDecide } from '@heima/domain/applications/application-state.ts';
import type { rejectApplications as contract } from '@heima/domain/applications/landlord-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { lockedApplicationFor } from './application-side.ts';
import { changeApplication } from './change-application.ts';

/**
 * Denies several applications with one message (E056, R201). Those that are decided already stay as they are and nobody
 * is told of them (A08); one that is not the caller's to decide refuses all.
 */
export const rejectApplications: Handler<typeof contract> = async ({ body }, call) => {
  // In one order, so that two calls at once do not wait for one another.
  const ids = [...new Set(body.rental_application_ids)].sort();
  return call.change(async (unit) => {
    const denied_ids: string[] = [];
    for (const id of ids) {
      const row = await lockedApplicationFor(unit, id, 'decide', call);
      if (refusalToDecide(row.status)) continue;
      await changeApplication(unit, row, 'deny', body.message);
      denied_ids.push(id);
    }
    return { denied_ids };
  });
};
