import { staffAreas } from '@heima/domain/shared/actor.ts';
import { insertEmail, markEmailProved } from '#capabilities/contacts/email-store.ts';
import { insertPhone, markPhoneProved } from '#capabilities/contacts/phone-store.ts';
import { hashIdentity, insertIdentity, nationalIdPlace } from '#capabilities/identity/identity-store.ts';
import { changeUser, insertUser } from '#capabilities/people/person-store.ts';
import { putKey } from '#capabilities/sign-in/second-factor/factor-store.ts';
import { keyOf } from '#capabilities/sign-in/second-factor/take-code.ts';
import type { DemoPerson } from '#demo/content/demo-person.ts';
import { LANDLORDS } from '#demo/content/landlords.ts';
import { STAFF } from '#demo/content/staff.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { hashPassword } from '#platform/password-hash.ts';
import type { Services } from '#platform/services.ts';
import { demoId } from './demo-id.ts';

/** Everybody in the demonstration signs in with this. */
export const demoPassword = 'heima1234';

/** The key of the authenticator app of the demonstration's staff; the sandbox page shows its code. */
export const demoFactorKey = 'HEIMAHEIMAHEIMAHEIMAHEIMAHEIMA22';

export const demoPeople: readonly DemoPerson[] = [...STAFF, ...LANDLORDS, ...TENANTS];

/** When the demonstration's accounts were made: before the oldest listing. */
const joined = (now: Date) => new Date(now.getTime() - 120 * 86_400_000);

export const personId = (key: string, now: Date): string => demoId(`person ${key}`, joined(now));

/** Icelanders have an electronic ID; the others prove who they are another way, or have not yet. */
export const hasElectronicId = ({ nationality }: DemoPerson): boolean => nationality === 'IS';

type SeedContext = Pick<Services, 'secrets' | 'encryption'> & { now: Date };

/**
 * Puts the people into the database, each with a proved e-mail and phone, all with the same password; those with an
 * electronic ID have tied it to the account and can sign in with their number.
 */
export async function seedPeople(db: Database, { secrets, encryption, now }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const at = joined(now);
  for (const person of demoPeople) {
    const id = personId(person.key, now);
    await insertUser(db, {
      id,
      full_name: `${person.givenName} ${person.familyName}`,
      username: person.key,
      user_type: person.role === 'landlord' ? 'LL' : 'TN',
      ...(person.role === 'staff' ? { staff_areas: [...staffAreas] } : {}),
      birth_date: person.birthDate,
      bio: person.bio,
      primary_language: person.language,
      primary_email_id: null,
      primary_phone_id: null,
      password_hash: passwordHash,
      identity_verified_at: hasElectronicId(person) ? at : null,
      terms_accepted_at: at,
      last_conversation_id: null,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    });
    const emailId = await insertEmail(db, {
      userId: id,
      address: person.email,
      key: person.email,
      signsIn: true,
      now: at,
    });
    await markEmailProved(db, emailId, at);
    const phone = { countryCode: '+354', number: person.phone.slice(4), e164: person.phone };
    const phoneId = await insertPhone(db, { userId: id, phone, now: at });
    await markPhoneProved(db, phoneId, at);
    await changeUser(db, id, { primary_email_id: emailId, primary_phone_id: phoneId }, at);
    if (person.role === 'staff') {
      const sealed = encryption.encrypt(demoFactorKey, keyOf(id));
      await putKey(db, { userId: id, sealed, now: at, confirmedAt: at });
    }
    if (!hasElectronicId(person)) continue;
    const identity = { country: 'IS', nationalId: person.kennitala };
    await insertIdentity(db, {
      user_id: id,
      country: identity.country,
      national_id_hash: hashIdentity(secrets, identity),
      national_id: encryption.encrypt(identity.nationalId, nationalIdPlace(id)),
      mobile_login: true,
      personal_id_login: false,
      proved_at: at,
      updated_at: at,
    });
  }
}
