import { searchFields } from '@heima/domain/listing-search/search-fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';

const bad = [
  '',
  ' ',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'true',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '64.1,-21.9',
  '90.1,0',
  '64.1',
  "'; drop table listing; --",
  '%00',
  '\u0000',
  '\ud800',
  '__proto__',
  '../../etc/passwd',
  'a'.repeat(2000),
  '101',
  'akureyri',
  'Þórsgata 12b, 101',
  '10 10 10 10 10',
  '*',
  '(',
];

describe('hostile searches', async () => {
  const app = await testApp();
  await buildListing(app.services.db);
  // The map provider is asked over the network and is tested with its adapter.
  const names = Object.keys(searchFields).filter((name) => name !== 'google_place_id');

  it('whatever a query holds, the search answers 200 or 400 with messages, never 5xx', async () => {
    const value = fc.oneof(
      fc.constantFrom(...bad),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.tuple(fc.double({ min: -91, max: 91 }), fc.double({ min: -181, max: 181 })).map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    const name = fc.oneof(
      fc.constantFrom(...names, 'page_size', 'per_page', 'street_name', 'range', '__proto__'),
      fc.string({ maxLength: 20 }).filter((text) => text !== 'google_place_id'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 12 }), async (pairs) => {
        const query = pairs.map((pair) => pair.map(encodeLoosely).join('=')).join('&');
        const answer = await app.app.inject({ method: 'GET', url: `/api/v1/listings?${query}` });
        expect([200, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 400)
          expect(answer.headers['content-type']).toContain('application/problem+json');
      }),
      { numRuns: 300 },
    );
  });

  it('every field takes every bad value without a 5xx', async () => {
    for (const name of names)
      for (const value of bad) {
        const url = `/api/v1/listings?${name}=${encodeLoosely(value)}`;
        const answer = await app.app.inject({ method: 'GET', url });
        expect([200, 400], url).toContain(answer.statusCode);
      }
  });

  it('R293 R294: street_name and a price range are never sent: they are refused at their names', async () => {
    const answer = await app.app.inject({ url: '/api/v1/listings?street_name=Hvergi&range=0-1' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['street_name', 'range']]);
  });
});

/** Lone surrogates have no encoding; they go as the bytes a broken client would send. */
function encodeLoosely(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
