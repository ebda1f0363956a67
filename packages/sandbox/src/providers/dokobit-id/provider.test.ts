import { describe, expect, it } from 'vitest';
import { runSandbox } from '#testing/run-sandbox.ts';
import { SANDBOX_CREDENTIALS } from '../../credentials.ts';

const sandbox = runSandbox();
const key = `access_token=${SANDBOX_CREDENTIALS.DOKOBIT_ID_ACCESS_TOKEN}`;
const returnUrl = 'http://localhost:3000/login?from=%2Faccount';
const create = (fields: Record<string, string>, query = key) =>
  fetch(`${sandbox.url}/dokobit-id/api/authentication/create?${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
const session = async () =>
  (await (await create({ return_url: returnUrl })).json()) as { session_token: string; url: string };
const status = async (token: string) =>
  (await (
    await fetch(`${sandbox.url}/dokobit-id/api/authentication/${token}/status?${key}`)
  ).json()) as Record<string, unknown>;
const choose = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the gateway', () => {
  it('shows a page of people, and returns exactly where it was asked to', async () => {
    const { session_token: token, url } = await session();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(url).toBe(`${sandbox.url}/dokobit-id/auth/${token}`);
    expect(await status(token)).toEqual({ status: 'waiting' });
    const markup = await (await fetch(url)).text();
    expect(markup).toContain('Gervimaður Færeyjar');
    const back = await choose(url, { act: 'approve', person: '0101302399' });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(
      `http://localhost:3000/login?from=%2Faccount&session_token=${token}`,
    );
    expect(await status(token)).toMatchObject({
      status: 'ok',
      code: '0101302399',
      country_code: 'is',
      name: 'Gervimaður',
      surname: 'Færeyjar',
      authentication_method: 'audkenni_app',
      date_authenticated: expect.any(String),
    });
  });

  it('takes a choice in its address, and a foreign or a new person', async () => {
    const first = await session();
    const answer = await fetch(`${first.url}?auto=30303039914`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(await status(first.session_token)).toMatchObject({ code: '30303039914', country_code: 'ee' });
    const second = await session();
    await choose(second.url, { act: 'approve', person: 'new' });
    expect((await status(second.session_token)).code).toMatch(/^\d{6}1[45]\d[90]$/);
  });

  it.each([
    ['cancel', { status: 'canceled' }],
    ['expire', { status: 'error', error_code: 6005 }],
    ['6007', { status: 'error', error_code: 6007 }],
  ])('%s is answered', async (act, told) => {
    const { session_token: token, url } = await session();
    expect((await choose(url, { act })).status).toBe(303);
    expect(await status(token)).toMatchObject(told);
    // What is done is done.
    await choose(url, { act: 'approve', person: '0101302399' });
    expect(await status(token)).toMatchObject(told);
  });

  it('forgets a session after a quarter of an hour, and does not know others', async () => {
    const { session_token: token } = await session();
    await sandbox.control.advanceClock(15 * 60_000);
    expect(await status(token)).toMatchObject({ error_code: 6005 });
    expect(await status('0'.repeat(64))).toMatchObject({ error_code: 6005 });
    expect((await fetch(`${sandbox.url}/dokobit-id/auth/nothing`)).status).toBe(404);
  });

  it('needs the access token and one of the two addresses', async () => {
    expect((await create({ return_url: returnUrl }, 'access_token=wrong')).status).toBe(401);
    expect((await create({})).status).toBe(400);
    expect((await create({ return_url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await create({ origin_host: 'http://localhost:3000' })).status).toBe(200);
  });
});
