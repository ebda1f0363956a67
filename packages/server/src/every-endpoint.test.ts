import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { sharedRefusals } from '@heima/domain/shared/refusal.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { capabilities } from './capabilities.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { newId } from './platform/new-id.ts';
import { person } from './testing/people.ts';
import { testApp } from './testing/test-app.ts';

const all = capabilities.flatMap((capability) =>
  capability.routes.map(({ endpoint }) => ({ capability, endpoint })),
);
const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

describe('every endpoint', async () => {
  const app = await testApp();
  const user = await person(app);

  const send = (
    endpoint: Endpoint,
    as: string | undefined,
    given: { id?: string; query?: string; body?: unknown } = {},
  ) => {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, given.id ?? newId()]),
    );
    return app.app.inject({
      method: endpoint.method,
      url: `/api/v1${fillPath(endpoint.path, params)}${given.query ? `?${given.query}` : ''}`,
      headers: as ? { authorization: `Bearer ${as}` } : {},
      ...(endpoint.method === 'GET' ? {} : { payload: (given.body ?? {}) as object }),
    });
  };

  it('is declared once, with a tag, a summary and known refusals', () => {
    expect(
      all.map(({ endpoint }) => name(endpoint)).filter((one, at, list) => list.indexOf(one) !== at),
    ).toEqual([]);
    const known = Object.assign({}, sharedRefusals, ...capabilities.map((capability) => capability.refusals));
    for (const { endpoint } of all) {
      expect(endpoint.summary.length, name(endpoint)).toBeGreaterThan(10);
      for (const code of endpoint.refusals ?? [])
        expect(known[code], `${name(endpoint)} ${code}`).toBeTypeOf('number');
      if (endpoint.status) expect(endpoint.response, name(endpoint)).toBeDefined();
    }
  });

  it('has schemas that read what they write, and stands in the OpenAPI document', () => {
    const document = openApiDocument(capabilities, 'Heima');
    for (const { endpoint } of all) {
      if (endpoint.response)
        expect(() => zod.toJSONSchema(endpoint.response!, { io: 'output' }), name(endpoint)).not.toThrow();
      const path = `${endpoint.path.replace(/:(\w+)/g, '{$1}')}/`;
      expect(document.paths[path]?.[endpoint.method.toLowerCase()], name(endpoint)).toBeDefined();
    }
  });

  it('R037 R032: lets in exactly whom it declares', async () => {
    for (const { endpoint } of all) {
      // New people each time: some calls sign out or end sessions.
      const [somebody, officer] = await Promise.all([person(app), person(app, { staff: true })]);
      const [visitor, user, official] = await Promise.all([
        send(endpoint, undefined),
        send(endpoint, somebody.access),
        send(endpoint, officer.access),
      ]);
      const at = name(endpoint);
      if (['user', 'staff', 'client'].includes(endpoint.access))
        expect(visitor.statusCode, `${at} as visitor`).toBe(401);
      else expect(visitor.statusCode, `${at} as visitor`).not.toBe(500);
      if (endpoint.access === 'staff') expect(user.statusCode, `${at} as user`).toBe(403);
      if (endpoint.access !== 'token') expect(official.statusCode, `${at} as staff`).not.toBe(401);
      if (endpoint.path.startsWith('/staff/')) expect(endpoint.access, at).toBe('staff');
    }
  });

  it('answers 404 to ids that name nothing, whoever asks (U16)', async () => {
    for (const { endpoint } of all.filter(({ endpoint }) => /:(id|userId)/.test(endpoint.path)))
      for (const id of [newId(), 'x', '0', '%00', '../etc']) {
        const { statusCode } = await send(endpoint, user.access, { id });
        expect([400, 401, 403, 404, 415], `${name(endpoint)} ${id}`).toContain(statusCode);
      }
  });

  it('refuses hostile bodies and queries without ever failing', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('', '\u0000', "' or 1=1 --", '<script>', '💥', '9'.repeat(400), 'þÞĄҐ', '-1', '1e309'),
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
      const keys = (schema: zod.core.$ZodType | undefined) =>
        schema
          ? Object.keys(
              (zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object,
            )
          : [];
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
            expect(statusCode, `${name(endpoint)} ${JSON.stringify({ query, body })} ${answer}`).toBeLessThan(
              500,
            );
          },
        ),
        { numRuns: 12 },
      );
    }
  }, 120_000);

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
