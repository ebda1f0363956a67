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

  it('go only to listed countries; nothing is sent elsewhere', async () => {
    const error = await failureOf(open().send({ to: '+447700900123', text }));
    expect(error).toMatchObject({ outcome: 'rejected', providerCode: 'country' });
    expect(await sandbox.control.calls({ provider: 'nova-sms' })).toEqual([]);
    await open({ SMS_ALLOWED_COUNTRIES: '354, 44' }).send({ to: '+447700900123', text });
  });
});
