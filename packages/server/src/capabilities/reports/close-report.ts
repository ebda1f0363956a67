import { listingReportHandling, personReportHandling } from '@heima/domain/reports/access.ts';
import type {
  closeListingReport as listingContract,
  closePersonReport as personContract,
} from '@heima/domain/reports/endpoints.ts';
import type { ReportOutcome } from '@heima/domain/reports/report-codes.ts';
import { refusalToClose, reportState } from '@heima/domain/reports/report-lifecycle.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { readListing, viewerId } from '#capabilities/listings/public.ts';
import { notify } from '#capabilities/notifications/public.ts';
import { nameOf } from '#capabilities/people/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { reportMachine } from './report-machine.ts';
import { lockReport, type ReportRow } from './report-store.ts';

/** Closes a report of a listing with an outcome; whoever reported it gets the answer. */
export const closeListingReport: Handler<typeof listingContract> = ({ params, body }, call) =>
  call.answer(async (unit) => {
    const report = await lockReport(unit.db, params.id);
    if (!report || report.listing_id === null) return refuse('common.notFound');
    const listing = await readListing(unit.db, report.listing_id, null);
    authorize(listingReportHandling, 'close', call.actor, { ownerId: listing?.owner_id ?? null });
    await close(unit, call, report, body);
  });

/** Closes a report of a person in the same way. */
export const closePersonReport: Handler<typeof personContract> = ({ params, body }, call) =>
  call.answer(async (unit) => {
    const report = await lockReport(unit.db, params.id);
    if (!report || report.person_id === null) return refuse('common.notFound');
    authorize(personReportHandling, 'close', call.actor, { ownerId: report.person_id });
    await close(unit, call, report, body);
  });

interface Closing {
  outcome: ReportOutcome;
  answer: string;
}

async function close(
  unit: UnitOfWork,
  call: Call,
  report: ReportRow,
  { outcome, answer }: Closing,
): Promise<void> {
  refuseIf(
    refusalToClose({ state: reportState(report), by: (await nameOf(unit.db, report.handled_by)) ?? '' }),
  );
  await transition(unit, reportMachine, report.id, 'close', { outcome, answer, by: viewerId(call.actor) });
  if (report.reporter_id === null) return;
  await notify(unit, {
    type: 'report_closed',
    receivers: [report.reporter_id],
    subjectId: report.id,
    params: { outcome: { text: `reports.outcomes.${outcome}` }, answer },
    key: `report-closed-${report.id}`,
  });
}
