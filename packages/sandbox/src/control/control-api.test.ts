import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';
import { SmtpClient } from '#testing/smtp-client.ts';
import { startSandbox } from '../start-sandbox.ts';

const sandbox = runSandbox();
const post = (path: string, body: unknown) =>
  fetch(`${sandbox.url}/__sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const sendSms = async () => {
  const { path, init } = sampleOf('nova-sms');
  const response = await fetch(`${sandbox.url}${path}`, init);
  return ((await response.json()) as { messages: { uuid: string }[] }).messages[0]?.uuid;
};

it('takes back one rule and leaves the others', async () => {
  const [one, other] = [
    await sandbox.control.addRule({ provider: 'mbl', outcome: 'unauthorized' }),
    await sandbox.control.addRule({ provider: 'mbl', outcome: 'ok' }),
  ];
  await sandbox.control.removeRule(one.id);
  expect((await sandbox.control.rules()).map(({ id }) => id)).toEqual([other.id]);
});

describe('reset', () => {
  it('empties everything and sets the clock and the ids back', async () => {
    const first = await sendSms();
    await sandbox.control.addRule({ provider: 'mbl', outcome: 'ok' });
    await sandbox.control.advanceClock(86_400_000);
    expect(await sendSms()).not.toBe(first);
    await sandbox.control.reset();
    expect(await sandbox.control.sms()).toEqual([]);
    expect(await sandbox.control.rules()).toEqual([]);
    expect(await sandbox.control.calls()).toEqual([]);
    expect(Math.abs((await sandbox.control.now()).getTime() - Date.now())).toBeLessThan(5_000);
    expect(await sendSms()).toBe(first);
  });

  it.each(['timeout', 'slow'] as const)('lets go of callers that wait: %s', async (outcome) => {
    const { path, init } = sampleOf('registry');
    await sandbox.control.addRule({ provider: 'registry', outcome });
    const waiting = fetch(`${sandbox.url}${path}`, init);
    waiting.catch(() => undefined);
    await eventually(
      () => sandbox.control.calls(),
      (calls) => calls.length === 1,
    );
    await sandbox.control.reset();
    await expect(waiting).rejects.toThrow();
  });

  it('lets go of a mail client that waits', async () => {
    const client = await SmtpClient.open(sandbox.smtpPort);
    await sandbox.control.addRule({ provider: 'smtp', operation: 'deliver', outcome: 'slow' });
    const waiting = client.send('heima@heima.example', ['good@daemi.example'], 'Subject: x');
    waiting.catch(() => undefined);
    await eventually(
      () => sandbox.control.rules(),
      ([rule]) => rule?.hits === 1,
    );
    await sandbox.control.reset();
    await expect(waiting).rejects.toThrow();
  });

  it('gives other ids with another seed', async () => {
    const other = await startSandbox({ port: 0, smtpPort: 0, seed: 'other' });
    const { path, init } = sampleOf('nova-sms');
    const response = await fetch(`${other.url}${path}`, init);
    const body = (await response.json()) as { messages: { uuid: string }[] };
    await other.close();
    expect(body.messages[0]?.uuid).not.toBe(await sendSms());
  });
});

describe('clock', () => {
  it('is set, advanced, and set free again', async () => {
    await sandbox.control.setClock(new Date('2027-02-01T08:00:00Z'));
    expect((await sandbox.control.now()).toISOString()).toMatch(/^2027-02-01T08:00:0/);
    await sandbox.control.advanceClock(3_600_000);
    expect((await sandbox.control.now()).toISOString()).toMatch(/^2027-02-01T09:00:0/);
    await sandbox.control.setClock(null);
    expect(Math.abs((await sandbox.control.now()).getTime() - Date.now())).toBeLessThan(5_000);
  });

  it('runs on the time it is given', async () => {
    const standing = await startSandbox({
      port: 0,
      smtpPort: 0,
      now: () => new Date('2026-11-27T12:00:00Z'),
    });
    const response = await fetch(`${standing.url}/__sandbox/clock`);
    await standing.close();
    expect(await response.json()).toEqual({ now: '2026-11-27T12:00:00.000Z', offsetMs: 0 });
  });

  it.each([{ set: 'tomorrow' }, { advanceMs: 'a day' }, { set: null, advanceMs: 1 }, {}])(
    'refuses %j',
    async (body) => {
      expect((await post('/clock', body)).status).toBe(400);
    },
  );
});

describe('calls', () => {
  it('are filtered by provider and operation and cleared', async () => {
    await sendSms();
    const { path, init } = sampleOf('mbl');
    await fetch(`${sandbox.url}${path}`, init);
    await fetch(`${sandbox.url}${path}`, { headers: init.headers });
    expect(await sandbox.control.calls()).toHaveLength(3);
    expect(await sandbox.control.calls({ provider: 'mbl' })).toHaveLength(2);
    const [status] = await sandbox.control.calls({ provider: 'mbl', operation: 'status' });
    expect(status).toMatchObject({
      method: 'GET',
      path: '/v1/listings/11111111-1111-7111-8111-111111111111',
    });
    expect(status?.headers.authorization).toContain('Bearer ');
    const one = await fetch(`${sandbox.url}/__sandbox/calls/${status?.id}`);
    expect(await one.json()).toEqual(status);
    await fetch(`${sandbox.url}/__sandbox/calls`, { method: 'DELETE' });
    expect(await sandbox.control.calls()).toEqual([]);
  });
});

describe('people', () => {
  it('are sent by the product and outlive a reset', async () => {
    const people = [
      { name: 'Þórunn', email: 'thorunn@daemi.example', password: 'heima-demo', kind: 'landlord' },
    ];
    await sandbox.control.setPeople(people);
    await sandbox.control.reset();
    const response = await fetch(`${sandbox.url}/__sandbox/people`);
    expect(await response.json()).toEqual({ items: people });
    const staff = { ...people[0]!, second_factor_key: 'HEIMAHEIMAHEIMAHEIMAHEIMAHEIMA22' };
    await sandbox.control.setPeople([staff]);
    const told = await (await fetch(`${sandbox.url}/__sandbox/people`)).json();
    expect(told).toEqual({ items: [{ ...staff, code: expect.stringMatching(/^\d{6}$/) }] });
    expect((await post('/people', [{ name: 'x' }])).status).toBe(400);
  });
});

describe('the counter of changes', () => {
  it('answers at once when something is new, and waits when nothing is', async () => {
    const version = async (after = '') =>
      ((await (await fetch(`${sandbox.url}/__sandbox/version${after}`)).json()) as { version: number })
        .version;
    const before = await version();
    const next = version(`?after=${before}`);
    await sendSms();
    expect(await next).toBeGreaterThan(before);
    expect(await version(`?after=${before}`)).toBeGreaterThan(before);
  });
});

describe('acts', () => {
  it.each([
    [{ provider: 'nobody', act: 'x' }, 404],
    [{ provider: 'mbl', act: 'constructor' }, 404],
    [{ provider: 'mbl', act: 'approve', id: 'unknown' }, 409],
    [{ act: 'approve' }, 400],
  ])('%j is refused with %i', async (body, status) => {
    expect((await post('/act', body)).status).toBe(status);
  });
});

describe('the door', () => {
  /** fetch does not let a test choose the Host header. */
  const statusOf = (method: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(sandbox.url);
      const asked = request(
        { host: '127.0.0.1', port, method, path: '/__sandbox/reset', headers },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      asked.on('error', reject).end();
    });

  it('is open only under a loopback name', async () => {
    expect(await statusOf('POST', { host: 'evil.example' })).toBe(403);
    expect(await statusOf('POST', { host: 'localhost:1234' })).toBe(200);
    expect(await statusOf('POST', { host: '[::1]:1234' })).toBe(200);
    expect(await statusOf('POST', { host: '127.0.0.1.evil.example' })).toBe(403);
  });

  it('takes no calls from foreign pages', async () => {
    expect(await statusOf('POST', { origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf('POST', { origin: 'null' })).toBe(403);
    expect(await statusOf('POST', { origin: sandbox.url })).toBe(200);
  });

  it('stays shut in production', async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    await expect(startSandbox({ port: 0, smtpPort: 0 })).rejects.toThrow('production');
    process.env.NODE_ENV = before;
  });

  it('knows no other control calls', async () => {
    expect((await fetch(`${sandbox.url}/__sandbox/nothing`)).status).toBe(404);
  });
});
