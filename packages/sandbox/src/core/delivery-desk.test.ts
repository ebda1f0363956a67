import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/run-sandbox.ts';
import { DeliveryDesk } from './delivery-desk.ts';
import { createIdSource } from './id-source.ts';
import type { Outcome } from './outcome.ts';
import { VirtualClock } from './virtual-clock.ts';

const SECRET = 'whsec_test';
const received: { body: string; signature: string; at: string }[] = [];
let answers: number[] = [];
const receiver = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    received.push({
      body,
      signature: String(incoming.headers.signature),
      at: String(incoming.headers.timestamp),
    });
    outgoing.writeHead(answers.shift() ?? 200).end();
  });
});
const sign = (body: string, at: Date) => ({
  timestamp: at.toISOString(),
  signature: createHmac('sha256', SECRET).update(`${at.toISOString()}.${body}`).digest('hex'),
});
const isGenuine = ({ body, at, signature }: (typeof received)[number]) =>
  sign(body, new Date(at)).signature === signature;

let url = '';
let clock: VirtualClock;
let desk: DeliveryDesk;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => receiver.close());
beforeEach(() => {
  received.length = 0;
  answers = [];
  clock = new VirtualClock();
  desk = new DeliveryDesk({
    clock,
    ids: createIdSource('test', 'desk'),
    heimaUrl: undefined,
    changed: () => undefined,
  });
});

const send = (body: string, outcome: Outcome = 'ok', delayMs?: number, retryAfterMs?: number[]) =>
  desk.send({ provider: 'bank', event: 'paid', url, body, sign, retryAfterMs }, outcome, delayMs);
const bodies = () => received.map(({ body }) => body);
const arrived = (count: number) =>
  eventually(
    () => received.length,
    (length) => length === count,
  );

describe('a webhook', () => {
  it('is delivered once, signed', async () => {
    const delivery = send('one');
    await eventually(
      () => delivery.state,
      (state) => state === 'delivered',
    );
    expect(bodies()).toEqual(['one']);
    expect(received.every(isGenuine)).toBe(true);
    expect(delivery.attempts).toMatchObject([{ kind: 'first', status: 200, error: null }]);
  });

  it('comes twice', async () => {
    send('one', 'duplicate_webhook');
    await arrived(2);
    expect(bodies()).toEqual(['one', 'one']);
  });

  it('comes late', async () => {
    const delivery = send('one', 'late_webhook');
    clock.advance(9 * 60_000);
    expect(delivery.state).toBe('waiting');
    clock.advance(2 * 60_000);
    await arrived(1);
  });

  it('comes as late as the rule says', async () => {
    send('one', 'late_webhook', 1_000);
    clock.advance(1_000);
    await arrived(1);
  });

  it('is overtaken by the next one of the same provider', async () => {
    const held = send('one', 'out_of_order_webhook');
    expect(held.state).toBe('held');
    send('two');
    await arrived(2);
    expect(bodies()).toEqual(['two', 'one']);
  });

  it('carries a wrong signature', async () => {
    send('one', 'bad_signature_webhook');
    await arrived(1);
    expect(bodies()).toEqual(['one']);
    expect(received.some(isGenuine)).toBe(false);
  });

  it('does not come, until it is asked for', async () => {
    const delivery = send('one', 'no_webhook');
    expect(delivery.state).toBe('withheld');
    await desk.redeliver(delivery.id);
    expect(bodies()).toEqual(['one']);
    expect(delivery.state).toBe('delivered');
  });

  it('is tried again after a failure, at the times of the provider', async () => {
    answers = [500, 503];
    const delivery = send('one', 'ok', undefined, [60_000, 3_600_000, 3_600_000]);
    await eventually(
      () => delivery.state,
      (state) => state === 'failed',
    );
    clock.advance(60_000);
    await eventually(
      () => delivery.attempts.length,
      (length) => length === 2,
    );
    clock.advance(3_600_000);
    await eventually(
      () => delivery.state,
      (state) => state === 'delivered',
    );
    expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 503, 200]);
    clock.advance(3_600_000);
    expect(received).toHaveLength(3);
  });

  it('is sent again forged, altered, or old', async () => {
    const delivery = send('one');
    await arrived(1);
    await desk.redeliver(delivery.id, { wrongSignature: true });
    await desk.redeliver(delivery.id, { body: 'two' });
    await desk.redeliver(delivery.id, { signedAgoMs: 86_400_000 });
    expect(bodies()).toEqual(['one', 'one', 'two', 'one']);
    expect(received.map(isGenuine)).toEqual([true, false, false, true]);
    expect(Date.now() - Date.parse(received[3]?.at ?? '')).toBeGreaterThan(86_000_000);
    expect(await desk.redeliver('unknown')).toBeUndefined();
  });

  it('goes nowhere but to this machine', async () => {
    const delivery = desk.send({ provider: 'bank', event: 'paid', url: 'http://192.0.2.1/hook', body: 'x' });
    await eventually(
      () => delivery.state,
      (state) => state === 'failed',
    );
    expect(delivery.attempts[0]?.error).toContain('only this machine');
  });

  it('says why nobody answered', async () => {
    const delivery = desk.send({
      provider: 'bank',
      event: 'paid',
      url: 'http://127.0.0.1:9/hook',
      body: 'x',
    });
    await eventually(
      () => delivery.state,
      (state) => state === 'failed',
    );
    expect(delivery.attempts[0]).toMatchObject({ status: null, error: expect.stringMatching(/\w/) });
  });
});
