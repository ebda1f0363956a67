import { SANDBOX_CREDENTIALS } from '@heima/sandbox/credentials.ts';
import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

const text = 'Heima: 482913 er kóðinn þinn';

describe('text messages', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).sms;
  itKeepsTheContract(sandbox, {
    provider: 'nova-sms',
    operation: 'send',
    port: 'sms',
    ask: (port) => port.send({ to: '+3546112345', text }),
    isRepeated: false,
    wrongSecret: { SMS_PASSWORD: 'not-the-password' },
  });

  it('reach the phone', async () => {
    const { messageId } = await open().send({ to: '+3546112345', text });
    const [sms] = await sandbox.control.sms({ to: '6112345' });
    expect(sms).toMatchObject({ id: messageId, from: 'Heima', text });
  });

  it.each([
    ['01', 'rejected'],
    ['03', 'rejected'],
    ['04', 'rejected'],
    ['05', 'unavailable'],
    ['09', 'protocol'],
    ['12', 'unauthorized'],
  ] as const)('to the number 888 00%s: %s, even where the call itself is a 200', async (number, outcome) => {
    expect((await failureOf(open().send({ to: `+35488800${number}`, text }))).outcome).toBe(outcome);
  });

  it.each(['02', '06', '07', '08', '11'])(
    'to the number 888 00%s is taken, whenever it arrives',
    async (number) => {
      expect((await open().send({ to: `+35488800${number}`, text })).messageId).toBeTruthy();
    },
  );

  it('V040: go only to countries that are allowed; nothing is sent elsewhere', async () => {
    const error = await failureOf(open().send({ to: '+18765551234', text }));
    expect(error).toMatchObject({ outcome: 'rejected', providerCode: 'country' });
    expect(await sandbox.control.calls({ provider: 'nova-sms' })).toEqual([]);
    for (const [countries, to] of [
      ['354, 44', '+447700900123'],
      ['is,gb', '+447400123456'],
      ['*', '+18765551234'],
    ] as const)
      await open({ SMS_ALLOWED_COUNTRIES: countries }).send({ to, text });
    const canada = open({ SMS_ALLOWED_COUNTRIES: 'CA' });
    await canada.send({ to: '+14165061234', text });
    expect(await failureOf(canada.send({ to: '+12122345678', text }))).toMatchObject({
      providerCode: 'country',
    });
  });

  it('V040 R245: numbers abroad go by the account for them, where there is one', async () => {
    const routed = open({
      SMS_ABROAD_BASE_URL: `${sandbox.url}/nova-sms`,
      SMS_ABROAD_USERNAME: SANDBOX_CREDENTIALS.SMS_USERNAME,
      SMS_ABROAD_PASSWORD: SANDBOX_CREDENTIALS.SMS_PASSWORD,
      SMS_ABROAD_SENDER: 'HeimaAbroad',
    });
    await routed.send({ to: '+3546112399', text });
    await routed.send({ to: '+380501234567', text });
    expect((await sandbox.control.sms({ to: '6112399' }))[0]!.from).toBe('Heima');
    expect((await sandbox.control.sms({ to: '380501234567' }))[0]!.from).toBe('HeimaAbroad');
  });
});
