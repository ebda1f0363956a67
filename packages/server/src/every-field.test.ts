import { staffAreas } from '@heima/domain/shared/actor.ts';
import { type Endpoint, fillPath } from '@heima/domain/shared/endpoint.ts';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { capabilities } from '#capabilities.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const all = capabilities.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));

/** What libraries that read numbers, dates, addresses, ids, pictures and patterns have stumbled over somewhere. */
const texts = [
  '+999 1234567',
  '+0 5812345',
  '0035400000000000000000',
  '+3545812345;ext=99999999',
  'tel:+354',
  '9999-12-31',
  '0001-01-01',
  '0000-00-00',
  '2026-02-30T99:99:99Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  'IS140159260076545510730339',
  'XX00',
  'IS',
  '%E0%A4%A',
  '%',
  'http://[',
  'http://a:b@c:99999/',
  '//[::1',
  'javascript:alert(1)',
  '(((',
  '[a-',
  '\\',
  '%_\'"',
  '__proto__',
  'constructor',
  'toString',
  'is:__proto__',
  '00000000-0000-0000-0000-000000000000',
  '1e308',
  '-0',
  '९९९',
  '64.1,-21.9,5',
  'e30.e30.e30',
  'İıſK',
  '\u200d\ufe0f',
  '𝟙𝟚𝟛',
  'a'.repeat(3000),
];
const values: unknown[] = [
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  -1,
  0.1,
  true,
  [],
  {},
  [[]],
  [null],
  { lat: 1e308, lng: -1e308 },
  { code: '+999' },
  { iban: 'IS' },
  { price: 1e308, currency: 99 },
];
/** Something good for fields without which a call does not get to the others. */
const good: Record<string, unknown> = {
  country_code: { code: '+354' },
  number: '7712345',
  email: 'einhver@daemi.is',
  token: 'x'.repeat(40),
  code: '123456',
  password: 'nýtt-lykilorð-7',
  current_password: 'gamalt-lykilorð',
  new_password: 'nýtt-lykilorð-7',
  type: 'bank',
  bank_account: { iban: 'IS14 0159 2600 7654 5510 7303 39' },
  return_url: 'http://heima.test/account/contact',
  name: 'Heiti',
  filter: {},
  reason: 'other',
  text: 'Texti',
  language: 'is',
  lang: 'is',
  description: 'Björt íbúð',
  query: 'Laugavegur',
  boundaries_south_west: '64.14,-21.94',
  boundaries_north_east: '64.15,-21.92',
  place_id: 'town:akureyri',
};
const pathParts: Record<string, string> = { kind: 'publish_requests', country: 'IS', ssn: '1203894569' };

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}
const schemaOf = (schema: zod.core.$ZodType | undefined): JsonSchema =>
  schema ? (zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

describe('found 34: what libraries stumble over is refused, never a failure', async () => {
  const app = await testApp();

  /** Somebody new with a listing, from an address of their own: no limit stops what is tried. */
  const caller = async () => {
    const who = await person(app, { verified: true, staff: [...staffAreas], userType: 'LL' });
    const listing = await buildWholeListing(app.services.db, { owner_id: who.id });
    const address = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;
    const tried = async (endpoint: Endpoint, params: Record<string, string>, query: object, body: object) => {
      const id = endpoint.path.startsWith('/users/') ? who.id : listing;
      const { statusCode, body: answer } = await app.app.inject({
        method: endpoint.method,
        url: `/api/v1${fillPath(endpoint.path, { id, token: 'x'.repeat(40), query: 'Laugavegur', ...pathParts, ...params }, query as never)}`,
        remoteAddress: address(),
        headers: { authorization: `Bearer ${who.access}` },
        ...(endpoint.method === 'GET' || endpoint.file ? {} : { payload: body }),
      });
      // 503 is the honest answer of a provider that is down or not there yet.
      if (statusCode >= 500 && statusCode !== 503)
        throw new Error(
          `${endpoint.method} ${endpoint.path} ${JSON.stringify({ params, query, body })}: ${answer}`,
        );
    };
    return tried;
  };

  it.each([
    ['path', (endpoint: Endpoint) => [...endpoint.path.matchAll(/:(\w+)/g)].map(([, one]) => one!)],
    ['query', (endpoint: Endpoint) => Object.keys(schemaOf(endpoint.query).properties ?? {})],
    ['body', (endpoint: Endpoint) => Object.keys(schemaOf(endpoint.body).properties ?? {})],
  ] as const)(
    'in every field of every %s',
    async (place, namesIn) => {
      let count = 0;
      for (const endpoint of all) {
        const required = (schema: zod.core.$ZodType | undefined) =>
          Object.fromEntries((schemaOf(schema).required ?? []).map((one) => [one, good[one] ?? 'x']));
        const [query, body] = [required(endpoint.query), required(endpoint.body)];
        for (const name of namesIn(endpoint)) {
          const tried = await caller();
          for (const value of place === 'body' ? [...texts, ...values] : texts) {
            count += 1;
            if (place === 'path') await tried(endpoint, { [name]: value as string }, query, body);
            else if (place === 'query') await tried(endpoint, {}, { ...query, [name]: value }, body);
            else await tried(endpoint, {}, query, { ...body, [name]: value });
          }
        }
      }
      expect(count).toBeGreaterThan(1000);
    },
    600_000,
  );

  it('a key, a token, a cookie or a language of any form', async () => {
    const tried = async (headers: Record<string, string>) => {
      const { statusCode } = await app.app.inject({ url: '/api/v1/auth/user', headers });
      expect(statusCode, JSON.stringify(headers)).toBe(401);
    };
    for (const text of texts.filter((one) => /^[\x20-\x7e]*$/.test(one))) {
      await tried({ authorization: `Bearer ${text}` });
      await tried({ cookie: `heima_access=${text}; heima_lang=${text}; heima_client=${text}` });
      await tried({ 'accept-language': text, 'if-none-match': text, range: text });
    }
    expect((await app.app.inject({ url: `/api/v1/listings/${newId()}%` })).statusCode).toBe(404);
  });
});
