import type { ReportReason } from '@heima/domain/reports/report-codes.ts';
import type { QueueItemAnswer } from '@heima/domain/staff-queue/endpoints.ts';
import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import { type RawBuilder, sql } from 'kysely';

/** An item as its queue knows it, whatever it is about. */
export interface SourceRow {
  id: string;
  title: string | null;
  asker_id: string | null;
  asked_at: Date;
  reason: ReportReason | null;
  /** Of the listing and of the person that it is about. */
  listing_id: string | null;
  person_id: string | null;
  is_open: boolean;
  outcome: NonNullable<QueueItemAnswer['decision']>['outcome'] | null;
  decided_at: Date | null;
  decided_by: string | null;
  /** What was said with the decision. */
  said: string | null;
}

/** Where the items of each queue come from: what the owners of requests, reports and documents show. */
export const queueSources: Readonly<Record<QueueKind, RawBuilder<SourceRow>>> = {
  publish_requests: sql<SourceRow>`
    select r.id, l.title, l.owner_id as asker_id, r.requested_at as asked_at, null::text as reason, r.listing_id,
      l.owner_id as person_id, r.decision is null as is_open,
      case r.decision when 'accepted' then 'accept' when 'denied' then 'deny' else r.decision end as outcome,
      r.decided_at, r.decided_by, r.reason as said
    from publication_request r join listing_card l on l.id = r.listing_id`,
  listing_reports: sql<SourceRow>`
    select r.id, l.title, r.reporter_id as asker_id, r.created_at as asked_at, r.reason, r.listing_id,
      l.owner_id as person_id, r.outcome is null as is_open, r.outcome, r.handled_at as decided_at,
      r.handled_by as decided_by, r.answer as said
    from report_filed r join listing_card l on l.id = r.listing_id`,
  person_reports: sql<SourceRow>`
    select r.id, p.full_name as title, r.reporter_id as asker_id, r.created_at as asked_at, r.reason,
      null::uuid as listing_id, r.person_id, r.outcome is null as is_open, r.outcome, r.handled_at as decided_at,
      r.handled_by as decided_by, r.answer as said
    from report_filed r join active_person p on p.id = r.person_id`,
  // Who has proved the identity in another way needs no decision any more.
  identities: sql<SourceRow>`
    select v.id, p.full_name as title, v.user_id as asker_id, v.decided_at as asked_at, null::text as reason,
      null::uuid as listing_id, v.user_id as person_id,
      v.review is null and not v.is_replaced and p.identity_verified_at is null as is_open,
      case v.review when 'accepted' then 'accept' when 'rejected' then 'reject' end as outcome,
      v.reviewed_at as decided_at, v.reviewed_by as decided_by, v.review_reason as said
    from identity_review v join active_person p on p.id = v.user_id`,
};
