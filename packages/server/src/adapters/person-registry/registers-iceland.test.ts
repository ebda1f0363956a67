import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, impatient, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('the national registry', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).personRegistry;
  itKeepsTheContract(sandbox, {
    provider: 'registry',
    operation: 'person',
    port: 'personRegistry',
    ask: (port) => port.lookUp('0101302399'),
    isRepeated: true,
    wrongSecret: { REGISTRY_TOKEN: 'not-the-token' },
  });

  it('gives name and birth date of a person, also where the number has no check digit or no date', async () => {
    expect(await open().lookUp('0101302399')).toEqual({
      kind: 'person',
      identifier: '0101302399',
      name: 'Gervimaður Færeyjar',
      birthDate: '1930-01-01',
      status: 'active',
    });
    expect((await open().lookUp('2811913049')).name).toBe('Baldur ÞÍ Jónsson');
    expect((await open().lookUp('8923501739')).birthDate).toBe('1985-03-14');
  });

  it('a person whose address is protected is found all the same', async () => {
    expect((await open().lookUp('0101302129')).name).toBe('Gervimaður Noregur');
  });

  it('a name that changed in the registry is answered anew at each call', async () => {
    const port = open();
    expect((await port.lookUp('0101302559')).name).toBe('Gervimaður Svíþjóð');
    expect((await port.lookUp('0101302559')).name).toBe('Gervimaður Svíþjóð Nýnefndur');
  });

  it('wrong form, unknown number and failed lookup are three things', async () => {
    expect((await failureOf(open().lookUp('010130-2399'))).outcome).toBe('invalid-input');
    expect((await failureOf(open().lookUp('0101300000'))).outcome).toBe('not-found');
    expect((await failureOf(open().lookUp('0101302639'))).outcome).toBe('unavailable');
    expect((await failureOf(open(impatient).lookUp('0101303369'))).outcome).toBe('timeout');
  });

  it('does not say of a company that it does not exist when no company registry is connected', async () => {
    const error = await failureOf(open().lookUp('7101992059'));
    expect(error).toMatchObject({ outcome: 'unavailable', isNotConfigured: true });
    expect(await sandbox.control.calls({ provider: 'registry' })).toEqual([]);
  });

  it('a client that the security server does not know is reported as unauthorized', async () => {
    expect((await failureOf(open({ XROAD_CLIENT: '' }).lookUp('0101302399'))).outcome).toBe('unauthorized');
    expect((await failureOf(open({ XROAD_CLIENT: 'IS-DEV/x' }).lookUp('0101302399'))).outcome).toBe(
      'unauthorized',
    );
  });
});
