import { profileAccess } from '@heima/domain/profiles/access.ts';
import { paycheckDocument } from '@heima/domain/profiles/document-endpoints.ts';
import { actorWithoutSession, worksAsStaff } from '#capabilities/people/public.ts';
import { stateOfLink } from '#capabilities/profiles/sharing/link-machine.ts';
import { findLink } from '#capabilities/profiles/sharing/link-store.ts';
import { profileSubject } from '#capabilities/profiles/sharing/profile-subject.ts';
import type { Viewer } from '#platform/documents/signed-address.ts';
import { fileRoute } from '#platform/http/file-route.ts';
import type { Services } from '#platform/services.ts';
import { findPaycheck, type PaycheckRow, paycheckFile } from './paycheck-store.ts';

/**
 * Hands out the file of a paycheck. Whether its viewer may read it is asked again each time, so that an address made
 * before sharing was withdrawn leads to nothing. Who has read a paycheck of somebody else stands in the audit trail.
 */
export const servePaycheck = fileRoute(paycheckDocument, async ({ params, viewer }, services) => {
  const row = await findPaycheck(services.db, params.id);
  if (!row || !(await mayRead(services, viewer, row))) return undefined;
  const isOwn = viewer.kind === 'user' && viewer.id === row.user_id;
  return {
    content: { stored: paycheckFile(row) },
    type: row.media_type,
    name: row.file_name,
    ...(isOwn
      ? {}
      : {
          audit: {
            action: 'profiles.paycheckRead',
            subjectKind: 'user',
            subjectId: row.user_id,
            detail: { paycheck: row.id },
          },
        }),
  };
});

async function mayRead(
  { db, clock }: Services,
  viewer: Viewer,
  { user_id: userId }: PaycheckRow,
): Promise<boolean> {
  if (viewer.kind === 'link') {
    const link = await findLink(db, viewer.id);
    return link?.user_id === userId && link.includes_paychecks && stateOfLink(link, clock()) === 'open';
  }
  // Staff who were let go since are nobody.
  if (viewer.kind === 'staff') return worksAsStaff(db, viewer.id, 'guarantees');
  const actor = await actorWithoutSession(db, viewer.id);
  return actor !== undefined && profileAccess.readPaychecks(actor, await profileSubject(db, actor, userId));
}
