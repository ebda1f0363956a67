import {
  type ApplicationAction,
  type ApplicationSubject,
  applicationAccess,
} from '@heima/domain/applications/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { type ApplicationRow, findApplication, lockApplication } from './application-store.ts';

/** The application as the access table sees it. */
export const subjectOf = (row: ApplicationRow): ApplicationSubject => ({
  parties: [{ userId: row.applicant_id, role: 'tenant' }],
  ownerId: row.owner_id,
  teamId: row.team_id,
});

/**
 * The application, when the caller may do this with it.
 * @throws 404 where there is none or the caller may not know of it, 403 where the action is the other side's
 */
export async function applicationFor(
  db: Database,
  id: string,
  action: ApplicationAction,
  { actor }: Pick<Call, 'actor'>,
): Promise<ApplicationRow> {
  const row = (await findApplication(db, id)) ?? refuse('common.notFound');
  authorize(applicationAccess, action, actor, subjectOf(row));
  return row;
}

/** The same, locked until the transaction ends, so that changes of one application come one by one. */
export async function lockedApplicationFor(
  { db }: Pick<UnitOfWork, 'db'>,
  id: string,
  action: ApplicationAction,
  call: Pick<Call, 'actor'>,
): Promise<ApplicationRow> {
  await lockApplication(db, id);
  return applicationFor(db, id, action, call);
}
