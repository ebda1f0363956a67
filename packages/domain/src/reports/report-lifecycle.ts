import { lifecycle } from '../shared/lifecycle.ts';
import type { RefusalData } from '../shared/refusal.ts';
import { type ReportOutcome, type ReportState, reportStates } from './report-codes.ts';

/** A report is open until staff say what came of it. */
export const reportState = ({ outcome }: { outcome: ReportOutcome | null }): ReportState =>
  outcome === null ? 'OPEN' : 'CLOSED';

export const reportLifecycle = lifecycle(reportStates, {
  close: { from: ['OPEN'], to: 'CLOSED', by: 'close', otherwise: 'reports.alreadyClosed' },
});

/**
 * Why a report cannot be closed, or nothing. Of two who close it the second learns who was first.
 * @param by the name of who closed it
 */
export const refusalToClose = ({ state, by }: { state: ReportState; by: string }): RefusalData | undefined =>
  state === 'OPEN' ? undefined : { code: 'reports.alreadyClosed', params: { name: by } };
