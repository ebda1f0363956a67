import type { FastifyInstance } from 'fastify';
import type { Services } from '#platform/services.ts';
import { isExportLink } from './export-link.ts';
import { archiveName, findExport } from './export-store.ts';

interface Asked {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/** Serves archives to whoever holds a link of ours whose time is not over; to anybody else there is nothing there. */
export function serveArchives(app: FastifyInstance, services: Services): void {
  app.get<Asked>('/documents/data-exports/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isExportLink(services, id, request.query)) return reply.callNotFound();
    const row = await findExport(services.db, id);
    const isThere = row?.state === 'READY' && row.expires_at! > services.clock();
    const bytes = isThere ? await services.files.get(archiveName(id)) : undefined;
    if (!row || !bytes) return reply.callNotFound();
    const day = row.created_at.toISOString().slice(0, 10);
    return reply
      .header('content-disposition', `attachment; filename="heima-${day}.zip"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .type('application/zip')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
