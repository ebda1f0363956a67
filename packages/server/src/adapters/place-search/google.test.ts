import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, impatient, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('the place search of Google', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).placeSearch;
  const shared = {
    port: 'placeSearch' as const,
    isRepeated: true,
    wrongSecret: { GOOGLE_API_KEY: 'not-the-key' },
  };
  itKeepsTheContract(sandbox, {
    ...shared,
    provider: 'google-places',
    operation: 'autocomplete',
    ask: (port) => port.suggest('Selfoss', { language: 'is' }),
  });
  // Any id is answered, here by "there is no such place": what counts is how failures are reported.
  itKeepsTheContract(sandbox, {
    ...shared,
    provider: 'google-maps',
    operation: 'geocode',
    ask: (port) =>
      port.resolve('ChIJ-no-place', 'is').catch((error) => {
        if (error.outcome !== 'not-found') throw error;
      }),
  });

  it('suggests in the language asked for; to the provider Ukrainian is uk (C22)', async () => {
    const [town] = await open().suggest('Selfoss', { language: 'is', sessionToken: 'abc-1' });
    expect(town).toMatchObject({ title: 'Selfoss', subtitle: expect.stringContaining('Ísland') });
    const [inUkrainian] = await open().suggest('Selfoss', { language: 'ua', sessionToken: 'not a token' });
    expect(inUkrainian!.subtitle).toContain('Ісландія');
    const [last, first] = await sandbox.control.calls({ operation: 'autocomplete' });
    expect(first!.body).toMatchObject({ sessionToken: 'abc-1', languageCode: 'is' });
    expect(last!.body).not.toHaveProperty('sessionToken');
  });

  it('finding nothing is no fault', async () => {
    expect(await open().suggest('xxtom', { language: 'is' })).toEqual([]);
  });

  it('a suggested town is resolved to its point and the bounds of the town, a street to what is shown of it', async () => {
    const [town] = await open().suggest('Selfoss', { language: 'en' });
    const found = await open().resolve(town!.placeId, 'en');
    expect(found.label).toContain('Selfoss');
    expect(found.placeId).toBe(town!.placeId);
    expect(found.box.southWest.lat).toBeLessThan(found.point.lat);
    expect(found.box.northEast.lng).toBeGreaterThan(found.point.lng);
    const street = (await open().suggest('Þórsgata', { language: 'is' })).find(
      ({ title }) => title === 'Þórsgata',
    );
    const place = await open().resolve(street!.placeId, 'is');
    expect(place.label).toBe('Þórsgata, 101 Reykjavík, Ísland');
    expect(place.box.southWest.lat).toBeLessThan(place.box.northEast.lat);
  });

  it('refusals that geocoding wraps in a 200 are refusals', async () => {
    expect(await failureOf(open().resolve('bad-id', 'is'))).toMatchObject({
      outcome: 'not-found',
      providerCode: 'INVALID_REQUEST',
    });
    await sandbox.control.addRule({ provider: 'google-maps', outcome: 'decline' });
    expect(await failureOf(open().resolve('ChIJx', 'is'))).toMatchObject({
      outcome: 'unauthorized',
      providerCode: 'REQUEST_DENIED',
    });
  });

  it('the inputs with a fault of their own play it', async () => {
    const told = async (query: string, more = {}) =>
      (await failureOf(open(more).suggest(query, { language: 'is' }))).outcome;
    expect(await told('xxkvoti')).toBe('rate-limited');
    expect(await told('xxbann')).toBe('unauthorized');
    expect(await told('xxvilla')).toBe('unavailable');
    expect(await told('xxhaegt', impatient)).toBe('timeout');
  });
});
