import { accountAccess } from '@heima/domain/accounts/access.ts';
import type {
  DataExport,
  listDataExports as listContract,
  requestDataExport as requestContract,
} from '@heima/domain/accounts/data-export-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { exportLink } from './export-link.ts';
import { type ExportRow, exportsOf, insertExport, waitingExport } from './export-store.ts';
import { makeExportJob } from './make-export-job.ts';

function present(row: ExportRow, call: Call): DataExport {
  return {
    id: row.id,
    state: row.state,
    parts_done: row.parts_done,
    parts: row.parts,
    bytes: row.bytes === null ? null : Number(row.bytes),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    url: row.state === 'READY' ? exportLink(call.services, row.id, call.now) : null,
  };
}

/** Begins an export, or answers the one that is under way: asking twice makes one. */
export const requestExport =
  (parts: number): Handler<typeof requestContract> =>
  async ({ params }, call) => {
    authorize(accountAccess, 'edit', call.actor, { userId: params.id });
    const row = await call.change(async (unit) => {
      const id = newId();
      const added = await insertExport(unit.db, {
        id,
        user_id: params.id,
        state: 'WAITING',
        parts,
        bytes: null,
        created_at: unit.now,
        ready_at: null,
        expires_at: null,
      });
      if (added) {
        await unit.enqueue(makeExportJob, { id });
        await unit.audit('accounts.exportAsked', 'user', params.id);
      }
      return waitingExport(unit.db, params.id);
    });
    return row ? present(row, call) : refuse('common.notFound');
  };

export const listExports: Handler<typeof listContract> = async ({ params }, call) => {
  authorize(accountAccess, 'edit', call.actor, { userId: params.id });
  const rows = await exportsOf(call.services.db, params.id);
  return { items: rows.map((row) => present(row, call)) };
};
