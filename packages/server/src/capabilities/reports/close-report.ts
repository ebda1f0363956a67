import { listingReportHandling, personReportHandling } from '@heima/domain/reports/access.ts';
import type {
  closeListingReport as listingContract,
  closePersonReport as personContract,
} from '@heima/domain/reports/endpoints.ts';
import type { ReportOutcome } from '@heima/domain/reports/report-codes.ts';
import { refusalToClose, reportState } from '@heima/domain/reports/report-lifecycle.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { viewerId } from '#capabilities/listings/public.ts';
import { notify } from '#capabilities/notifications/public.ts';
import { nameOf } from '#capabilities/people/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { reportMachine } from './report-machine.ts';
import { lockReport } from './report-store.ts';

/** Closes a report of a listing with an outcome; whoever reported it gets the answer. */
export const closeListingReport: Handler<typeof listingContract> = ({ params, body }, call) => {
  authorize(listingReportHandling, 'close', call.actor, {});
  return call.answer((unit) => close(unit, call, { ...body, id: params.id, of: 'listing_id' }));
};

/** Closes a report of a person in the same way. */
export const closePersonReport: Handler<typeof personContract> = ({ params, body }, call) => {
  authorize(personReportHandling, 'close', call.actor, {});
  return call.answer((unit) => close(unit, call, { ...body, id: params.id, of: 'person_id' }));
};

interface Closing {
  id: string;
  of: 'listing_id' | 'person_id';
  outcome: ReportOutcome;
  answer: string;
}

async function close(unit: UnitOfWork, call: Call, { id, of, outcome, answer }: Closing): Promise<void> {
  const report = await lockReport(unit.db, id);
  if (!report || report[of] === null) return refuse('common.notFound');
  refuseIf(
    refusalToClose({ state: reportState(report), by: (await nameOf(unit.db, report.handled_by)) ?? '' }),
  );
  await transition(unit, reportMachine, id, 'close', { outcome, answer, by: viewerId(call.actor) });
  if (report.reporter_id === null) return;
  await notify(unit, {
    type: 'report_closed',
    receivers: [report.reporter_id],
    subjectId: id,
    params: { outcome: { text: `reports.outcomes.${outcome}` }, answer },
    key: `report-closed-${id}`,
  });
}
