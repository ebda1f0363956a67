import type {
  DataExport,
  requestDataExport as requestContract,
} from '@heima/domain/data-exports/endpoints.ts';
import {
  dataExportArchive,
  exportLinkMinutes,
  listDataExports as listContract,
} from '@heima/domain/data-exports/endpoints.ts';
import { exportRequested } from '@heima/domain/data-exports/events.ts';
import { accountAccess } from '@heima/domain/people/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { signAddress } from '#platform/documents/signed-address.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { newId } from '#platform/new-id.ts';
import { currentExport, type ExportRow, exportsOf, insertExport, lockExportsOf } from './export-store.ts';
import { makeExportJob } from './make-export-job.ts';

/** A link that lets its owner fetch the archive for some minutes. */
const exportLink = ({ services, now }: Call, { id, user_id }: ExportRow): string =>
  signAddress(services.secrets, dataExportArchive, {
    params: { id },
    viewer: { kind: 'user', id: user_id },
    now,
    minutes: exportLinkMinutes,
  }).url;

function present(row: ExportRow, call: Call): DataExport {
  return {
    id: row.id,
    state: row.state,
    parts_done: row.parts_done,
    parts: row.parts,
    bytes: row.bytes === null ? null : Number(row.bytes),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    url: row.state === 'READY' ? exportLink(call, row) : null,
  };
}

/** An export that was ready so lately is the answer to whoever asks again. */
const freshMs = 60_000;

/** Begins an export, or answers the one that is under way: pressed twice it makes one. */
export const requestExport =
  (parts: number): Handler<typeof requestContract> =>
  async ({ params }, call) => {
    authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
    const request = async (unit: UnitOfWork): Promise<ExportRow> => {
      await lockExportsOf(unit.db, params.id);
      const current = await currentExport(unit.db, params.id, new Date(unit.now.getTime() - freshMs));
      if (current) return current;
      const id = newId();
      await unit.enqueue(makeExportJob, { id });
      await unit.record(exportRequested, params.id);
      return insertExport(unit.db, {
        id,
        user_id: params.id,
        state: 'WAITING',
        parts,
        bytes: null,
        created_at: unit.now,
        ready_at: null,
        expires_at: null,
      });
    };
    return call.answer(request, (row) => present(row, call));
  };

export const listExports: Handler<typeof listContract> = async ({ params, query }, call) => {
  authorize(accountAccess, 'edit', call.actor, { ownerId: params.id });
  const rows = await exportsOf(call.services.db, params.id);
  return pageOfAll(
    listContract,
    { params, query },
    rows.map((row) => present(row, call)),
  );
};
