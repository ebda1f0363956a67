import * as contract from '@heima/domain/countries/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';

describe('countries and languages', async () => {
  const app = await testApp();

  it('R576 R577 R578: the languages of the interface come first, each named in itself', async () => {
    const { body } = await app.ask(contract.listLanguages, { query: { lang: 'en' } });
    expect(body.slice(0, 3)).toMatchObject([
      { code: 'is', iso: 'is-IS', name: 'Íslenska', translated_name: 'Icelandic' },
      { code: 'en', iso: 'en-US', name: 'English' },
      { code: 'ua', iso: 'ua-UA', name: 'Українська' },
    ]);
  });

  it('names of countries follow the language of the request', async () => {
    const { body } = await app.ask(contract.listCountries, { query: { lang: 'ua' } });
    expect(body[0]).toEqual({ id: 'IS', name: 'Ісландія' });
  });
});
