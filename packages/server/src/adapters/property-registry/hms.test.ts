import { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, impatient, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('the property register', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).propertyRegistry;
  const shared = {
    provider: 'hms-property',
    port: 'propertyRegistry' as const,
    isRepeated: true,
    wrongSecret: { HMS_PROPERTY_TOKEN: 'not-the-token' },
  };
  itKeepsTheContract(sandbox, {
    ...shared,
    operation: 'search',
    ask: (port) => port.suggestAddresses('Borgartún', 10),
  });
  itKeepsTheContract(sandbox, {
    ...shared,
    operation: 'properties',
    ask: (port) => port.listProperties('1000101'),
  });
  itKeepsTheContract(sandbox, {
    ...shared,
    operation: 'units',
    ask: (port) => port.getProperty('2000101'),
    hasOtherCalls: true,
  });

  it('suggests addresses in either case, with their number, letter and place', async () => {
    const [first, ...others] = await open().suggestAddresses('Borgartúni 8', 10);
    expect(first).toMatchObject({
      addressId: expect.stringMatching(/^\d{7}$/),
      display: 'Borgartún 8A',
      street: 'Borgartún',
      number: '8A',
      postalCode: '105',
      municipality: 'Reykjavíkurborg',
    });
    expect(others.every(({ street }) => street === 'Borgartún')).toBe(true);
  });

  it('answers no more than asked for, and nothing for what nobody knows', async () => {
    expect(await open().suggestAddresses('a', 3)).toHaveLength(3);
    expect(await open().suggestAddresses('xxtom', 3)).toEqual([]);
  });

  it('K16: gives a property by its seven digits, with its address and units', async () => {
    const found = await open().getProperty('2000101');
    expect(found).toMatchObject({
      propertyId: '2000101',
      display: 'Hraunbær 102',
      marking: '010302',
      use: 'Íbúð',
      address: { postalCode: '110', street: 'Hraunbær', number: '102' },
    });
    expect(found.units).toEqual([
      { unitId: expect.any(String), marking: '010302', use: 'Íbúð', size: found.size },
    ]);
    const neighbours = await open().listProperties(found.address.addressId);
    expect(neighbours).toHaveLength(15);
    expect(neighbours).toContainEqual({
      propertyId: '2000101',
      display: 'Hraunbær 102',
      marking: '010302',
      use: 'Íbúð',
      size: found.size,
    });
  });

  it('gives a property that was never appraised without units', async () => {
    const [at] = await open().suggestAddresses('Hafnargata 21, 190', 1);
    const [plot] = await open().listProperties(at!.addressId);
    expect(await open().getProperty(plot!.propertyId)).toMatchObject({ use: 'Lóð', units: [] });
  });

  it('distinguishes what does not exist from what cannot exist', async () => {
    expect((await failureOf(open().getProperty('2999999'))).outcome).toBe('not-found');
    expect((await failureOf(open().listProperties('9'))).outcome).toBe('not-found');
    expect((await failureOf(open().getProperty('F2000101'))).outcome).toBe('invalid-input');
    expect((await failureOf(open().listProperties('1 or 1'))).outcome).toBe('invalid-input');
    expect(await sandbox.control.calls({ operation: 'units' })).toEqual([]);
  });

  it('the numbers with a fault of their own play it', async () => {
    expect((await failureOf(open().getProperty('2000106'))).outcome).toBe('unavailable');
    expect((await failureOf(open(impatient).getProperty('2000107'))).outcome).toBe('timeout');
    expect((await failureOf(open().suggestAddresses('xxvilla', 5))).outcome).toBe('unavailable');
    expect((await failureOf(open(impatient).suggestAddresses('xxhaegt', 5))).outcome).toBe('timeout');
  });
});
