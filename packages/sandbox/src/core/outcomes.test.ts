import { describe, expect, it } from 'vitest';
import { SAMPLES, sampleOf } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';

const sandbox = runSandbox();
const call = (path: string, init: RequestInit, signal?: AbortSignal) =>
  fetch(`${sandbox.url}${path}`, { ...init, signal });

describe.each(SAMPLES)('$provider $operation', ({ provider, operation, path, init, isOpen }) => {
  const isGeocoder = provider === 'google-maps';

  it('answers a right call, and the log has it', async () => {
    const response = await call(path, init);
    expect(response.status).toBeLessThan(300);
    const text = await response.text();
    const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    const [logged] = await sandbox.control.calls({ provider, operation });
    expect(logged).toMatchObject({ provider, operation, outcome: 'ok', ended: 'answered' });
    expect(logged?.answer).toMatchObject({ status: response.status, body });
    expect(logged?.method).toBe(init.method ?? 'GET');
  });

  it.each([
    ['server_error', isGeocoder ? 200 : 500],
    ['unavailable', 503],
    ['rate_limited', isGeocoder ? 200 : 429],
  ] as const)('plays %s once, in its own error shape', async (outcome, status) => {
    await sandbox.control.addRule({ provider, operation, outcome, times: 1 });
    const refused = await call(path, init);
    expect(refused.status).toBe(status);
    if (status === 429) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).not.toBe('');
    expect((await call(path, init)).status).toBeLessThan(300);
    expect((await sandbox.control.rules())[0]?.hits).toBe(1);
  });

  it.skipIf(isOpen)('plays unauthorized, as wrong credentials do', async () => {
    await sandbox.control.addRule({ provider, outcome: 'unauthorized', times: 1 });
    const byRule = await call(path, init);
    const headers = Object.fromEntries(
      Object.entries(init.headers ?? {}).map(([name, value]) => [
        name,
        /auth|key/.test(name) ? 'Bearer wrong' : value,
      ]),
    );
    const wrongPath = path.replace(/(key|access_token)=[^&]*/, '$1=wrong');
    const body =
      typeof init.body === 'string' ? init.body.replace(/"api_key":"[^"]*"/, '"api_key":"wrong"') : init.body;
    const byKey = await call(wrongPath, { ...init, headers, body });
    if (isGeocoder) expect(await byKey.json()).toMatchObject({ status: 'REQUEST_DENIED' });
    else expect([400, 401, 403]).toContain(byKey.status);
    expect(byRule.status).toBe(byKey.status);
  });

  it('plays malformed and wrong_schema after doing the work', async () => {
    await sandbox.control.addRule({ provider, operation, outcome: 'wrong_schema', times: 1 });
    await sandbox.control.addRule({ provider, operation, outcome: 'malformed', times: 1 });
    const malformed = await call(path, init);
    expect(malformed.status).toBeLessThan(300);
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
    expect(await (await call(path, init)).json()).toEqual({ unexpected: 'shape' });
  });

  it('plays timeout: never answers, until the caller gives up', async () => {
    await sandbox.control.addRule({ provider, operation, outcome: 'timeout', times: 1 });
    await expect(call(path, init, AbortSignal.timeout(60))).rejects.toThrow();
    const read = async () => (await sandbox.control.calls({ provider }))[0];
    await eventually(read, (logged) => logged?.ended === 'dropped');
  });

  it('plays drop: the work is done, the answer is not', async () => {
    await sandbox.control.addRule({ provider, operation, outcome: 'drop', times: 1 });
    await expect(call(path, init)).rejects.toThrow();
    expect((await sandbox.control.calls({ provider }))[0]).toMatchObject({
      ended: 'dropped',
      answer: null,
      outcome: 'drop',
    });
  });

  it('plays slow, which the clock can hasten', async () => {
    await sandbox.control.addRule({ provider, operation, outcome: 'slow', delayMs: 60_000 });
    const answer = call(path, init);
    await eventually(
      () => sandbox.control.calls({ provider }),
      (calls) => calls.length === 1,
    );
    expect((await sandbox.control.calls({ provider }))[0]?.ended).toBe('open');
    await sandbox.control.advanceClock(60_000);
    expect((await answer).status).toBeLessThan(300);
  });

  it('answers an unknown path in its own words and logs it', async () => {
    const response = await call(`/${provider}/no/such/path`, { headers: init.headers });
    expect(response.status).toBe(404);
    expect((await sandbox.control.calls({ provider, operation: 'unknown' }))[0]?.path).toBe('/no/such/path');
  });
});

describe('the body of a call', () => {
  const withBody = SAMPLES.filter(({ init }) => init.body);

  it.each(withBody)(
    '$provider $operation must have the content type that the provider reads',
    async ({ path, init }) => {
      const headers = { ...(init.headers as Record<string, string>), 'content-type': 'text/plain' };
      const response = await call(path, { ...init, headers });
      // Google calls it an invalid argument, the others an unsupported type; a key in the body cannot be read then.
      expect([400, 403, 415]).toContain(response.status);
    },
  );

  it.each(withBody)('$provider $operation must be readable', async ({ path, init }) => {
    const response = await call(path, { ...init, body: '{"broken' });
    // A provider that takes signed bodies sees a wrong signature first.
    expect([400, 401, 403]).toContain(response.status);
  });
});

describe('rules', () => {
  const sms = sampleOf('nova-sms');
  const send = (to: string[]) =>
    call(sms.path, { ...sms.init, body: JSON.stringify({ from: 'Heima', to, body: 'x' }) });

  it('match on fields of the body, also inside lists', async () => {
    await sandbox.control.addRule({
      provider: 'nova-sms',
      match: { to: '6112346' },
      outcome: 'server_error',
    });
    expect((await send(['6112345'])).status).toBe(200);
    expect((await send(['6112347', '6112346'])).status).toBe(500);
  });

  it('match on the query and on the path', async () => {
    const person = sampleOf('registry');
    await sandbox.control.addRule({
      provider: 'registry',
      match: { kennitala: '0101302989' },
      outcome: 'unavailable',
    });
    expect((await call(person.path, person.init)).status).toBe(200);
    expect((await call('/registry/api/v1/einstaklingar/0101302989', person.init)).status).toBe(503);
  });

  it('win over what the data asks for, and the newest wins over older ones', async () => {
    expect((await send(['8880005'])).status).toBe(500);
    await sandbox.control.addRule({ provider: 'nova-sms', outcome: 'unavailable' });
    await sandbox.control.addRule({ provider: 'nova-sms', outcome: 'ok', times: 1 });
    expect((await send(['8880005'])).status).toBe(200);
    expect((await send(['8880005'])).status).toBe(503);
  });

  it('can be cleared, one or all', async () => {
    const rule = await sandbox.control.addRule({ provider: 'mbl', outcome: 'server_error' });
    await sandbox.control.addRule({ provider: 'registry', outcome: 'server_error' });
    await fetch(`${sandbox.url}/__sandbox/rules/${rule.id}`, { method: 'DELETE' });
    expect(await sandbox.control.rules()).toHaveLength(1);
    await sandbox.control.clearRules();
    expect(await sandbox.control.rules()).toEqual([]);
  });

  it.each([
    [{ provider: 'nobody', outcome: 'ok' }, 'no provider nobody'],
    [{ provider: 'nova-sms', operation: 'fax', outcome: 'ok' }, 'no operation fax'],
    [{ provider: 'hms-property', outcome: 'decline' }, 'cannot play decline'],
    [{ provider: 'smtp', outcome: 'malformed' }, 'cannot play malformed'],
    [{ provider: 'mbl', outcome: 'explode' }, 'invalid input'],
    [{ provider: 'mbl', outcome: 'ok', when: 'never' }, 'invalid input'],
  ])('that could never apply are refused: %j', async (rule, words) => {
    const response = await fetch(`${sandbox.url}/__sandbox/rules`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rule),
    });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(words);
  });
});

it('keeps a very long body in part only', async () => {
  const { path, init } = sampleOf('malstadur');
  const body = JSON.stringify({ text: 'a'.repeat(300_000), targetLanguage: 'is' });
  await call(path, { ...init, body });
  const [logged] = await sandbox.control.calls();
  expect(String(logged?.body)).toMatch(/a… \(\d+ characters\)$/);
});
