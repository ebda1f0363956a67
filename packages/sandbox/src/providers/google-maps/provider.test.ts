import { describe, expect, it } from 'vitest';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { asHeima } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
type Result = {
  place_id: string;
  formatted_address: string;
  partial_match?: boolean;
  types: string[];
  geometry: {
    location: { lat: number; lng: number };
    location_type: string;
    bounds?: unknown;
    viewport: unknown;
  };
  address_components: { long_name: string; short_name: string; types: string[] }[];
};
type Answer = { status: string; results: Result[]; error_message?: string };
const geocode = async (
  query: Record<string, string>,
  key: string = SANDBOX_CREDENTIALS.GOOGLE_API_KEY,
): Promise<Answer> => {
  const search = new URLSearchParams({ ...query, ...(key === '' ? {} : { key }) });
  const response = await fetch(`${sandbox.url}/google-maps/maps/api/geocode/json?${search}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};

describe('by place id', () => {
  it('turns a suggestion into a point and a box', async () => {
    const suggested = await fetch(`${sandbox.url}/google-places/v1/places:autocomplete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asHeima.places },
      body: JSON.stringify({ input: 'Akureyri' }),
    });
    const { suggestions } = (await suggested.json()) as {
      suggestions: { placePrediction: { placeId: string } }[];
    };
    const place_id = suggestions[0]?.placePrediction.placeId ?? '';
    const { status, results } = await geocode({ place_id, language: 'is' });
    expect(status).toBe('OK');
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      place_id,
      formatted_address: 'Akureyri, Norðurland eystra, Ísland',
      geometry: {
        location: { lat: expect.closeTo(65.68, 1), lng: expect.closeTo(-18.1, 1) },
        location_type: 'APPROXIMATE',
        bounds: {
          northeast: { lat: expect.any(Number), lng: expect.any(Number) },
          southwest: expect.anything(),
        },
        viewport: { northeast: expect.anything(), southwest: expect.anything() },
      },
      types: ['locality', 'political'],
    });
  });

  it.each([
    ['bad-anything', 'INVALID_REQUEST'],
    ['ChIJunknown', 'ZERO_RESULTS'],
  ])('%s answers %s', async (place_id, status) => {
    expect(await geocode({ place_id })).toMatchObject({ status, results: [] });
  });
});

describe('by address', () => {
  it('finds a house, with its components', async () => {
    const { results } = await geocode({ address: 'Borgartún 8A, 105 Reykjavík, Iceland' });
    expect(results[0]).toMatchObject({
      formatted_address: 'Borgartún 8A, 105 Reykjavík, Iceland',
      types: ['street_address'],
      geometry: { location_type: 'ROOFTOP' },
    });
    expect(results[0]?.geometry.bounds).toBeUndefined();
    expect(results[0]?.partial_match).toBeUndefined();
    const component = (type: string) =>
      results[0]?.address_components.find(({ types }) => types.includes(type))?.long_name;
    expect(['street_number', 'route', 'locality', 'postal_code', 'country'].map(component)).toEqual([
      '8A',
      'Borgartún',
      'Reykjavík',
      '105',
      'Iceland',
    ]);
  });

  it('answers an unknown number with the street, an unknown street with the postal area', async () => {
    const street = await geocode({ address: 'Borgartún 99, 105 Reykjavík' });
    expect(street.results).toMatchObject([{ types: ['route'], partial_match: true }]);
    const area = await geocode({ address: 'Ókunnugata 7, 300 Akranes' });
    expect(area.results).toMatchObject([
      {
        formatted_address: '300 Akranes, Iceland',
        partial_match: true,
        geometry: { location: { lat: expect.closeTo(64.32, 1) } },
      },
    ]);
    expect(await geocode({ address: 'Nowhere at all' })).toMatchObject({
      status: 'ZERO_RESULTS',
      results: [],
    });
  });

  it('is narrowed by components', async () => {
    const { results } = await geocode({ address: 'Túngata', components: 'postal_code:640|country:IS' });
    expect(results.map((result) => result.formatted_address)).toEqual(['Túngata, 640 Húsavík, Iceland']);
    expect((await geocode({ address: 'Túngata', components: 'country:NO' })).status).toBe('ZERO_RESULTS');
  });

  it.each([
    ['xxtom', 'ZERO_RESULTS'],
    ['xxkvoti', 'OVER_QUERY_LIMIT'],
    ['xxbann', 'REQUEST_DENIED'],
    ['xxvilla', 'UNKNOWN_ERROR'],
  ])('%s answers %s', async (address, status) => {
    expect(await geocode({ address })).toMatchObject({ status, results: [] });
  });

  it('xxhaegt is slow', async () => {
    const slow = geocode({ address: 'xxhaegt' });
    await eventually(
      () => sandbox.control.calls(),
      ([call]) => call?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect((await slow).status).toBe('ZERO_RESULTS');
  });
});

describe('by point', () => {
  it('finds what is near', async () => {
    const { results } = await geocode({ latlng: '64.1466,-21.9005' });
    expect(results.map(({ types }) => types[0])).toEqual(['street_address', 'route', 'locality']);
    expect(results[0]?.formatted_address).toContain('105 Reykjavík');
    expect((await geocode({ latlng: 'here' })).status).toBe('INVALID_REQUEST');
  });
});

describe('what Google checks', () => {
  it.each(['', 'wrong'])('the key: %j', async (key) => {
    expect(await geocode({ address: 'Selfoss' }, key)).toMatchObject({
      status: 'REQUEST_DENIED',
      error_message: expect.stringContaining('API key'),
    });
  });

  it('that something is asked', async () => {
    expect(await geocode({})).toMatchObject({ status: 'INVALID_REQUEST', error_message: expect.any(String) });
  });

  it('that a rule may deny', async () => {
    await sandbox.control.addRule({ provider: 'google-maps', outcome: 'decline' });
    expect((await geocode({ address: 'Selfoss' })).status).toBe('REQUEST_DENIED');
  });
});
