import type { ReportOutcome, ReportReason } from '@heima/domain/reports/report-codes.ts';
import type { Selectable } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    report: ReportTable;
    report_message: ReportMessageTable;
  }
  interface Views {
    report_filed: ReportFiledView;
    reported_message: Selectable<ReportMessageTable>;
  }
}

/** A report of a listing or of a person: one of the two is named. */
export interface ReportTable {
  id: string;
  listing_id: string | null;
  person_id: string | null;
  reporter_id: string | null;
  /** Keyed hash of the person or network address, so that the same report counts once. */
  reporter: string;
  reason: ReportReason;
  text: string | null;
  created_at: Instant;
  outcome: StateColumn<ReportOutcome | null>;
  answer: string | null;
  handled_at: StateColumn<Date | null>;
  handled_by: string | null;
}

export interface ReportFiledView extends Omit<Selectable<ReportTable>, 'reporter'> {}

/** A message that was reported, as it was then. */
export interface ReportMessageTable {
  report_id: string;
  conversation_id: string;
  seq: number;
  by_reported: boolean;
  body: string;
  sent_at: Instant;
}
