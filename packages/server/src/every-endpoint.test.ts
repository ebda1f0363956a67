import { platformEndpoints } from '@heima/domain/platform/endpoints.ts';
import { staffAreas } from '@heima/domain/shared/actor.ts';
import { type Endpoint, fillPath, staffAreasOf } from '@heima/domain/shared/endpoint.ts';
import type { OutsideEndpoint } from '@heima/domain/shared/outside-endpoint.ts';
import { sharedRefusals } from '@heima/domain/shared/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { identify } from '#capabilities/sessions/public.ts';
import { capabilities } from '#capabilities.ts';
import { buildApp } from '#platform/http/app.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { openApiPath, outsideOf, platformTag, refusalsOf } from '#platform/http/openapi-outside.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { goodFields } from './every-endpoint.builder.ts';

const all = capabilities.flatMap((capability) =>
  capability.routes.map(({ endpoint }) => ({ capability, endpoint })),
);
const outside = [
  ...capabilities.flatMap((capability) =>
    outsideOf(capability).map((endpoint) => ({ tag: capability.name, endpoint })),
  ),
  ...platformEndpoints.map((endpoint) => ({ tag: platformTag, endpoint })),
];
const name = (endpoint: Endpoint | OutsideEndpoint) => `${endpoint.method} ${endpoint.path}`;

/** A walk calls every endpoint some times; a busy machine takes its time over that. */
const walkMs = 180_000;

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [more: string]: unknown;
}
const inputOf = (schema: zod.core.$ZodType | undefined): JsonSchema =>
  schema ? (zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};
const outputOf = (schema: zod.core.$ZodType): JsonSchema =>
  zod.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
/** The schema without the one difference that is meant: what is sent has no more than the schema names. */
const comparable = (schema: JsonSchema): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  );

/** Fields that a call asks for by a rule that its JSON schema does not state. */
const askedByRule: Record<string, string[]> = {
  '/listings/:id/steps': ['step_name'],
  '/listings/:id/reports': ['text'],
  '/users/:id/reports': ['text'],
  '/conversations/:id/reports': ['text'],
};
describe('every endpoint', async () => {
  const app = await testApp();
  const user = await person(app);
  const known: Record<string, number> = Object.assign(
    {},
    sharedRefusals,
    ...capabilities.map((capability) => capability.refusals),
  );

  const send = (
    endpoint: Endpoint,
    as: string | undefined,
    given: { id?: string; query?: string; body?: unknown; payload?: FormData } = {},
  ) => {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, given.id ?? newId()]),
    );
    return app.app.inject({
      method: endpoint.method,
      url: `/api/v1${fillPath(endpoint.path, params)}${given.query ? `?${given.query}` : ''}`,
      headers: as ? { authorization: `Bearer ${as}` } : {},
      ...(endpoint.method === 'GET' ? {} : { payload: (given.payload ?? given.body ?? {}) as object }),
    });
  };

  it('is declared once, with a summary, an answer for its status and refusals that exist', () => {
    expect(
      all.map(({ endpoint }) => name(endpoint)).filter((one, at, list) => list.indexOf(one) !== at),
    ).toEqual([]);
    for (const { endpoint } of all) {
      expect(endpoint.summary.length, name(endpoint)).toBeGreaterThan(10);
      // People who write against the API do not know the numbers of our specification.
      expect(endpoint.summary, name(endpoint)).not.toMatch(/\b[A-Z]\d{2,3}\b/);
      for (const code of endpoint.refusals ?? [])
        expect(known[code], `${name(endpoint)} ${code}`).toBeTypeOf('number');
      if (endpoint.status) expect(endpoint.response, name(endpoint)).toBeDefined();
    }
  });

  it('every refusal is declared by a call that gives it', () => {
    const declared = new Set<string>([
      ...all.flatMap(({ endpoint }) => endpoint.refusals ?? []),
      ...outside.flatMap(({ endpoint }) => refusalsOf(endpoint)),
    ]);
    expect(
      capabilities.flatMap(({ refusals }) => Object.keys(refusals)).filter((code) => !declared.has(code)),
    ).toEqual([]);
  });

  it('has an answer that is read as it was written', () => {
    for (const { endpoint } of all)
      if (endpoint.response)
        // A transform would make another value of an answer that was read before; comparing the two schemas finds any.
        expect(comparable(inputOf(endpoint.response)), name(endpoint)).toEqual(
          comparable(outputOf(endpoint.response)),
        );
  });

  it('R296: pages its list with count, next, previous and items exactly when it takes a page', () => {
    const members = ['count', 'next', 'previous', 'items'];
    let lists = 0;
    for (const { endpoint } of all) {
      const takes = 'page' in (inputOf(endpoint.query).properties ?? {});
      const { properties = {} } = endpoint.response ? outputOf(endpoint.response) : {};
      const gives = ['next', 'previous'].some((member) => member in properties);
      expect(gives, name(endpoint)).toBe(takes);
      if (!takes) continue;
      lists += 1;
      expect(Object.keys(properties), name(endpoint)).toEqual(expect.arrayContaining(members));
      expect(properties.items, name(endpoint)).toMatchObject({ type: 'array' });
      expect(inputOf(endpoint.query).properties, name(endpoint)).toMatchObject({
        page_size: expect.anything(),
        per_page: expect.anything(),
      });
    }
    expect(lists).toBeGreaterThan(5);
  });

  it('stands in the OpenAPI document with its capability and the status of each refusal', () => {
    const document = openApiDocument(capabilities, 'Heima');
    const tags = document.tags.map((tag) => tag.name);
    for (const { capability, endpoint } of all) {
      const path = `${endpoint.path.replace(/:(\w+)/g, '{$1}')}/`;
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.tags, name(endpoint)).toEqual([capability.name]);
      expect(tags).toContain(capability.name);
      for (const code of endpoint.refusals ?? [])
        expect(
          operation!.responses[String(known[code])]?.description.split(', '),
          `${name(endpoint)} ${code}`,
        ).toContain(code);
    }
  });

  it('stands in the OpenAPI document also when it lies outside of /api/v1', () => {
    const document = openApiDocument(capabilities, 'Heima');
    for (const { tag, endpoint } of outside) {
      const operation = document.paths[openApiPath(endpoint)]?.[endpoint.method.toLowerCase()];
      expect(operation?.tags, name(endpoint)).toEqual([tag]);
      expect(operation?.servers, name(endpoint)).toEqual([{ url: '/' }]);
      expect(endpoint.summary.length, name(endpoint)).toBeGreaterThan(5);
      for (const code of refusalsOf(endpoint))
        expect(operation!.responses[String(known[code])]?.description, code).toBe(code);
    }
    expect(outside.map(({ endpoint }) => name(endpoint))).toHaveLength(
      new Set(outside.map(({ endpoint }) => name(endpoint))).size,
    );
  });

  it('files, webhooks and forms give nothing to whoever holds nothing', async () => {
    for (const { endpoint } of outside) {
      if (endpoint.kind === 'platform') continue;
      for (const part of [newId(), 'x', '..%2F..%2Fetc%2Fpasswd', '%00']) {
        const url: string = endpoint.path.replace(/:\w+|\*/g, part);
        const { statusCode, headers } = await app.app.inject({ method: endpoint.method, url });
        if (endpoint.kind === 'webhook') expect(statusCode, name(endpoint)).toBe(401);
        else if (url !== endpoint.path) expect(statusCode, `${name(endpoint)} ${part}`).toBe(404);
        else expect(endpoint.kind === 'file' && endpoint.types, url).toContain(headers['content-type']);
      }
    }
  });

  it('is all there is: the program does not start with an address that no contract declares', async () => {
    const build = () => buildApp({ services: app.services, capabilities, identify, floodLimit: 0 });
    const beside = await build();
    beside.get('/beside', async () => 'x');
    await expect(beside.ready()).rejects.toThrow('No contract declares GET /beside');
    const declared = await build();
    await declared.ready();
    await declared.close();
  });

  it(
    'R037 R032: lets in exactly whom it declares',
    async () => {
      for (const { endpoint } of all) {
        // New people each time: some calls sign out or end sessions.
        const areas = staffAreasOf(endpoint);
        const [somebody, officer, colleague] = await Promise.all([
          person(app),
          person(app, { staff: areas ?? true }),
          person(app, { staff: staffAreas.filter((one) => !areas?.includes(one)) }),
        ]);
        const [visitor, user, official, elsewhere] = await Promise.all([
          send(endpoint, undefined),
          send(endpoint, somebody.access),
          send(endpoint, officer.access),
          send(endpoint, colleague.access),
        ]);
        const at = name(endpoint);
        if (areas || endpoint.access === 'user' || endpoint.access === 'client')
          expect(visitor.statusCode, `${at} as visitor`).toBe(401);
        else expect(visitor.statusCode, `${at} as visitor`).not.toBe(500);
        if (areas) {
          expect(user.statusCode, `${at} as user`).toBe(403);
          expect(elsewhere.statusCode, `${at} as staff of all other areas`).toBe(403);
          expect(official.statusCode, `${at} as ${areas} staff`).not.toBe(403);
        }
        if (endpoint.access !== 'token') expect(official.statusCode, `${at} as staff`).not.toBe(401);
        if (endpoint.path.startsWith('/staff/')) expect(areas, at).toBeDefined();
      }
    },
    walkMs,
  );

  it(
    'U16: answers 404 to ids that name nothing, to whomever it lets ask',
    async () => {
      for (const { endpoint } of all.filter(({ endpoint }) => /:(id|userId)/.test(endpoint.path))) {
        const fields = [...(inputOf(endpoint.body).required ?? []), ...(askedByRule[endpoint.path] ?? [])];
        for (const field of fields) expect(goodFields, `${name(endpoint)} needs one`).toHaveProperty(field);
        const body = Object.fromEntries(fields.map((field) => [field, goodFields[field]]));
        for (const id of [newId(), 'x', '0', '%00', '../etc']) {
          // New people each time: some calls may be made a few times only.
          const { access } = await person(app, { staff: staffAreasOf(endpoint) !== undefined });
          for (const as of endpoint.access === 'anyone' ? [access, undefined] : [access]) {
            const given = endpoint.file ? { payload: upload(endpoint.file.field, body) } : { body };
            const { statusCode } = await send(endpoint, as, { id, ...given });
            expect(statusCode, `${name(endpoint)} ${id} ${JSON.stringify(body)}`).toBe(404);
          }
        }
      }
    },
    walkMs,
  );

  it(
    'refuses hostile bodies and queries without ever failing',
    async () => {
      const text = fc.oneof(
        fc.string(),
        fc.constantFrom(
          '',
          '\u0000',
          "' or 1=1 --",
          '<script>',
          '💥',
          '9'.repeat(400),
          'þÞĄҐ',
          '-1',
          '1e309',
        ),
      );
      const value = fc.oneof(
        text,
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.array(text, { maxLength: 3 }),
        fc.dictionary(text, text, { maxKeys: 3 }),
      );
      for (const { endpoint } of all) {
        const keys = (schema: zod.core.$ZodType | undefined) => Object.keys(inputOf(schema).properties ?? {});
        const [queryKeys, bodyKeys] = [keys(endpoint.query), keys(endpoint.body)];
        if (queryKeys.length + bodyKeys.length === 0) continue;
        const { access } = await person(app);
        await fc.assert(
          fc.asyncProperty(
            fc.dictionary(fc.constantFrom('extra', ...queryKeys), text, { maxKeys: 6 }),
            fc.dictionary(fc.constantFrom('extra', ...bodyKeys), value, { maxKeys: 8 }),
            async (query, body) => {
              const { statusCode, body: answer } = await send(endpoint, access, {
                query: new URLSearchParams(query).toString(),
                body,
              });
              // 503 is the honest answer of a provider that is down or not there yet.
              if (statusCode === 503) return;
              expect(
                statusCode,
                `${name(endpoint)} ${JSON.stringify({ query, body })} ${answer}`,
              ).toBeLessThan(500);
            },
          ),
          { numRuns: 12 },
        );
      }
    },
    walkMs,
  );

  it('refuses a body that is no JSON, a wrong type and a too long one', async () => {
    const endpoint = all.find(
      ({ endpoint }) => endpoint.method === 'POST' && endpoint.access === 'anyone' && endpoint.body,
    )!.endpoint;
    const post = (payload: string, type: string) =>
      app.app.inject({
        method: 'POST',
        url: `/api/v1${endpoint.path}`,
        payload,
        headers: { 'content-type': type },
      });
    expect((await post('{"a":', 'application/json')).statusCode).toBe(400);
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
    const long = await post(JSON.stringify({ a: 'x'.repeat(1_100_000) }), 'application/json');
    expect(long.statusCode).toBe(413);
    expect(long.json()).toMatchObject({
      status: 413,
      code: 'common.tooLarge',
      request_id: expect.any(String),
    });
  });

  it('answers what is not there with a problem in the language of the request (Q06 U-codes)', async () => {
    for (const [lang, detail] of [
      ['is', 'Þetta fannst ekki.'],
      ['en', 'This could not be found.'],
      ['uk-UA', 'Цього не знайдено.'],
    ] as const) {
      const answer = await app.app.inject({ url: `/api/v1/nothing?lang=${lang}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json().detail).toBe(detail);
    }
  });

  it('refuses unsafe calls that another site makes with the person’s cookies', async () => {
    const call = (origin: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/logout',
        headers: { origin, cookie: `heima_access=${user.access}`, host: 'heima.test' },
        payload: {},
      });
    expect((await call('https://evil.example')).statusCode).toBe(403);
    expect((await call('null')).statusCode).toBe(403);
    expect((await call('http://heima.test')).statusCode).toBeLessThan(400);
  });

  it('takes a path with and without its trailing slash, and its parts never as code', async () => {
    const [with_, without] = await Promise.all(
      ['/api/v1/newest-listings/', '/api/v1/newest-listings'].map((url) => app.app.inject({ url })),
    );
    expect(with_!.statusCode).toBe(200);
    expect(with_!.json()).toEqual(without!.json());
  });
});

/** A picture of one pixel in a form, with the other fields. */
function upload(field: string, fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, String(value));
  const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  data.append(field, new Blob([Buffer.from(pixel, 'base64')], { type: 'image/gif' }), 'pixel.gif');
  return data;
}
