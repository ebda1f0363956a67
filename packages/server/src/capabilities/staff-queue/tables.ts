import type { QueueKind } from '@heima/domain/staff-queue/queues.ts';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    queue_claim: QueueClaimTable;
  }
}

/** Who looks at an item of a queue. What waits in the queues belongs to others. */
export interface QueueClaimTable {
  kind: QueueKind;
  item_id: string;
  user_id: string;
  since: Instant;
  /** The last time that the open page was heard of. */
  seen_at: Instant;
}
