import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asHeima, listingBody } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const ID = '0197a2b0-0000-7000-8000-000000000001';
type State = { externalId: string; url: string; state: string; errors: { field: string; code: string }[] };
const call = (method: string, body?: object, headers: Record<string, string> = {}, id = ID) =>
  fetch(`${sandbox.url}/mbl/v1/listings/${id}`, {
    method,
    headers: { ...asHeima.mbl, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body && JSON.stringify({ ...listingBody, ...body }),
  });
const put = (body: object = {}, headers: Record<string, string> = {}, id = ID) =>
  call('PUT', body, headers, id);
const state = async (id = ID) => (await (await call('GET', undefined, {}, id)).json()) as State;

describe('a listing', () => {
  it('is created, read, changed and removed', async () => {
    const created = await put();
    expect(created.status).toBe(201);
    const first = (await created.json()) as State;
    expect(first).toMatchObject({ externalId: expect.stringMatching(/^\d+$/), state: 'live', errors: [] });
    expect(await state()).toEqual(first);

    const changed = await put({ price: 290_000, updated_at: '2026-11-28T12:00:00Z' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(created.headers.get('etag'));
    expect(((await changed.json()) as State).externalId).toBe(first.externalId);

    expect((await call('DELETE')).status).toBe(204);
    expect((await call('DELETE')).status).toBe(204);
    expect((await state()).state).toBe('removed');
    expect((await put()).status).toBe(200);
    expect((await state()).state).toBe('live');
  });

  it('that nobody pushed is not there', async () => {
    expect((await call('GET')).status).toBe(404);
    expect((await call('DELETE')).status).toBe(404);
  });

  it('pushed twice is the same', async () => {
    const etag = (await put()).headers.get('etag');
    const again = await put();
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).toBe(etag);
  });

  it('is not overwritten by a stale one', async () => {
    const etag = (await put()).headers.get('etag') ?? '';
    expect((await put({ price: 1, updated_at: '2026-11-26T12:00:00Z' })).status).toBe(409);
    expect((await put({ price: 1 }, { 'if-match': '"other"' })).status).toBe(409);
    expect((await put({ price: 1 }, { 'if-match': etag })).status).toBe(200);
  });

  it('too thin is rejected, and stays so', async () => {
    const body = { description: { is: 'Stutt lýsing.' } };
    for (const _ of [1, 2]) {
      const response = await put(body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        error: 'rejected',
        state: 'rejected',
        errors: [{ field: 'description', code: 'too_short' }],
      });
    }
    expect((await state()).state).toBe('rejected');
  });
});

describe('the title decides', () => {
  it.each([
    ['[decline]', 'rejected', ['title']],
    ['[expire]', 'removed', []],
  ])('%s waits and is then %s', async (marker, later, fields) => {
    expect((await put({ title: `Íbúð ${marker}` })).status).toBe(202);
    expect((await state()).state).toBe('pending');
    await sandbox.control.advanceClock(60_000);
    expect(await state()).toMatchObject({ state: later, errors: fields.map((field) => ({ field })) });
  });

  it.each([
    ['[error]', 500],
    ['[dup]', 409],
  ])('%s answers %i and keeps nothing', async (marker, status) => {
    expect((await put({ title: `Íbúð ${marker}` })).status).toBe(status);
    expect((await call('GET')).status).toBe(404);
  });

  it('[slow] is slow', async () => {
    const slow = put({ title: 'Íbúð [slow]' });
    await eventually(
      () => sandbox.control.calls(),
      ([one]) => one?.outcome === 'slow',
    );
    await sandbox.control.advanceClock(8_000);
    expect((await slow).status).toBe(201);
  });

  it.each([
    ['approve', 'live'],
    ['reject', 'rejected'],
  ])('[pending] waits for a person, who may %s', async (act, then) => {
    expect((await put({ title: 'Íbúð [pending]' })).status).toBe(202);
    await sandbox.control.advanceClock(86_400_000);
    expect((await state()).state).toBe('pending');
    await sandbox.control.act('mbl', act, { id: ID });
    expect((await state()).state).toBe(then);
  });
});

describe('rules', () => {
  it.each([
    ['decline', 'rejected'],
    ['expire', 'removed'],
  ] as const)('%s moderates', async (outcome, then) => {
    await sandbox.control.addRule({ provider: 'mbl', operation: 'upsert', outcome });
    expect((await put()).status).toBe(202);
    await sandbox.control.advanceClock(60_000);
    expect((await state()).state).toBe(then);
  });
});

describe('what the site checks', () => {
  it.each([
    ['title', { title: '' }],
    ['type', { type: 'castle' }],
    ['postal_code', { postal_code: '10' }],
    ['point', { point: { lat: 64.14612, lng: -21.958 } }],
    ['point.lat', { point: { lat: 640, lng: -21.9 } }],
    ['price', { price: 285_000.5 }],
    ['price', { price: '285000' }],
    ['currency', { currency: 'SEK' }],
    ['available_from', { available_from: '1.1.2027' }],
    ['term', { term: 'forever' }],
    ['images.0', { images: ['ftp://myndir.example/1.webp'] }],
    ['contact_url', { contact_url: 'mailto:heima@example.com' }],
    ['', { phone: '6112345' }],
    ['updated_at', { updated_at: 'yesterday' }],
  ])('%s in %j', async (field, body) => {
    const response = await put(body);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as State;
    expect(errors.map((error) => error.field)).toContain(field);
  });

  it('takes an exact point only when the owner shows it', async () => {
    expect((await put({ point: { lat: 64.14612, lng: -21.95833 }, exact_location: true })).status).toBe(201);
    expect((await put({ point: null, price: 1_250.5, currency: 'EUR' })).status).toBe(200);
  });

  it('the token', async () => {
    expect((await call('GET', undefined, { authorization: 'Bearer other' })).status).toBe(401);
    expect((await put({}, { authorization: '' })).status).toBe(401);
  });
});

describe('pictures', () => {
  const asked: string[] = [];
  const pictures = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    const type = incoming.url === '/page' ? 'text/html' : 'image/webp';
    outgoing.writeHead(incoming.url === '/missing' ? 404 : 200, { 'content-type': type }).end('x');
  });
  let host = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  });
  afterAll(() => pictures.close());

  it('are fetched by the site, and what fails is reported', async () => {
    const images = ['/good', '/missing', '/page'].map((path) => `${host}${path}`);
    await put({
      images: [...images, 'https://myndir.example/image-fails.webp', 'https://myndir.example/2.webp'],
    });
    const { errors } = await eventually(state, (read) => read.errors.length === 3);
    expect(errors.map(({ field }) => field).sort()).toEqual(['images.1', 'images.2', 'images.3']);
    expect(errors.every(({ code }) => code === 'fetch_failed')).toBe(true);
    expect(asked.sort()).toEqual(['/good', '/missing', '/page']);
  });
});

describe('the site’s pages', () => {
  it('show live listings, and each under its address', async () => {
    await put({ title: 'Íbúð <með> "gæsalöppum"' });
    await put({ title: 'Falin [pending]' }, {}, '0197a2b0-0000-7000-8000-000000000002');
    const { url } = await state();
    const list = await (await fetch(`${sandbox.url}/mbl/`)).text();
    expect(list).toContain('Íbúð &#60;með&#62; &#34;gæsalöppum&#34;');
    expect(list).toContain('285.000\u00a0kr./mán.');
    expect(list).not.toContain('Falin');
    const one = await fetch(url);
    expect(one.status).toBe(200);
    expect(await one.text()).toContain('Vel skipulögð íbúð');
    expect((await fetch(`${sandbox.url}/mbl/leiga/1`)).status).toBe(404);
  });
});
