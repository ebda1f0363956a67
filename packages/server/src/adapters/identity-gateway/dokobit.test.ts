import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('the identity gateway', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).identityGateway;
  const request = {
    returnUrl: 'http://heima.test/login',
    originHost: 'http://heima.test',
    locale: 'is',
  } as const;
  const wrongSecret = { DOKOBIT_ID_ACCESS_TOKEN: 'not-the-token' };
  itKeepsTheContract(sandbox, {
    provider: 'dokobit-id',
    operation: 'create',
    port: 'identityGateway',
    ask: (port) => port.createSession(request),
    isRepeated: true,
    wrongSecret,
  });
  itKeepsTheContract(sandbox, {
    provider: 'dokobit-id',
    operation: 'status',
    port: 'identityGateway',
    ask: (port) => port.getResult('a-token-nobody-has'),
    isRepeated: true,
    wrongSecret,
  });

  const chosen = async (choice: string) => {
    const { sessionToken } = await open().createSession(request);
    await sandbox.control.act('dokobit-id', 'choose', { token: sessionToken, choice });
    return open().getResult(sessionToken);
  };

  it('R107: makes a session on the gateway’s own page, in a language it knows', async () => {
    const { sessionToken, url } = await open().createSession({ ...request, locale: 'en' });
    expect(sessionToken).toMatch(/^[0-9a-f]{64}$/);
    expect(url).toBe(`${sandbox.url}/dokobit-id/auth/${sessionToken}?locale=en`);
    expect(await open().getResult(sessionToken)).toEqual({ state: 'pending' });
    const [call] = await sandbox.control.calls({ operation: 'create' });
    expect(call?.body).toEqual({ return_url: request.returnUrl, origin_host: request.originHost });
  });

  it('answers who it was, also of another country', async () => {
    expect(await chosen('0101302989')).toEqual({
      state: 'completed',
      identity: { nationalId: '0101302989', country: 'IS', fullName: 'Gervimaður Ameríka' },
      method: 'audkenni_app',
    });
    expect(await chosen('30303039914')).toMatchObject({
      identity: { nationalId: '30303039914', country: 'EE', fullName: 'Testnumber Okay' },
      method: 'smartid',
    });
  });

  it.each([
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
    ['6001', 'not-a-holder'],
    ['6007', 'other'],
  ] as const)('%s ends as %s', async (choice, reason) => {
    expect(await chosen(choice)).toEqual({ state: 'failed', reason });
  });

  it('an address the gateway does not take is refused', async () => {
    const error = await failureOf(open().createSession({ ...request, returnUrl: 'nowhere' }));
    expect(error.outcome).toBe('rejected');
  });
});
