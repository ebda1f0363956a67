import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asVeriffClient } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';
import { SANDBOX_CREDENTIALS } from '../../credentials.ts';

type Received = { body: Record<string, never>; raw: string; headers: IncomingHttpHeaders; path: string };

/** Stands where the product's webhook would, and answers with `answers`. */
const received: Received[] = [];
let answers = 200;
const receiver: Server = createServer((request, response) => {
  let raw = '';
  request.on('data', (chunk) => {
    raw += chunk;
  });
  request.on('end', () => {
    received.push({ body: JSON.parse(raw), raw, headers: request.headers, path: request.url ?? '' });
    response.writeHead(answers).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const heimaUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const sandbox = runSandbox({ heimaUrl });
beforeAll(() => expect(heimaUrl).toMatch(/\d$/));
beforeEach(() => {
  received.length = 0;
  answers = 200;
});
afterAll(() => void receiver.close());

type Answered = { verification: { id: string; url: string; code: number } };

const create = async (verification: object = {}, signed?: string) => {
  const body = JSON.stringify({ verification });
  const response = await fetch(`${sandbox.url}/veriff/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asVeriffClient(signed ?? body) },
    body,
  });
  return { status: response.status, body: (await response.json()) as Answered };
};
const newId = async (verification: object = {}): Promise<string> =>
  (await create(verification)).body.verification.id;
const decision = async (id: string, signed = id) => {
  const response = await fetch(`${sandbox.url}/veriff/v1/sessions/${id}/decision`, {
    headers: asVeriffClient(signed),
  });
  return { status: response.status, body: (await response.json()) as Answered };
};
const decisions = () => received.filter(({ body }) => 'verification' in body);

describe('Veriff', () => {
  it('answers a session with a page, and nothing as long as nothing is decided', async () => {
    const { status, body } = await create({ vendorData: 'r-1', person: { firstName: 'Jan' } });
    expect(status).toBe(201);
    expect(body.verification).toMatchObject({ status: 'created', vendorData: 'r-1' });
    expect(await decision(body.verification.id)).toMatchObject({ status: 200, body: { verification: null } });
    const markup = await (await fetch(body.verification.url)).text();
    expect(markup).toContain('value="Jan"');
    await eventually(
      () => received.length,
      (count) => count === 1,
    );
    expect(received[0]?.body).toMatchObject({ code: 7001, action: 'started', vendorData: 'r-1' });
  });

  it('reports the decision by a signed webhook, the same as its own call, and sends the browser back', async () => {
    const { body } = await create({ vendorData: 'r-2', callback: 'http://localhost:3000/account' });
    const { id, url } = body.verification;
    const back = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        decision: 'approved',
        firstName: 'Jan',
        lastName: 'Nowak',
        dateOfBirth: '1990-02-03',
      }),
    });
    expect(back.headers.get('location')).toBe('http://localhost:3000/account');
    await eventually(
      () => decisions().length,
      (count) => count === 1,
    );
    const [told] = decisions();
    expect(told?.path).toBe('/webhooks/veriff');
    expect(told?.body).toEqual((await decision(id)).body);
    expect(told?.body.verification).toMatchObject({ code: 9001, person: { lastName: 'Nowak' } });
    const { VERIFF_SHARED_SECRET, VERIFF_API_KEY } = SANDBOX_CREDENTIALS;
    expect(told?.headers['x-hmac-signature']).toBe(
      createHmac('sha256', VERIFF_SHARED_SECRET)
        .update(told?.raw ?? '')
        .digest('hex'),
    );
    expect(told?.headers['x-auth-client']).toBe(VERIFF_API_KEY);
  });

  it.each([
    ['declined', 9102],
    ['expired', 9104],
    ['abandoned', 9104],
    ['review', 9121],
  ])('%s has code %i', async (name, code) => {
    const id = await newId();
    await sandbox.control.act('veriff', 'decide', { id, decision: name });
    expect((await decision(id)).body.verification.code).toBe(code);
  });

  it('waits five minutes with the webhook of a resubmission, and a later decision overrides', async () => {
    const id = await newId();
    await sandbox.control.act('veriff', 'decide', { id, decision: 'resubmission' });
    expect((await decision(id)).body.verification.code).toBe(9103);
    expect(decisions()).toEqual([]);
    await sandbox.control.advanceClock(5 * 60_000);
    await eventually(
      () => decisions().length,
      (count) => count === 1,
    );
    await sandbox.control.act('veriff', 'decide', { id, decision: 'approved' });
    expect((await decision(id)).body.verification.code).toBe(9001);
  });

  it('sends again each hour until it is taken', async () => {
    answers = 503;
    const id = await newId();
    await sandbox.control.act('veriff', 'decide', { id, decision: 'expired' });
    await eventually(
      () => decisions().length,
      (count) => count === 1,
    );
    answers = 200;
    await sandbox.control.advanceClock(3_600_000);
    await eventually(
      () => decisions().length,
      (count) => count === 2,
    );
    await sandbox.control.advanceClock(3_600_000);
    expect((await sandbox.control.deliveries())[0]).toMatchObject({ state: 'delivered' });
    expect(decisions()).toHaveLength(2);
  });

  it('by the end of the reference approves, repeats or signs wrongly', async () => {
    await newId({ vendorData: 'r-dup' });
    await sandbox.control.advanceClock(1_000);
    await eventually(
      () => decisions().length,
      (count) => count === 2,
    );
    const id = await newId({ vendorData: 'r-review' });
    await sandbox.control.advanceClock(1_000);
    await sandbox.control.advanceClock(1_000);
    expect((await decision(id)).body.verification.code).toBe(9001);
  });

  it('is over after a week without use', async () => {
    const id = await newId();
    await sandbox.control.advanceClock(7 * 24 * 3_600_000);
    expect((await decision(id)).body.verification.code).toBe(9104);
  });

  it('refuses wrong signatures and unknown sessions', async () => {
    expect((await create({}, 'another body')).status).toBe(401);
    const id = await newId();
    expect((await decision(id, 'another id')).status).toBe(401);
    expect((await decision('nothing')).status).toBe(404);
    await expect(sandbox.control.act('veriff', 'decide', { id, decision: 'x' })).rejects.toThrow('409');
  });
});
