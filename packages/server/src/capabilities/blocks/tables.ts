import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    person_block: { blocker_id: string; blocked_id: string; created_at: Instant };
  }
}
