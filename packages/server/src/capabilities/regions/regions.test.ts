import * as contract from '@heima/domain/regions/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';

describe('regions', async () => {
  const app = await testApp();

  it('R036: the first six regions are the recommended ones', async () => {
    const { body } = await app.ask(contract.listRegions, { query: { kind: 'city_region' } });
    expect(body.map((one) => one.is_recommended)).toEqual([true, true, true, true, true, true, false]);
  });

  it('R314: a region is found by its id, and kept by it; an id that names none is not', async () => {
    const { body, headers } = await app.ask(contract.getRegion, {
      params: { id: 'akureyri' },
      query: { lang: 'en' },
    });
    expect(body).toMatchObject({
      id: 'akureyri',
      kind: 'city',
      postal_codes: expect.arrayContaining(['600']),
    });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=3600');
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
});
