import { paycheckDocument } from '@heima/domain/profiles/document-endpoints.ts';
import type { Paycheck } from '@heima/domain/profiles/profile-answer.ts';
import { documentMinutes } from '@heima/domain/profiles/profile-limits.ts';
import { worksIn } from '@heima/domain/shared/actor.ts';
import type { Database } from '#platform/db/database.ts';
import { signAddress, type Viewer } from '#platform/documents/signed-address.ts';
import type { Call } from '#platform/http/call.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Secrets } from '#platform/secrets.ts';
import { findPaychecks, type PaycheckRow } from './paycheck-store.ts';

type Asked = Pick<Call, 'actor' | 'services' | 'now'>;

/** A paycheck as answers carry it, with an address made for its viewer. */
export const presentPaycheck = (
  row: PaycheckRow,
  { services, now }: Pick<Asked, 'services' | 'now'>,
  viewer: Viewer,
): Paycheck => ({
  id: row.id,
  description: row.description,
  file: {
    ...signAddress(services.secrets, paycheckDocument, {
      params: { id: row.id },
      viewer,
      now,
      minutes: documentMinutes,
    }),
    name: row.file_name,
    type: row.media_type,
    size: row.size,
  },
  created_at: row.created_at.toISOString(),
  version: paycheckVersion(row, services.secrets).tag,
});

/** The version of what a person writes about a paycheck. */
export const paycheckVersion = (row: PaycheckRow, secrets: Secrets): Version =>
  versionOf(secrets, `paycheck ${row.id}`, { description: row.description });

/** A person's paychecks for the signed-in caller, or for the holder of a share link; the caller has checked both. */
export async function paychecksFor(
  db: Database,
  asked: Asked,
  userId: string,
  link?: { id: string },
): Promise<Paycheck[]> {
  const { actor } = asked;
  const viewer: Viewer | undefined = link
    ? { kind: 'link', id: link.id }
    : actor.kind === 'user'
      ? { kind: worksIn(actor, 'guarantees') && actor.userId !== userId ? 'staff' : 'user', id: actor.userId }
      : undefined;
  if (!viewer) return [];
  return (await findPaychecks(db, userId)).map((row) => presentPaycheck(row, asked, viewer));
}
