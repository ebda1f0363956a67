import { reportClosed } from '@heima/domain/reports/events.ts';
import type { ReportOutcome } from '@heima/domain/reports/report-codes.ts';
import { reportLifecycle, reportState } from '@heima/domain/reports/report-lifecycle.ts';
import { machine } from '#platform/db/transition.ts';
import './tables.ts';

interface Closing {
  outcome: ReportOutcome;
  answer: string;
  by: string | null;
}

/** Whether staff have looked into a report. */
export const reportMachine = machine({
  table: 'report',
  lifecycle: reportLifecycle,
  stateOf: reportState,
  steps: {
    close: {
      records: reportClosed,
      write: ({ now, payload: { outcome, answer, by } }: { now: Date; payload: Closing }) => ({
        outcome,
        answer,
        handled_at: now,
        handled_by: by,
      }),
    },
  },
});
