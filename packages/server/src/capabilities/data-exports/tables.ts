import type { ExportState } from '@heima/domain/data-exports/export-lifecycle.ts';
import type { Generated } from 'kysely';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    data_export: DataExportTable;
  }
}

export interface DataExportTable {
  id: string;
  user_id: string;
  state: StateColumn<ExportState>;
  parts_done: Generated<number>;
  parts: number;
  bytes: number | null;
  created_at: Instant;
  ready_at: StateColumn<Date | null>;
  expires_at: Date | null;
}
