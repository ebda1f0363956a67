import type { Instant } from '#platform/db/tables.ts';
import type { Channel, Outcome } from './define-message.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    outbox_message: OutboxMessageTable;
  }
}

export interface OutboxMessageTable {
  id: string;
  message: string;
  channel: Channel;
  once_key: string;
  user_id: string | null;
  /** Address and payload, encrypted; nothing once the message is over. */
  sealed: string | null;
  made_at: Instant;
  give_up_at: Instant;
  /** Sending was last asked for at this time. */
  queued_at: Instant;
  claimed_at: Date | null;
  outcome: Outcome | null;
  ended_at: Date | null;
}
