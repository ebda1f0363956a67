import * as contract from '@heima/domain/reference/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('reference data', async () => {
  const app = await testApp();

  it('names follow the language of the request', async () => {
    const name = async (lang: 'is' | 'en' | 'ua') =>
      (await app.ask(contract.listPetTypes, { query: { lang } })).body.find(({ id }) => id === 'dog')!.name;
    expect([await name('is'), await name('en'), await name('ua')]).toEqual(['Hundur', 'Dog', 'Собака']);
  });

  it('companies are narrowed to a utility and a region', async () => {
    const { body } = await app.ask(contract.listUtilityProviders, {
      query: { utility: 'heating', region: 'vestfirdir' },
    });
    expect(body.length).toBeGreaterThan(0);
    expect(
      body.every(({ utility, regions }) => utility === 'heating' && regions.includes('vestfirdir')),
    ).toBe(true);
    const refused = await app.refused(contract.listUtilityProviders, { query: { utility: 'x' as never } });
    expect(refused.body.errors).toHaveProperty('utility');
  });

  it('payment methods are for those who have signed in', async () => {
    const { access } = await person(app);
    expect((await app.refused(contract.listPaymentMethods, {})).status).toBe(401);
    expect((await app.ask(contract.listPaymentMethods, {}, { as: access })).body.length).toBeGreaterThan(0);
  });
});
