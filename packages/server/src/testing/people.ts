import type { UserType } from '@heima/domain/people/user-type.ts';
import { type StaffArea, staffAreas } from '@heima/domain/shared/actor.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { insertEmail, markEmailProved } from '#capabilities/contacts/email-store.ts';
import { insertPhone, markPhoneProved } from '#capabilities/contacts/phone-store.ts';
import { changeUser, insertUser } from '#capabilities/people/person-store.ts';
import { startSession } from '#capabilities/sessions/session-store.ts';
import { newId } from '#platform/new-id.ts';
import { hashPassword } from '#platform/password-hash.ts';
import type { TestApp } from './test-app.ts';

export interface PersonOptions {
  /** With a proved e-mail address and a proved primary phone. */
  verified?: boolean;
  /** At work as staff: in every area, or in these. */
  staff?: boolean | readonly StaffArea[];
  userType?: UserType;
  language?: Language;
  fullName?: string;
  /** Only where a test signs in by password: hashing takes time. */
  password?: string;
}

export interface Person {
  id: string;
  /** Access token: `app.ask(endpoint, args, { as: person.access })`. */
  access: string;
  email: string;
}

let made = 0;

/** Makes a person with an account and a session, straight in the tables. */
export async function person(app: TestApp, options: PersonOptions = {}): Promise<Person> {
  const { db, clock, config, secrets } = app.services;
  const now = clock();
  const id = newId();
  const areas = options.staff === true ? [...staffAreas] : [...(options.staff || [])];
  made += 1;
  const count = made;
  const email = `manneskja.${count}.${id.slice(-6)}@daemi.is`;
  await insertUser(db, {
    id,
    full_name: options.fullName ?? 'Jóna Jónsdóttir',
    username: `u${id.slice(-12)}`,
    user_type: options.userType ?? 'TN',
    staff_areas: areas,
    birth_date: null,
    bio: null,
    primary_language: options.language ?? 'is',
    primary_email_id: null,
    primary_phone_id: null,
    password_hash: options.password ? await hashPassword(options.password) : null,
    identity_verified_at: null,
    terms_accepted_at: now,
    last_conversation_id: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
  const emailId = await insertEmail(db, { userId: id, address: email, key: email, signsIn: true, now });
  await changeUser(db, id, { primary_email_id: emailId }, now);
  if (options.verified) await prove(app, { id, emailId, count, now });
  const context = {
    config,
    secrets,
    now,
    userAgent: 'test',
    address: '127.0.0.1',
    isStrong: areas.length > 0,
  };
  const { access } = await startSession(db, id, context);
  return { id, access, email };
}

async function prove(
  { services: { db } }: TestApp,
  { id, emailId, count, now }: { id: string; emailId: string; count: number; now: Date },
): Promise<void> {
  await markEmailProved(db, emailId, now);
  const number = `77${String(10_000 + count).padStart(5, '0')}`;
  const phone = { countryCode: '+354', number, e164: `+354${number}` };
  const phoneId = await insertPhone(db, { userId: id, phone, now });
  await markPhoneProved(db, phoneId, now);
  await changeUser(db, id, { primary_phone_id: phoneId }, now);
}
