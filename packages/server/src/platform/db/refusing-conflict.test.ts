import { describe, expect, it } from 'vitest';
import { insertEmail, markEmailProved } from '#capabilities/contacts/email-store.ts';
import { refuseKnownEmail } from '#capabilities/contacts/refuse-known-contact.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { refusingConflict } from './refusing-conflict.ts';

describe('of two who want the same', async () => {
  const app = await testApp();
  const { db } = app.services;

  it('the later one is refused because the address is taken, and nothing else is refused so', async () => {
    const [one, other] = [await person(app, { verified: true }), await person(app)];
    const now = new Date();
    const add = (userId: string, address: string) =>
      insertEmail(db, { userId, address, key: address, signsIn: false, now });
    const taken = await add(other.id, one.email);
    const telling = <T>(work: () => Promise<T>) =>
      refusingConflict(work, { email_address_signs_in: refuseKnownEmail });
    await expect(telling(() => markEmailProved(db, taken, now))).rejects.toMatchObject({
      code: 'contacts.emailExists',
    });
    await expect(telling(() => add(one.id, one.email))).rejects.toMatchObject({
      constraint: 'email_address_user_id_address_key_key',
    });
    expect(await telling(() => add(one.id, 'annad@daemi.is'))).toEqual(expect.any(String));
  });
});
