import { lookUpPerson, lookUpProperty } from '@heima/domain/places/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('lookups in registers', async () => {
  const app = await testApp();
  const off = await testApp({ REGISTRY_BASE_URL: '', HMS_PROPERTY_BASE_URL: '' });
  const { access, id: userId } = await person(app);
  const property = (id: string) => ({ params: { id } });
  const national = (ssn: string, country = 'IS') => ({ params: { country, ssn } });

  it('E398 K16: a property is found by its number in any spelling', async () => {
    for (const id of ['2000101', 'F2000101', '200-0101']) {
      const { body } = await app.ask(lookUpProperty, property(id), { as: access });
      expect(body).toMatchObject({
        fastanr: '2000101',
        name: 'F2000101',
        address: 'Hraunbær 102, 110 Reykjavík',
        street_name: 'Hraunbær',
        street_number: '102',
        postal_code: '110',
        city: 'Reykjavík',
        municipality: 'Reykjavíkurborg',
        units: [{ marking: '010302', floor: 3, apartment_number: '0302', use: 'Íbúð' }],
        is_owner: null,
      });
      expect(JSON.stringify(body)).not.toContain('Gervimaður');
    }
  });

  it('E398: one that does not exist, and a lookup that failed, are two answers', async () => {
    const unknown = await app.refused(lookUpProperty, property('2999999'), { as: access, language: 'en' });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({
      code: 'places.noPropertyInfo',
      detail: expect.stringContaining('property number'),
    });
    const failed = await app.refused(lookUpProperty, property('2000106'), { as: access });
    expect([failed.status, failed.body.code]).toEqual([503, 'common.providerDown']);
    expect(
      (await off.refused(lookUpProperty, property('x'), { as: (await person(off)).access })).status,
    ).toBe(404);
    expect((await app.refused(lookUpProperty, property('2000101'))).status).toBe(401);
  });

  it('E399: gives the name, and the birth date only to the person', async () => {
    const { body } = await app.ask(lookUpPerson, national('010130-2399'), { as: access });
    expect(body).toEqual({
      country: 'IS',
      national_id: '0101302399',
      name: 'Gervimaður Færeyjar',
      kind: 'person',
      status: 'active',
      birth_date: null,
    });
    const self = await person(app, { fullName: 'Gervimaður Færeyjar' });
    const ask = async () =>
      (await app.ask(lookUpPerson, national('0101302399', 'is'), { as: self.access })).body.birth_date;
    await app.services.db
      .updateTable('app_user')
      .set({ birth_date: '1930-01-01' })
      .where('id', '=', self.id)
      .execute();
    expect(await ask()).toBeNull();
    await app.services.db
      .updateTable('app_user')
      .set({ identity_verified_at: new Date() })
      .where('id', '=', self.id)
      .execute();
    expect(await ask()).toBe('1930-01-01');
  });

  it.each([
    '010130239',
    '01013023999',
    '3102302399',
    '290200-1489',
    '010130-2397',
    '0101 302399',
    '010150-2290',
    'abcdefghij',
  ])('E399 R045: %s has the wrong form', async (ssn) => {
    const refused = await app.refused(lookUpPerson, national(ssn), { as: access, language: 'en' });
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('places.nationalIdForm');
    expect(refused.body.errors).toEqual({ ssn: ['The national ID is not in the right format.'] });
  });

  it('E399 R045: unknown, failed and foreign numbers are further answers', async () => {
    const told = async (ssn: string, country?: string) => {
      const { status, body } = await app.refused(lookUpPerson, national(ssn, country), { as: access });
      return [status, body.code];
    };
    expect(await told('0101801439')).toEqual([404, 'places.nationalIdUnknown']);
    expect(await told('0101302639')).toEqual([503, 'places.lookupFailed']);
    // found 43: trying again would not help while there is no register of companies.
    expect(await told('7101992059')).toEqual([400, 'places.companiesNotServed']);
    expect(await told('0101302399', 'SE')).toEqual([400, 'places.countryNotSupported']);
    expect((await app.refused(lookUpPerson, national('0101302399'))).status).toBe(401);
    const other = await person(off);
    expect((await off.refused(lookUpPerson, national('0101302399'), { as: other.access })).status).toBe(503);
  });

  it('E399: a register that never answers is reported as one that is down', async () => {
    const impatient = await testApp({ PROVIDER_TIMEOUT_MS: '300' });
    const { access: other } = await person(impatient);
    const { status, body } = await impatient.refused(lookUpPerson, national('0101303369'), { as: other });
    expect([status, body.code]).toEqual([503, 'places.lookupFailed']);
  });

  it('E399: says who looked whom up, without keeping the number', async () => {
    const entries = await app.services.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'places.personLookedUp')
      .where('subject_id', '=', userId)
      .execute();
    expect(entries.length).toBeGreaterThanOrEqual(4);
    const hash = app.services.secrets.hash('national id 0101302399');
    expect(entries.map(({ detail }) => detail)).toContainEqual({ nationalIdHash: hash });
    expect(JSON.stringify(entries)).not.toContain('0101302399');
  });

  it('E399: twenty lookups an hour', async () => {
    const { access: busy } = await person(off);
    off.setTime(new Date('2026-11-27T12:00:00Z'));
    for (let asked = 0; asked < 20; asked += 1)
      expect((await off.refused(lookUpPerson, national('x'), { as: busy })).status).toBe(400);
    const refused = await off.refused(lookUpPerson, national('x'), { as: busy });
    expect(refused.status).toBe(429);
    off.setTime(new Date('2026-11-27T13:00:00Z'));
    expect((await off.refused(lookUpPerson, national('x'), { as: busy })).status).toBe(400);
  });
});
