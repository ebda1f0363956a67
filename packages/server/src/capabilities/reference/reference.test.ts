import * as contract from '@heima/domain/reference/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { routes } from './routes.ts';

describe('reference data', async () => {
  const app = await testApp();

  it.each(
    routes
      .filter(({ endpoint }) => endpoint.access === 'anyone' && !endpoint.params)
      .map(({ endpoint }) => [endpoint.path, endpoint] as const),
  )('%s answers everybody, in three languages, and may be kept by shared caches', async (_, endpoint) => {
    const [icelandic, english, ukrainian] = await Promise.all(
      (['is', 'en', 'ua'] as const).map((language) => app.ask(endpoint, {}, { language })),
    );
    const list = icelandic!.body as unknown as { id: unknown }[];
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(icelandic!.headers['cache-control']).toBe(
      `public, max-age=0, s-maxage=${endpoint.sharedCacheSeconds}`,
    );
    const ids = (answer: typeof icelandic) =>
      (answer!.body as unknown as { id: unknown }[]).map(({ id }) => String(id)).sort();
    expect(ids(english)).toEqual(ids(icelandic));
    expect(ids(ukrainian)).toEqual(ids(icelandic));
  });

  it('R576 R577 R578: the languages of the interface come first, each named in itself', async () => {
    const { body } = await app.ask(contract.listLanguages, { query: { lang: 'en' } });
    expect(body.slice(0, 3)).toMatchObject([
      { code: 'is', iso: 'is-IS', name: 'Íslenska', translated_name: 'Icelandic' },
      { code: 'en', iso: 'en-US', name: 'English' },
      { code: 'ua', iso: 'ua-UA', name: 'Українська' },
    ]);
  });

  it('names follow the language of the request', async () => {
    const name = async (lang: 'is' | 'en' | 'ua') =>
      (await app.ask(contract.listPetTypes, { query: { lang } })).body.find(({ id }) => id === 'dog')!.name;
    expect([await name('is'), await name('en'), await name('ua')]).toEqual(['Hundur', 'Dog', 'Собака']);
    const countries = (await app.ask(contract.listCountries, { query: { lang: 'ua' } })).body;
    expect(countries[0]).toEqual({ id: 'IS', name: 'Ісландія' });
  });

  it('R036: the first six regions are the recommended ones', async () => {
    const { body } = await app.ask(contract.listRegions, { query: { kind: 'city_region' } });
    expect(body.map((one) => one.is_recommended)).toEqual([true, true, true, true, true, true, false]);
  });

  it('R314: a region is found by its id; an id that names none is not', async () => {
    const { body } = await app.ask(contract.getRegion, { params: { id: 'akureyri' }, query: { lang: 'en' } });
    expect(body).toMatchObject({
      id: 'akureyri',
      kind: 'city',
      postal_codes: expect.arrayContaining(['600']),
    });
    expect((await app.refused(contract.getRegion, { params: { id: 'atlantis' } })).status).toBe(404);
  });

  it('C49: postal codes of post boxes are left out unless asked for', async () => {
    const [some, all] = await Promise.all([
      app.ask(contract.listPostalCodes, {}),
      app.ask(contract.listPostalCodes, { query: { all: true } }),
    ]);
    expect(all.body).toHaveLength(195);
    expect(some.body.every(({ is_searchable }) => is_searchable)).toBe(true);
    expect(some.body.length).toBeLessThan(all.body.length);
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

  it('payment methods and indices are for those who have signed in', async () => {
    const { access } = await person(app);
    expect((await app.refused(contract.listPaymentMethods, {})).status).toBe(401);
    expect((await app.refused(contract.listIndexModels, {})).status).toBe(401);
    expect((await app.ask(contract.listPaymentMethods, {}, { as: access })).body.length).toBeGreaterThan(0);
    const { body, headers } = await app.ask(contract.listIndexModels, {}, { as: access });
    expect(body.find(({ id }) => id === 'CONSUMER_PRICE')!.latest!.value).toBeGreaterThan(400);
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});
