import { dataExportArchive } from '@heima/domain/data-exports/endpoints.ts';
import { fileRoute } from '#platform/http/file-route.ts';
import { archiveName, findExport } from './export-store.ts';

/** Serves an archive while it is kept; to whoever holds no link of ours there is nothing there. */
export const serveArchive = fileRoute(
  dataExportArchive,
  async ({ params: { id }, viewer }, { db, clock }) => {
    const row = await findExport(db, id);
    if (row?.state !== 'READY' || viewer.id !== row.user_id || row.expires_at! <= clock()) return undefined;
    const day = row.created_at.toISOString().slice(0, 10);
    return { content: { stored: archiveName(id) }, type: 'application/zip', name: `heima-${day}.zip` };
  },
);
