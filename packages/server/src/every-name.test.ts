import { staffAreas } from '@heima/domain/shared/actor.ts';
import { type Endpoint, fillPath } from '@heima/domain/shared/endpoint.ts';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { capabilities } from '#capabilities.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const all = capabilities.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Something that fits each part of a path that is no id. */
const pathParts: Record<string, string> = {
  email: 'enginn@daemi.is',
  token: 'enginn-lykill-hefur-thetta-nafn-0123456789',
  query: 'Laugavegur',
  country: 'IS',
  ssn: '1203894569',
  kind: 'publish_requests',
};

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: unknown;
  [more: string]: unknown;
}

/** Places in a schema where a name that it does not have would be dropped without a word. */
function loosePlaces(schema: unknown, at: string): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { properties, additionalProperties } = schema as JsonSchema;
  return [
    ...(properties && additionalProperties !== false ? [at] : []),
    ...Object.entries(schema).flatMap(([key, part]) => loosePlaces(part, `${at}.${key}`)),
  ];
}

describe('found 11: names that a call does not have', async () => {
  const app = await testApp();
  // One that no limit of an address or a person stops: each call is made once.
  const ask = async (endpoint: Endpoint, given: { query?: string; payload?: object }) => {
    const { access } = await person(app, { staff: [...staffAreas] });
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [
        key!,
        endpoint.path.includes('landreg') ? '2001234' : (pathParts[key!] ?? newId()),
      ]),
    );
    const answer = await app.app.inject({
      method: endpoint.method,
      url: `/api/v1${fillPath(endpoint.path, params)}${given.query ? `?${given.query}` : ''}`,
      headers: { authorization: `Bearer ${access}` },
      ...(given.payload ? { payload: given.payload } : {}),
    });
    return { status: answer.statusCode, errors: (answer.json().errors ?? {}) as Record<string, string[]> };
  };

  it('are refused in every query, each at its name', async () => {
    for (const endpoint of all) {
      if (endpoint.file) continue;
      const query = 'postal_codes[]=101&Lang=en&PAGE=2&format=json&lang=en';
      const { status, errors } = await ask(endpoint, { query });
      expect(status, name(endpoint)).toBe(400);
      for (const one of ['postal_codes[]', 'Lang', 'PAGE', 'format'])
        expect(errors[one], `${name(endpoint)} ${one}`).toEqual(['There is no such parameter.']);
      // A field of a body may be called so too.
      if (!endpoint.body) expect(errors, name(endpoint)).not.toHaveProperty('lang');
    }
  }, 120_000);

  it('are refused in every body, also in its parts', async () => {
    const loose = all.flatMap((endpoint) =>
      endpoint.body
        ? loosePlaces(
            zod.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }),
            name(endpoint),
          )
        : [],
    );
    // The whole entry of the list of calling codes may be sent; its code counts.
    expect(loose).toEqual(['POST /users/:id/phones.properties.country_code']);
    for (const endpoint of all) {
      if (endpoint.file || endpoint.method === 'GET') continue;
      const { status, errors } = await ask(endpoint, { payload: { unheard_of: 1 } });
      expect([status, Object.keys(errors)], name(endpoint)).toEqual([
        400,
        expect.arrayContaining(['unheard_of']),
      ]);
    }
  }, 120_000);

  it('a parameter that has one value is given once; lists repeat their name', async () => {
    const at = async (url: string) => {
      const answer = await app.app.inject({ url: `/api/v1${url}` });
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    for (const query of ['min_price=1&min_price=2', 'place=a&place=b', 'lang=is&lang=en', 'page=1&page=1'])
      expect(await at(`/listings?${query}`), query).toEqual([400, [query.split('=')[0]]]);
    expect(await at('/listing-counts?lang=is&lang=is')).toEqual([400, ['lang']]);
    expect(await at('/listing-counts?lang=xx')).toEqual([400, ['lang']]);
    expect(await at('/listing-counts?lang=uk-UA')).toEqual([200, []]);
    expect(await at('/listings?postal_codes=101&postal_codes=107')).toEqual([200, []]);
    expect(await at('/listings?postal_codes[]=101')).toEqual([400, ['postal_codes[]']]);
    expect(await at('/listings?__proto__=1&constructor=2')).toEqual([400, ['__proto__', 'constructor']]);
  });
});
