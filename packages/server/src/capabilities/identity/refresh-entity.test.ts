import { randomBytes } from 'node:crypto';
import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import { ownIdentity, refreshEntity } from '@heima/domain/identity/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { accountRow } from '#capabilities/electronic-id/browser.builder.ts';
import { purgeExpiredEidSessions } from '#capabilities/electronic-id/jobs/purge-expired-eid-sessions.ts';
import { renewEncryption } from '#capabilities/identity/jobs/renew-encryption.ts';
import { openEncryption } from '#platform/encryption.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { hashIdentity, insertIdentity, nationalIdPlace } from './identity-store.ts';

describe('name and birth date from the national registry', async () => {
  const app = await testApp();
  const { db, encryption, secrets } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const now = new Date();
  /** A person whose account is tied to this national id. */
  const tied = async (nationalId: string, country = 'IS'): Promise<Person> => {
    const user = await person(app, { fullName: 'Gamla Nafnið' });
    await insertIdentity(db, {
      user_id: user.id,
      country,
      national_id_hash: hashIdentity(secrets, { country, nationalId }),
      national_id: encryption.encrypt(nationalId, nationalIdPlace(user.id)),
      mobile_login: true,
      personal_id_login: false,
      proved_at: now,
      updated_at: now,
    });
    await db.updateTable('app_user').set({ identity_verified_at: now }).where('id', '=', user.id).execute();
    return user;
  };
  const refresh = (user: Person) => app.ask(refreshEntity, { params: { id: user.id } }, { as: user.access });
  const refused = async (user: Person, as = user.access) => {
    const { status, body } = await app.refused(refreshEntity, { params: { id: user.id } }, { as });
    return [status, body.code];
  };

  it('E020 R126 R128: asks the registry by the proved number and takes what it says', async () => {
    const user = await tied('0101302989');
    expect((await refresh(user)).body).toEqual({
      full_name: 'Gervimaður Ameríka',
      birth_date: '1930-01-01',
    });
    expect(await accountRow(app, user.id)).toMatchObject({
      full_name: 'Gervimaður Ameríka',
      birth_date: '1930-01-01',
    });
    // A name that changes in the registry changes here when it is asked again.
    const renamed = await tied('0101302559');
    await refresh(renamed);
    expect((await refresh(renamed)).body.full_name).toBe('Gervimaður Svíþjóð Nýnefndur');
    const trail = await db.selectFrom('audit_entry').selectAll().execute();
    expect(JSON.stringify(trail)).not.toMatch(/0101302989|0101302559/);
    expect(trail.filter(({ action }) => action === 'identity.registryRead')).toHaveLength(3);
  });

  it('R127 R132: name and birth date cannot be typed then; a null birth date changes nothing', async () => {
    const user = await tied('0101303019');
    await refresh(user);
    for (const body of [{ full_name: 'Önnur Kona' }, { birth_date: '1980-01-01' as never }]) {
      const answer = await app.refused(updateUser, { params: { id: user.id }, body }, { as: user.access });
      expect([answer.status, answer.body.code]).toEqual([409, 'accounts.identityLocked']);
    }
    const { body } = await app.ask(
      updateUser,
      { params: { id: user.id }, body: { birth_date: null, full_name: 'Gervimaður Afríka', bio: 'Róleg.' } },
      { as: user.access },
    );
    expect(body).toMatchObject({ birth_date: '1930-01-01', bio: 'Róleg.' });
  });

  it('R130: no number, another country, not registered and out of order are four answers', async () => {
    expect(await refused(await person(app))).toEqual([409, 'identity.noPersonalId']);
    expect(await refused(await tied('38001085718', 'EE'))).toEqual([409, 'identity.countryNotInRegistry']);
    expect(await refused(await tied('0101300000'))).toEqual([409, 'identity.notInRegistry']);
    const unlucky = await tied('0101302639');
    expect(await refused(unlucky)).toEqual([503, 'common.providerDown']);
    expect((await accountRow(app, unlucky.id)).full_name).toBe('Gamla Nafnið');
  });

  it('U16: is one’s own, and twenty an hour', async () => {
    const user = await tied('0101302399');
    expect(await refused(user, (await person(app, { staff: true })).access)).toEqual([
      404,
      'common.notFound',
    ]);
    for (let at = 0; at < 20; at += 1) await refresh(user);
    expect(await refused(user)).toEqual([429, 'common.tooManyRequests']);
    expect((await sandbox.calls({ provider: 'registry' })).length).toBeGreaterThan(0);
  });

  it('is encrypted anew with the newest key by night, and read on', async () => {
    const user = await tied('0101305069');
    const newest = `new:${randomBytes(32).toString('base64')}`;
    const rotated = openEncryption(`${newest},${app.services.config.DATA_KEYS}`);
    await renewEncryption.handle({ ...app.services, encryption: rotated }, {});
    const rows = await db.selectFrom('identity').select(['user_id', 'national_id']).execute();
    expect(rows.length).toBeGreaterThan(0);
    const newOnly = openEncryption(newest);
    const read = rows.map((row) => newOnly.decrypt(row.national_id, nationalIdPlace(row.user_id)));
    expect(read).toContain('0101305069');
    // The other way round, so that the program of this test reads it again.
    const back = openEncryption(`${app.services.config.DATA_KEYS},${newest}`);
    await renewEncryption.handle({ ...app.services, encryption: back }, {});
    const { body } = await app.ask(ownIdentity, { params: { id: user.id } }, { as: user.access });
    expect(body.personal_id).toBe('0101305069');
  });

  it('visits to providers are purged after a day', async () => {
    const at = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
    for (const days of [0.5, 2])
      await db
        .insertInto('eid_session')
        .values({
          id: `01990000-0000-7000-8000-00000000000${Math.ceil(days)}`,
          method: 'gateway',
          token_hash: `t${days}`,
          provider_token: null,
          browser_hash: null,
          user_id: null,
          phone: null,
          email: null,
          state: 'failed',
          failure: null,
          identity: null,
          proved_at: null,
          asked_at: null,
          created_at: at(days),
          expires_at: at(days),
        })
        .execute();
    await purgeExpiredEidSessions.handle(app.services, {});
    const sessions = await db.selectFrom('eid_session').select('token_hash').execute();
    expect(sessions).toEqual([{ token_hash: 't0.5' }]);
  });
});
