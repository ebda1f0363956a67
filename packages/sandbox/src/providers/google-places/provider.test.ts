import { describe, expect, it } from 'vitest';
import { asHeima } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
type Prediction = {
  placeId: string;
  text: { text: string };
  types: string[];
  structuredFormat: { mainText: { text: string }; secondaryText: { text: string } };
};
const post = (body: unknown, headers: Record<string, string> = asHeima.places) =>
  fetch(`${sandbox.url}/google-places/v1/places:autocomplete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const suggest = async (body: unknown): Promise<Prediction[]> => {
  const answer = (await (await post(body)).json()) as { suggestions?: { placePrediction: Prediction }[] };
  return (answer.suggestions ?? []).map(({ placePrediction }) => placePrediction);
};
const names = async (body: unknown) => (await suggest(body)).map(({ text }) => text.text);

describe('autocomplete', () => {
  it('suggests places with id, text and types', async () => {
    const [first] = await suggest({ input: 'Selfo', languageCode: 'is', sessionToken: 'a1b2-c3' });
    expect(first).toMatchObject({
      place: expect.stringMatching(/^places\/ChIJ/),
      placeId: expect.stringMatching(/^ChIJ\w{23}$/),
      text: { text: 'Selfoss, Suðurland, Ísland', matches: [{ endOffset: 5 }] },
      structuredFormat: { mainText: { text: 'Selfoss' }, secondaryText: { text: 'Suðurland, Ísland' } },
      types: ['locality', 'political', 'geocode'],
    });
  });

  it('names the country in the language asked for', async () => {
    expect((await names({ input: 'Hlíðar', languageCode: 'en-GB' }))[0]).toBe('Hlíðar, Reykjavík, Iceland');
    expect((await names({ input: 'Hlíðar', languageCode: 'uk' }))[0]).toBe('Hlíðar, Reykjavík, Ісландія');
    expect((await names({ input: 'Hlíðar' }))[0]).toBe('Hlíðar, Reykjavík, Iceland');
  });

  it('needs no accents, brings houses with a number, and at most five', async () => {
    expect(await names({ input: 'isafj', languageCode: 'is' })).toContain('Ísafjörður, Vestfirðir, Ísland');
    expect((await names({ input: 'Borgartún 8A', languageCode: 'is' }))[0]).toBe(
      'Borgartún 8A, Reykjavík, Ísland',
    );
    expect(await names({ input: 's' })).toHaveLength(5);
  });

  it('keeps to types, countries and fields asked for', async () => {
    const types = await suggest({ input: 'hafnar', includedPrimaryTypes: ['route'] });
    expect(types.length).toBeGreaterThan(0);
    expect(types.every((prediction) => prediction.types.includes('route'))).toBe(true);
    const cities = await suggest({ input: 'hafnar', includedPrimaryTypes: ['(cities)'] });
    expect(cities.map(({ structuredFormat }) => structuredFormat.mainText.text)).toEqual(['Hafnarfjörður']);
    expect(await suggest({ input: 'Selfoss', includedRegionCodes: ['no', 'dk'] })).toEqual([]);
    const masked = await post(
      { input: 'Selfoss' },
      {
        ...asHeima.places,
        'x-goog-fieldmask': 'suggestions.placePrediction.placeId, suggestions.placePrediction.text.text',
      },
    );
    const [only] = ((await masked.json()) as { suggestions: unknown[] }).suggestions;
    expect(only).toEqual({
      placePrediction: { placeId: expect.any(String), text: { text: 'Selfoss, Suðurland, Iceland' } },
    });
  });

  it('leaves suggestions out when there are none', async () => {
    expect(await (await post({ input: 'xxtom' })).json()).toEqual({});
  });

  it.each([
    ['xxkvoti', 429, 'RESOURCE_EXHAUSTED'],
    ['xxbann', 403, 'PERMISSION_DENIED'],
    ['xxvilla', 500, 'INTERNAL'],
  ])('%s answers %i %s', async (input, code, status) => {
    const response = await post({ input });
    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ error: { code, status, message: expect.any(String) } });
  });

  it('xxhaegt is slow', async () => {
    const slow = post({ input: 'xxhaegt' });
    await eventually(
      () => sandbox.control.calls(),
      ([call]) => call?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect((await slow).status).toBe(200);
  });

  it('is denied by a rule', async () => {
    await sandbox.control.addRule({ provider: 'google-places', outcome: 'decline' });
    expect((await post({ input: 'Selfoss' })).status).toBe(403);
  });
});

describe('what Google checks', () => {
  const bias = { circle: { center: { latitude: 64.1, longitude: -21.9 }, radius: 500 } };

  it('takes everything it knows', async () => {
    const all = {
      input: 'Selfoss',
      sessionToken: 'token',
      languageCode: 'is',
      regionCode: 'is',
      includedRegionCodes: ['is'],
      includedPrimaryTypes: ['locality'],
      locationBias: bias,
      includeQueryPredictions: false,
      inputOffset: 3,
      origin: { latitude: 64.1, longitude: -21.9 },
    };
    expect((await post(all)).status).toBe(200);
  });

  it.each([
    ['no input', {}],
    ['an empty input', { input: '' }],
    ['a misspelt field', { input: 'a', language: 'is' }],
    ['too many regions', { input: 'a', includedRegionCodes: Array(16).fill('is') }],
    ['too many types', { input: 'a', includedPrimaryTypes: Array(6).fill('route') }],
    ['a bad token', { input: 'a', sessionToken: 'has space' }],
    ['a long token', { input: 'a', sessionToken: 'a'.repeat(37) }],
    ['both bias and restriction', { input: 'a', locationBias: bias, locationRestriction: bias }],
    ['a point off the globe', { input: 'a', origin: { latitude: 91, longitude: 0 } }],
  ])('%s is an invalid argument', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  });

  it('distinguishes a missing key from a wrong one', async () => {
    expect((await post({ input: 'a' }, {})).status).toBe(403);
    const wrong = await post({ input: 'a' }, { 'x-goog-api-key': 'wrong' });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      error: { message: 'API key not valid. Please pass a valid API key.' },
    });
  });
});
