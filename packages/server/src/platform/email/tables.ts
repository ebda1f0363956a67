import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    outgoing_message: {
      key: string;
      claimed_at: Instant;
      sent_at: Date | null;
      refused_at: Date | null;
    };
  }
}
