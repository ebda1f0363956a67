import type { reportListing as contract } from '@heima/domain/reports/endpoints.ts';
import { listingReported } from '@heima/domain/reports/events.ts';
import { findListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { insertReport } from './report-store.ts';
import { reporterOf } from './reporter.ts';

/** Reports a listing to staff; the same person reporting the same thing again changes nothing. */
export const reportListing: Handler<typeof contract> = async ({ params, body }, call) =>
  call.answer(async (unit) => {
    const row = await findListing(unit.db, params.id, 'report', call);
    const id = newId();
    const isNew = await insertReport(unit.db, {
      ...reporterOf(call),
      id,
      listing_id: row.id,
      person_id: null,
      reason: body.reason,
      text: body.text ?? null,
      created_at: call.now,
    });
    if (isNew) await unit.record(listingReported, row.id, { reason: body.reason, report: id });
  });
