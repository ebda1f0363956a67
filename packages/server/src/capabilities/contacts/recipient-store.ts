import type { Database } from '#platform/db/database.ts';
import type { FindRecipient, Recipient } from '#platform/outbox/recipient.ts';

/** The primary e-mail address of a person, verified or not, and the person's language. */
export const mailingAddress = (db: Database, userId: string) =>
  db
    .selectFrom('active_person')
    .innerJoin('email_address', 'email_address.id', 'primary_email_id')
    .select(['email_address.id', 'address', 'verified_at', 'full_name', 'primary_language'])
    .where('active_person.id', '=', userId)
    .executeTakeFirst();

export interface ContactState {
  has_verified_email_address: boolean;
  has_verified_phone_number: boolean;
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
  return { has_verified_email_address: email !== undefined, has_verified_phone_number: phone !== undefined };
}

/** The e-mail addresses and phone numbers of a person that wait to be confirmed, the oldest first. */
export async function unconfirmedContacts(db: Database, userId: string): Promise<string[]> {
  const [emails, phones] = await Promise.all([
    db
      .selectFrom('email_address')
      .select(['address as contact', 'created_at'])
      .where('user_id', '=', userId)
      .where('verified_at', 'is', null)
      .execute(),
    db
      .selectFrom('phone')
      .select(['e164 as contact', 'created_at'])
      .where('user_id', '=', userId)
      .where('verified_at', 'is', null)
      .execute(),
  ]);
  const all = [...emails, ...phones].sort(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  );
  return all.map(({ contact }) => contact);
}

/**
 * How a person is reached, and in which language: by the primary e-mail address or phone number when it is verified
 * and works, or by the one given. Nobody is found for an account that is gone.
 */
export const findRecipient: FindRecipient = async (db, { userId, channel, address }) => {
  if (address !== undefined) {
    const person = await personOf(db, userId).executeTakeFirst();
    return person && { ...person, address };
  }
  return channel === 'email' ? byEmail(db, userId) : bySms(db, userId);
};

const personOf = (db: Database, userId: string) =>
  db
    .selectFrom('active_person')
    .select(['full_name as fullName', 'primary_language as language'])
    .where('active_person.id', '=', userId);

const byEmail = (db: Database, userId: string): Promise<Recipient | undefined> =>
  personOf(db, userId)
    .innerJoin('mailable_person', 'mailable_person.user_id', 'active_person.id')
    .select('address')
    .executeTakeFirst();

const bySms = (db: Database, userId: string): Promise<Recipient | undefined> =>
  personOf(db, userId)
    .innerJoin('proved_phone', 'proved_phone.id', 'primary_phone_id')
    .select('e164 as address')
    .executeTakeFirst();

/** Whether e-mails reach a person: the primary address is verified and works. */
export const canBeEmailed = async (db: Database, userId: string): Promise<boolean> =>
  (await findRecipient(db, { userId, channel: 'email' })) !== undefined;

/** The primary e-mail address and phone number of people. */
export async function primaryContacts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { email: string | null; phone: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('active_person')
    .leftJoin('email_address', 'email_address.id', 'active_person.primary_email_id')
    .leftJoin('phone', 'phone.id', 'active_person.primary_phone_id')
    .select(['active_person.id', 'email_address.address as email', 'phone.e164 as phone'])
    .where('active_person.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, email, phone }) => [id, { email, phone }]));
}
