import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('electronic ID on the phone', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).mobileEid;
  const wrongSecret = { DOKOBIT_WS_ACCESS_TOKEN: 'not-the-token' };
  itKeepsTheContract(sandbox, {
    provider: 'dokobit-ws',
    operation: 'login',
    port: 'mobileEid',
    ask: (port) => port.start('+3546112345'),
    isRepeated: false,
    wrongSecret,
  });
  itKeepsTheContract(sandbox, {
    provider: 'dokobit-ws',
    operation: 'status',
    port: 'mobileEid',
    ask: (port) => port.poll('a-token-nobody-has'),
    isRepeated: true,
    wrongSecret,
  });

  const begun = async (number: string) => {
    const login = await open().start(`+354${number}`);
    if (login.state !== 'started') throw new Error(login.reason);
    return login;
  };

  it('starts with a control code, waits, and answers who it was', async () => {
    const { providerToken, controlCode } = await begun('0102399');
    expect(controlCode).toMatch(/^\d{4}$/);
    expect(await open().poll(providerToken)).toEqual({ state: 'waiting' });
    expect(await open().poll(providerToken)).toEqual({
      state: 'completed',
      identity: { nationalId: '0101302399', country: 'IS', fullName: 'Gervimaður Færeyjar' },
    });
    const [call] = await sandbox.control.calls({ operation: 'login' });
    expect(call?.body).toEqual({ phone: '+3540102399' });
  });

  it.each([
    ['8880001', 'cancelled'],
    ['8880003', 'expired'],
    ['8880008', 'phone-unreachable'],
  ] as const)('%s ends as %s', async (number, reason) => {
    expect(await open().poll((await begun(number)).providerToken)).toEqual({ state: 'failed', reason });
  });

  it('reports at once a number without electronic ID, and a session nobody knows', async () => {
    expect(await open().start('+3548880004')).toEqual({ state: 'failed', reason: 'not-a-holder' });
    expect(await open().poll('nothing')).toEqual({ state: 'failed', reason: 'expired' });
  });

  it('distinguishes faults of the provider from refusals of the person', async () => {
    expect((await failureOf(open().start('+3548880005'))).outcome).toBe('unavailable');
    expect((await failureOf(open().start('+3548880009'))).outcome).toBe('protocol');
    expect((await failureOf(open().start('+3548880012'))).outcome).toBe('unauthorized');
    expect((await failureOf(open().start('6112345'))).outcome).toBe('rejected');
    // A single failure of the question is not noticed.
    const { providerToken } = await begun('8880011');
    expect(await open().poll(providerToken)).toEqual({ state: 'waiting' });
  });
});
