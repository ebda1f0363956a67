import { personReported } from '@heima/domain/reports/events.ts';
import type { PersonReportReason } from '@heima/domain/reports/report-codes.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { findMade, insertMessages, insertReport } from './report-store.ts';
import { reporterOf } from './reporter.ts';

/** A message that goes with a report. */
interface ReportedMessage {
  conversation_id: string;
  seq: number;
  by_reported: boolean;
  body: string;
  sent_at: Date;
}

/**
 * Files a report of a person with messages that staff shall see. The same person reporting the same thing again adds
 * messages to the report.
 */
export async function fileReport(
  unit: UnitOfWork,
  call: Call,
  given: {
    personId: string;
    reason: PersonReportReason;
    text: string | undefined;
    messages: readonly ReportedMessage[];
  },
): Promise<void> {
  const { personId, reason, text, messages } = given;
  const who = reporterOf(call);
  const id = newId();
  const isNew = await insertReport(unit.db, {
    ...who,
    id,
    listing_id: null,
    person_id: personId,
    reason,
    text: text ?? null,
    created_at: unit.now,
  });
  const report = isNew ? { id } : (await findMade(unit.db, { personId, reporter: who.reporter, reason }))!;
  await insertMessages(
    unit.db,
    messages.map((message) => ({ ...message, report_id: report.id })),
  );
  if (isNew) await unit.record(personReported, personId, { reason, report: id });
}
