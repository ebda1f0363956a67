import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { Refusal, sharedRefusals } from '@heima/domain/shared/refusal.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { readTexts } from '#platform/texts.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { problemOf } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

describe('requests that no page of ours makes', async () => {
  const app = await testApp();
  const { db } = app.services;
  const call = (given: object) => app.app.inject(given as never) as unknown as Promise<Answer>;
  interface Answer {
    statusCode: number;
    body: string;
    json(): { code: string; errors?: Record<string, string[]> };
  }
  const json = { 'content-type': 'application/json' };

  it('a cookie signs nobody in beside another Authorization, nor without an Origin', async () => {
    const one = await person(app);
    const change = (headers: object) =>
      call({
        method: 'PATCH',
        url: `/api/v1/users/${one.id}`,
        headers: { ...json, ...headers },
        payload: { bio: 'x' },
      });
    const cookie = `heima_access=${one.access}`;
    for (const authorization of ['Basic eDp5', 'x', 'bearer', ''])
      expect((await change({ cookie, authorization, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await change({ cookie })).statusCode).toBe(403);
    expect((await change({ authorization: `Bearer ${one.access}` })).statusCode).toBe(200);
    for (const url of ['/api/v1/logout', '/api/v1/token/refresh'])
      expect(
        (await call({ method: 'POST', url, headers: { ...json, cookie: 'heima_refresh=x' }, payload: {} }))
          .statusCode,
      ).toBe(403);
  });

  it('found 12: a JSON type without a body is no body, for DELETE and POST; broken JSON stays refused', async () => {
    const one = await person(app, { verified: true });
    const published = { owner_id: (await person(app)).id, visible: true, published_at: new Date() };
    const id = await buildWholeListing(db, published);
    const headers = { ...json, authorization: `Bearer ${one.access}` };
    const bare = (method: string, url: string) => call({ method, url, headers });
    expect((await bare('POST', `/api/v1/listings/${id}/like`)).statusCode).toBe(200);
    const unknown = '/api/v1/saved-searches/01990000-0000-7000-8000-000000000001';
    expect((await bare('DELETE', unknown)).statusCode).toBe(404);
    const broken = { method: 'POST', url: '/api/v1/saved-searches', headers, payload: '{' };
    expect((await call(broken)).statusCode).toBe(400);
    const missing = await bare('POST', '/api/v1/saved-searches');
    expect([missing.statusCode, Object.keys(missing.json().errors ?? {})]).toEqual([400, ['name', 'filter']]);
  });

  it('a text with half a character is refused at its field, wherever it stands; a NUL is dropped', async () => {
    const one = await person(app);
    for (const bio of ['a\ud800b', '\ud800', '\udc00x']) {
      const refused = await app.refused(
        updateUser,
        { params: { id: one.id }, body: { bio } },
        { as: one.access },
      );
      expect([refused.status, Object.keys(refused.body.errors ?? {})], JSON.stringify(bio)).toEqual([
        400,
        ['bio'],
      ]);
    }
    const signIn = (payload: string) =>
      call({ method: 'POST', url: '/api/v1/token', headers: json, payload });
    expect((await signIn('{"email":"a\\u0000@b.is","password":"x"}')).json().code).toBe(
      'signIn.invalidCredentials',
    );
    expect((await signIn('{"email":"a@b.is","password":"\\ud800"}')).statusCode).toBe(400);
    expect((await call({ url: '/api/v1/listings?place=%00' })).statusCode).toBe(400);
    const withNul = { params: { id: one.id }, body: { bio: 'Þ \u0000🏠 Ґ' } };
    expect((await app.ask(updateUser, withNul, { as: one.access })).body.bio).toBe('Þ 🏠 Ґ');
  });

  it.each(['multipart/form-data; boundary=b', 'text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    'a body of %s is no JSON: 415, with and without a body of its own in the contract',
    async (type) => {
      const one = await person(app, { verified: true });
      const headers = { 'content-type': type, authorization: `Bearer ${one.access}` };
      const payload = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n';
      for (const url of ['/api/v1/saved-searches', `/api/v1/users/${one.id}/notifications/clicks`]) {
        const answer = await call({ method: 'POST', url, headers, payload });
        expect([answer.statusCode, answer.json().code], url).toEqual([415, 'common.unsupportedType']);
      }
    },
  );

  it('an Idempotency-Key that is none is refused at its name', async () => {
    const one = await person(app, { verified: true });
    for (const key of ['short', 'k'.repeat(201), 'with a space', 'þþþþþþþþ', '']) {
      const answer = await call({
        method: 'POST',
        url: '/api/v1/saved-searches?lang=en',
        headers: { ...json, authorization: `Bearer ${one.access}`, 'idempotency-key': key },
        payload: { name: 'x', filter: {} },
      });
      expect([answer.statusCode, answer.json().errors], key).toEqual([
        400,
        { 'Idempotency-Key': ['The key must have 8 to 200 plain characters without spaces.'] },
      ]);
    }
  });

  it('a field called as what every object has is refused as unknown, at its name', async () => {
    const sent = (payload: string) =>
      call({ method: 'POST', url: '/api/v1/users?lang=en', headers: json, payload });
    for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
      const answer = await sent(`{"email":"a@b.is","${name}":{"prototype":1}}`);
      expect([answer.statusCode, answer.json().code], name).toEqual([400, 'common.invalidInput']);
      expect(Object.entries(answer.json().errors ?? {}), name).toContainEqual([
        name,
        ['There is no such field.'],
      ]);
    }
    const inside = (await sent('{"email":{"a":{"__proto__":{"admin":true}}}}')).json();
    expect(Object.keys(inside.errors ?? {})).toContain('email.a.__proto__');
  });

  it('however much is wrong, the answer names fifty fields, and long names by their beginning', async () => {
    const sent = (body: object) =>
      call({ method: 'POST', url: '/api/v1/users?lang=en', headers: json, payload: JSON.stringify(body) });
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`unknown${at}`, at]));
    const named = await sent(many);
    expect([named.statusCode, Object.keys(named.json().errors ?? {}).length]).toEqual([400, 50]);
    const long = await sent({ ['x'.repeat(500_000)]: 1 });
    const deep = await sent({ email: Array.from({ length: 20_000 }, () => '\ud800') });
    for (const { body } of [named, long, deep]) expect(body.length).toBeLessThan(10_000);
    expect(Object.keys(long.json().errors ?? {})).toContainEqual(`${'x'.repeat(100)}…`);
  });

  it('what is no JSON is said to be unreadable, not to have marked fields', async () => {
    for (const payload of ['{', '{"a":}', "{'a':1}", '[1,']) {
      const answer = await call({ method: 'POST', url: '/api/v1/users', headers: json, payload });
      expect([answer.statusCode, answer.json().code], payload).toEqual([400, 'common.unreadableRequest']);
    }
  });

  it('lists in lists without end are refused', async () => {
    const deep = (levels: number) => `{"email":${'['.repeat(levels)}1${']'.repeat(levels)},"password":"x"}`;
    for (const levels of [30, 20_000, 100_000])
      for (const url of [
        '/api/v1/token',
        '/api/v1/users',
        '/api/v1/token/refresh',
        '/api/v1/emailconfirmation',
      ]) {
        const answer = await call({ method: 'POST', url, headers: json, payload: deep(levels) });
        expect([answer.statusCode, answer.json().code], `${url} ${levels}`).toEqual([
          400,
          'common.invalidInput',
        ]);
      }
    const endless = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(
      (await call({ method: 'POST', url: '/api/v1/token', headers: json, payload: endless })).statusCode,
    ).toBe(400);
  });

  it('marks that turn the direction of a text are taken out of it', async () => {
    const one = await person(app);
    const bio = 'Ég \u202efasta\u202c leigi \u2066þetta\u2069';
    const { body } = await app.ask(updateUser, { params: { id: one.id }, body: { bio } }, { as: one.access });
    expect(body.bio).toBe('Ég fasta leigi þetta');
  });

  it('a multipart body that is broken, cut off or holds too much is 400 at the file', async () => {
    const one = await person(app, { userType: 'LL' });
    const id = await buildWholeListing(db, { owner_id: one.id });
    const begun = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
    const field = (n: number) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`;
    for (const [type, payload] of [
      ['multipart/form-data; boundary=b', begun],
      ['multipart/form-data', begun],
      ['multipart/form-data; boundary=', begun],
      [`multipart/form-data; boundary=${'b'.repeat(500)}`, begun],
      ['multipart/form-data; boundary=b', 'zzzz'],
      [
        'multipart/form-data; boundary=b',
        `${Array.from({ length: 30 }, (_, n) => field(n)).join('')}--b--\r\n`,
      ],
    ] as const) {
      const answer = await call({
        method: 'POST',
        url: `/api/v1/listings/${id}/images`,
        headers: { 'content-type': type, authorization: `Bearer ${one.access}` },
        payload,
      });
      expect(answer.statusCode, type).toBe(400);
    }
  });

  it.each([
    ['gzip', 415],
    [' GZIP, br', 415],
    ['unheard-of', 415],
    ['identity', 400],
    [undefined, 400],
  ])(
    'found 35: an upload of 200 kB with the content encoding %s is answered with %d',
    async (encoding, status) => {
      const one = await person(app, { userType: 'LL' });
      const id = await buildWholeListing(db, { owner_id: one.id });
      const answer = await call({
        method: 'POST',
        url: `/api/v1/listings/${id}/images`,
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          authorization: `Bearer ${one.access}`,
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
        payload: gzipSync(randomBytes(200_000)),
      });
      expect(answer.statusCode).toBe(status);
    },
  );
});

describe('a flood of requests', async () => {
  const app = await testApp({ FLOOD_LIMIT: '3' });
  const ask = (url: string, headers: Record<string, string>) => app.app.inject({ url, headers });

  it('does not count who asks whether the program is well', async () => {
    for (let at = 0; at < 10; at += 1)
      for (const url of ['/healthz', '/readyz'])
        expect((await ask(url, {})).headers, url).not.toHaveProperty('x-ratelimit-remaining');
    expect((await ask('/healthz', {})).statusCode).toBe(200);
  });

  it('is answered to a person as a page in the language asked for, to a program as a problem', async () => {
    for (let at = 0; at < 3; at += 1) await ask('/robots.txt', {});
    const person = await ask('/robots.txt?lang=en&x="><script>', { accept: 'text/html,*/*' });
    expect(person.statusCode).toBe(429);
    expect(person.headers).toMatchObject(securityHeaders(app.services.config));
    expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(person.body).toContain('<html lang="en">');
    expect(person.body).toContain('Try again');
    expect(person.body).not.toContain('<script>');
    const program = await ask('/api/v1/listings/newest', { accept: 'text/html,*/*' });
    expect(program.headers['content-type']).toContain('application/problem+json');
    expect(program.json()).toMatchObject({ status: 429 });
    const { seconds } = program.json().params;
    expect(seconds).toBeGreaterThan(0);
    expect(program.headers['retry-after']).toBe(String(seconds));
    expect(program.json().detail).toMatch(/eftir (\d+ sekúnd|1 mínút)/);
  });
});

describe('how long to wait', () => {
  const [texts, requestId] = [readTexts(), 'x'];
  const detail = (seconds: number, language: Language) =>
    problemOf(new Refusal({ code: 'common.tooManyRequests', params: { seconds } }), {
      language,
      texts,
      requestId,
      statuses: sharedRefusals,
    }).detail;

  it.each([
    [1, 'eftir 1 sekúndu.', 'in 1 second.', 'через 1 секунду.'],
    [59, 'eftir 59 sekúndur.', 'in 59 seconds.', 'через 59 секунд.'],
    [60, 'eftir 1 mínútu.', 'in 1 minute.', 'через 1 хвилину.'],
    [61, 'eftir 2 mínútur.', 'in 2 minutes.', 'через 2 хвилини.'],
    [3540, 'eftir 59 mínútur.', 'in 59 minutes.', 'через 59 хвилин.'],
    [3541, 'eftir 1 klukkustund.', 'in 1 hour.', 'через 1 годину.'],
    [80_000, 'eftir 23 klukkustundir.', 'in 23 hours.', 'через 23 години.'],
  ])('of %d seconds is said in the unit that fits, in every language', (seconds, is, en, ua) => {
    expect(detail(seconds, 'is')).toContain(is);
    expect(detail(seconds, 'en')).toContain(en);
    expect(detail(seconds, 'ua')).toContain(ua);
  });
});
