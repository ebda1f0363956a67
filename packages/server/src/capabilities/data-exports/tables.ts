import type { Generated } from 'kysely';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    data_export: DataExportTable;
  }
}

export interface DataExportTable {
  id: string;
  user_id: string;
  state: 'WAITING' | 'READY' | 'FAILED' | 'EXPIRED';
  parts_done: Generated<number>;
  parts: number;
  bytes: number | null;
  created_at: Instant;
  ready_at: Date | null;
  expires_at: Date | null;
}
