import type { SignedIn, StaffArea } from '@heima/domain/shared/actor.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { FindRecipient } from '#platform/outbox/recipient.ts';
import type { Services } from '#platform/services.ts';
import { tellOwner } from './jobs/tell-owner.ts';
import { messageRecipient } from './message-recipient.ts';
import { confirmOwner as confirm } from './passwords/confirm-owner.ts';
import { identify as identifySession } from './sessions/identify.ts';
import { openAmong } from './sessions/session-store.ts';
import { changeUser, mailingAddress, passwordHashOf } from './user-store.ts';

/** Who holds this access token. */
export const identify = (
  services: Services,
  token: string,
): Promise<Omit<SignedIn, 'kind' | 'clientId'> | undefined> => identifySession(services, token);

/** Which of these sessions have not ended. */
export const openSessions = ({ db, clock }: Services, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  openAmong(db, ids, clock());

/** Holds a person until the transaction ends, so that changes of one person come one by one; false when the account is gone. */
export async function holdPerson(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface ContactState {
  emailVerified: boolean;
  phoneVerified: boolean;
}

/** Whether a person has a verified e-mail and phone (R244, R245). */
export async function contactState(db: Database, userId: string): Promise<ContactState> {
  const [email, phone] = await Promise.all([
    db
      .selectFrom('email_address')
      .select('id')
      .where('user_id', '=', userId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('phone')
      .select('id')
      .where('user_id', '=', userId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst(),
  ]);
  return { emailVerified: email !== undefined, phoneVerified: phone !== undefined };
}

/** Sends the owner of an account a letter about it, with the commit of the unit. */
export const tellAccountOwner = (
  unit: UnitOfWork,
  userId: string,
  kind: 'exportReady' | 'payoutAccountAdded' | 'payoutAccountChanged',
): Promise<void> => tellOwner(unit, userId, kind);

/** Whether an account has a password; without one it is opened by electronic ID. */
export const hasPassword = async (db: Database, userId: string): Promise<boolean> =>
  Boolean((await passwordHashOf(db, userId))?.password_hash);

/** Asks for the password before something that an open session alone must not do; see `confirm-owner.ts`. */
export const confirmOwner: typeof confirm = (...given) => confirm(...given);

/** Whether e-mails reach a person: the primary address is verified and works. */
export const canBeEmailed = async (db: Database, userId: string): Promise<boolean> =>
  (await findRecipient(db, { userId, channel: 'email' })) !== undefined;

/** How the outbox reaches a person; see `message-recipient.ts`. */
export const findRecipient: FindRecipient = (...given) => messageRecipient(...given);

/** Sets the text about oneself, which the account and the rental profile share. */
export const setBio = (unit: UnitOfWork, userId: string, bio: string | null): Promise<void> =>
  changeUser(unit.db, userId, { bio }, unit.now);

/** Where letters to a person go: the primary address, in the person's language. */
export const letterAddress: typeof mailingAddress = (...given) => mailingAddress(...given);

/** Everybody who works as staff in an area. */
export async function staffIds(db: Database, area: StaffArea): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('staff_areas', '@>', sql.val([area]))
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * A person as an actor, without a session: for addresses that carry who they were made for. Never staff, since no
 * session says that it was opened with more than a password (decision 0010).
 */
export async function actorWithoutSession(db: Database, userId: string): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('primary_language')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      kind: 'user',
      userId,
      sessionId: '',
      staffAreas: [],
      teams: [],
      language: row.primary_language,
      clientId: undefined,
    }
  );
}

/** Whether a person works as staff in an area. It lets nobody act: that takes a session opened with more than a password. */
export async function worksAsStaff(db: Database, userId: string, area: StaffArea): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('staff_areas', '@>', sql.val([area]))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
