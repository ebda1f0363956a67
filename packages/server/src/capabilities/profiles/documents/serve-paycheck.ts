import { profileAccess } from '@heima/domain/profiles/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { actorWithoutSession, worksAsStaff } from '#capabilities/people/public.ts';
import { attachment } from '#platform/documents/file-name.ts';
import { requestLanguage } from '#platform/http/request-actor.ts';
import type { Services } from '#platform/services.ts';
import { findLink, isOpen } from '../sharing/link-store.ts';
import { profileSubject } from '../sharing/profile-subject.ts';
import { type DocumentViewer, readDocumentAddress } from './document-address.ts';
import { findPaycheck, type PaycheckRow, paycheckFile } from './paycheck-store.ts';

/** So far as the address goes: anything else in its place is no paycheck. */
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Hands out the file of a paycheck at its signed address, always as a download. Whether its viewer may read it is asked
 * again each time, so that an address made before sharing was withdrawn leads to nothing.
 */
export function addPaycheckFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/documents/paychecks/:id',
    async (request, reply) => {
      request.language = requestLanguage(request);
      const { id } = request.params;
      const now = services.clock();
      const viewer = readDocumentAddress(services.secrets, id, request.query, now);
      if (viewer === 'expired') refuse('profiles.documentExpired');
      const row = viewer && idForm.test(id) ? await findPaycheck(services.db, id) : undefined;
      if (!row || !viewer || !(await mayRead(services, viewer, row, now)))
        return refuse('profiles.documentUnknown');
      const bytes = (await services.files.get(paycheckFile(row))) ?? refuse('profiles.documentUnknown');
      await noteReading(services, viewer, row, { now, requestId: request.id });
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', attachment(row.file_name))
        .type(row.media_type)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}

async function mayRead(
  { db }: Services,
  viewer: DocumentViewer,
  { user_id: userId }: PaycheckRow,
  now: Date,
): Promise<boolean> {
  if (viewer.kind === 'link') {
    const link = await findLink(db, viewer.id);
    return link?.user_id === userId && link.includes_paychecks && isOpen(link, now);
  }
  // Staff who were let go since are nobody.
  if (viewer.kind === 'staff') return worksAsStaff(db, viewer.id, 'guarantees');
  const actor = await actorWithoutSession(db, viewer.id);
  return actor !== undefined && profileAccess.readPaychecks(actor, await profileSubject(db, actor, userId));
}

/** Who has read a paycheck of somebody else stands in the audit trail. */
async function noteReading(
  services: Services,
  viewer: DocumentViewer,
  row: PaycheckRow,
  { now, requestId }: { now: Date; requestId: string },
): Promise<void> {
  if (viewer.kind === 'user' && viewer.id === row.user_id) return;
  const isUser = viewer.kind !== 'link';
  const cause = {
    actorId: isUser ? viewer.id : null,
    actorKind: isUser ? 'user' : 'visitor',
    requestId,
    now,
  } as const;
  await services.unitOfWork(cause, (unit) =>
    unit.audit('profiles.paycheckRead', 'user', row.user_id, {
      paycheck: row.id,
      ...(isUser ? {} : { link: viewer.id }),
    }),
  );
}
