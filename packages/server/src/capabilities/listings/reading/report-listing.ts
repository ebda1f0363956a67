import { listingReported } from '@heima/domain/listings/events.ts';
import type { reportListing as contract } from '@heima/domain/listings/writing-endpoints.ts';
import { findListing, viewerId } from '#capabilities/listings/find-listing.ts';
import { insertReport } from '#capabilities/listings/report-store.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';

/** Reports a listing to staff; the same person reporting the same thing again changes nothing. */
export const reportListing: Handler<typeof contract> = async ({ params, body }, call) => {
  const { services, actor, now, address } = call;
  const reporterId = viewerId(actor);
  return call.answer(async (unit) => {
    const row = await findListing(unit.db, params.id, 'report', call);
    const isNew = await insertReport(unit.db, {
      id: newId(),
      listing_id: row.id,
      reporter_id: reporterId,
      reporter: services.secrets.hash(`report ${reporterId ?? address}`),
      reason: body.reason,
      text: body.text ?? null,
      created_at: now,
      handled_at: null,
      handled_by: null,
    });
    if (!isNew) return;
    await unit.record(listingReported, row.id, { reason: body.reason });
  });
};
