import { signedUp } from '@heima/domain/accounts/events.ts';
import type { UserType } from '@heima/domain/people/user-type.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { changeUser, insertUser } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { insertEmail } from './email-store.ts';

export interface NewAccount {
  fullName: string;
  email: string;
  emailKey: string;
  /** Nothing for people who sign in with electronic ID; they can choose a password by e-mail. */
  passwordHash: string | null;
  userType: UserType | undefined;
  language: Language;
}

/** Makes an account whose e-mail address signs in and is asked to be confirmed. @returns its id */
export async function createAccount(unit: UnitOfWork, given: NewAccount): Promise<string> {
  const { db, now } = unit;
  const id = newId();
  await insertUser(db, {
    id,
    full_name: given.fullName,
    username: userName(id),
    user_type: given.userType ?? 'TN',
    birth_date: null,
    bio: null,
    primary_language: given.language,
    primary_email_id: null,
    primary_phone_id: null,
    password_hash: given.passwordHash,
    identity_verified_at: null,
    terms_accepted_at: now,
    last_conversation_id: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  const emailId = await insertEmail(db, {
    userId: id,
    address: given.email,
    key: given.emailKey,
    signsIn: true,
    now,
  });
  await changeUser(db, id, { primary_email_id: emailId }, now);
  await askConfirmation(unit, { id: emailId, user_id: id, address: given.email });
  await unit.record(signedUp, id);
  return id;
}

/** A name that reveals nothing of the person: the random end of the id. */
const userName = (id: string): string => `u${id.slice(-12)}`;
