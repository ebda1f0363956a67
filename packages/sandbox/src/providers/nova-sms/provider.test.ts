import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asHeima, smsBody } from '#testing/provider-calls.ts';
import { eventually, runSandbox } from '#testing/run-sandbox.ts';
import { countSegments } from './count-segments.ts';

const sandbox = runSandbox();
type Answer = {
  error: boolean;
  error_details?: string;
  messages: {
    uuid: string;
    to: string;
    delivery_status: string;
    error: boolean;
    timestamp_delivered?: string;
  }[];
  messages_total: number;
};
const post = (body: unknown, headers: Record<string, string> = asHeima.sms) =>
  fetch(`${sandbox.url}/nova-sms/v1/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const answer = async (body: unknown) => (await (await post(body)).json()) as Answer;
const send = (to: string, more: object = {}) => answer({ ...smsBody, to: [to], ...more });
const statusOf = async (uuid: string) => (await answer({ uuid: [uuid] })).messages[0]?.delivery_status;

describe('sending', () => {
  it('queues, then delivers, and the phone shows the code', async () => {
    const sent = await send('6112345');
    expect(sent).toMatchObject({ error: false, messages_total: 1 });
    expect(sent.messages[0]).toMatchObject({
      to: '6112345',
      delivery_status: 'queued',
      error: false,
      segments_total: 1,
    });
    const uuid = sent.messages[0]?.uuid ?? '';
    await sandbox.control.advanceClock(1_000);
    expect(await statusOf(uuid)).toBe('delivered');
    const [sms] = await sandbox.control.sms({ to: '+354 611 2345' });
    expect(sms).toMatchObject({
      from: 'Heima',
      text: smsBody.body,
      code: '482913',
      status: 'delivered',
      id: uuid,
    });
  });

  it('is found by the number in any spelling, newest first', async () => {
    await send('+3546112345', { body: 'first' });
    await send('6112345', { body: 'second' });
    await send('6912345', { body: 'other' });
    const texts = async (to?: string) => (await sandbox.control.sms({ to })).map(({ text }) => text);
    expect(await texts('611-2345')).toEqual(['second', 'first']);
    expect(await texts('003546112345')).toEqual(['second', 'first']);
    expect(await texts()).toEqual(['other', 'second', 'first']);
  });

  it('can be waited for', async () => {
    const waiting = sandbox.control.sms({ to: '6112345', wait: 2_000 });
    await send('6912345');
    await send('6112345');
    expect(await waiting).toHaveLength(1);
    expect(await sandbox.control.sms({ to: '7712345', wait: 10 })).toEqual([]);
  });

  it('answers as early or late as it is asked to', async () => {
    expect((await send('6112345', { wait: 'no' })).messages[0]?.delivery_status).toBe('accepted');
    const waiting = send('6112346', { wait: 'delivery' });
    await eventually(
      () => sandbox.control.sms({ to: '6112346' }),
      (messages) => messages.length === 1,
    );
    await sandbox.control.advanceClock(1_000);
    expect((await waiting).messages[0]).toMatchObject({
      delivery_status: 'delivered',
      timestamp_delivered: expect.any(String),
    });
  });

  it('takes many recipients and reports each', async () => {
    const sent = await answer({ ...smsBody, to: ['6112345', '8880001'] });
    expect(sent.error).toBe(false);
    expect(sent.messages.map(({ error, delivery_status }) => [delivery_status, error])).toEqual([
      ['queued', false],
      ['rejected', true],
    ]);
  });
});

describe('the number decides', () => {
  it.each([
    ['8880001', 'rejected', 'rejected', true],
    ['8880002', 'queued', 'queued', false],
    ['8880003', 'timeout', 'timeout', true],
    ['8880004', 'failed', 'failed', true],
    ['8880007', 'queued', 'delivered', false],
    ['8880008', 'unknown', 'unknown', false],
    ['8880010', 'queued', 'delivered', false],
    ['8880011', 'accepted', 'delivered', false],
    ['+354 888 0001'.replaceAll(' ', ''), 'rejected', 'rejected', true],
    ['8880099', 'queued', 'delivered', false],
  ])('%s is %s, then %s', async (to, first, later, isError) => {
    const [message] = (await send(to)).messages;
    expect(message).toMatchObject({ delivery_status: first, error: isError });
    await sandbox.control.advanceClock(10_000);
    expect(await statusOf(message?.uuid ?? '')).toBe(later);
  });

  it('888 0006 takes twenty seconds', async () => {
    const [message] = (await send('8880006')).messages;
    await sandbox.control.advanceClock(15_000);
    expect(await statusOf(message?.uuid ?? '')).toBe('queued');
    await sandbox.control.advanceClock(5_000);
    expect(await statusOf(message?.uuid ?? '')).toBe('delivered');
  });

  it.each([
    ['8880005', 500],
    ['8880012', 401],
  ])('%s answers HTTP %i and sends nothing', async (to, status) => {
    const response = await post({ ...smsBody, to: [to] });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: true,
      messages: [],
      error_details: expect.any(String),
    });
    expect(await sandbox.control.sms()).toEqual([]);
  });

  it('888 0009 answers half a JSON', async () => {
    const response = await post({ ...smsBody, to: ['8880009'] });
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });
});

describe('rules', () => {
  it.each([
    ['decline', 'rejected'],
    ['expire', 'timeout'],
  ] as const)('%s makes it %s', async (outcome, status) => {
    await sandbox.control.addRule({ provider: 'nova-sms', operation: 'send', outcome, times: 1 });
    expect((await send('6112345')).messages[0]?.delivery_status).toBe(status);
    expect((await send('6112345')).messages[0]?.delivery_status).toBe('queued');
  });
});

describe('what the service checks', () => {
  it.each([
    ['without a sender', { to: ['6112345'], body: 'x' }],
    ['a long sender', { ...smsBody, from: 'Heima leigumiðlun' }],
    ['without recipients', { ...smsBody, to: [] }],
    ['too many recipients', { ...smsBody, to: Array(101).fill('6112345') }],
    ['a number with letters', { ...smsBody, to: ['611 23a5'] }],
    ['an empty text', { ...smsBody, body: '' }],
    ['an unknown wait', { ...smsBody, wait: 'forever' }],
    ['a bad callback', { ...smsBody, callback: 'not an address' }],
    ['an empty query', { uuid: [] }],
  ])('%s', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: true, messages: [], messages_total: 0 });
  });

  it.each(['', 'Basic d3Jvbmc6d3Jvbmc=', 'Bearer x'])('credentials: %j', async (authorization) => {
    expect((await post(smsBody, { authorization })).status).toBe(401);
  });

  it('a uuid it does not know', async () => {
    const { messages } = await answer({ uuid: ['nothing'] });
    expect(messages).toMatchObject([{ uuid: 'nothing', delivery_status: 'unknown', error: true }]);
  });
});

describe('callbacks', () => {
  const received: string[] = [];
  const receiver = createServer((incoming, outgoing) => {
    incoming.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    incoming.on('end', () => outgoing.end());
  });
  let callback = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    callback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/sms`;
  });
  afterAll(() => receiver.close());

  it.each([
    ['6112345', 'ok', 1],
    ['8880007', 'ok', 2],
    ['6112345', 'duplicate_webhook', 2],
    ['8880002', 'ok', 0],
    ['6112345', 'no_webhook', 0],
  ] as const)('%s with %s calls back %i times', async (to, outcome, times) => {
    received.length = 0;
    await sandbox.control.addRule({ provider: 'nova-sms', operation: 'send', outcome });
    await send(to, { callback });
    await sandbox.control.advanceClock(1_000);
    await eventually(
      () => received.length,
      (length) => length === times,
    );
    if (times > 0) expect(JSON.parse(received[0] ?? '')).toMatchObject({ to, delivery_status: 'delivered' });
    const attempts = (await sandbox.control.deliveries()).flatMap((delivery) => delivery.attempts);
    expect(attempts).toHaveLength(times);
  });

  it('is sent again through the control API', async () => {
    received.length = 0;
    await send('6112345', { callback });
    await sandbox.control.advanceClock(1_000);
    const [delivery] = await eventually(
      () => sandbox.control.deliveries(),
      ([one]) => one?.state === 'delivered',
    );
    const again = await sandbox.control.redeliver(delivery?.id ?? '', { body: '{}' });
    expect(again.attempts).toMatchObject([
      { kind: 'first' },
      { kind: 'redelivery', body: '{}', status: 200 },
    ]);
    expect(received).toHaveLength(2);
    await expect(sandbox.control.redeliver('unknown')).rejects.toThrow('404');
  });
});

describe('segments', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['æöé'.repeat(53), 1],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ð'.repeat(70), 1],
    ['ð'.repeat(71), 2],
    ['ð'.repeat(135), 3],
  ])('%#: %i', (text, segments) => expect(countSegments(text)).toBe(segments));
});
