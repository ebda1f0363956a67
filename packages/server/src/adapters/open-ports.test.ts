import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { openMetrics } from '#platform/metrics.ts';
import { failureOf } from '#testing/provider-contract.ts';
import { sandboxEnvironment } from '#testing/sandbox-environment.ts';
import { openPorts } from './open-ports.ts';

describe('ports', () => {
  it('that nobody serves say so at every call', async () => {
    const ports = openPorts(readConfig({ NODE_ENV: 'test' }), openMetrics());
    const operations = Object.entries(ports).flatMap(([port, operations]) =>
      Object.entries(operations as Record<string, () => Promise<unknown>>).map(([name, call]) => ({
        name: `${port}.${name}`,
        call,
      })),
    );
    expect(operations.map(({ name }) => name)).toEqual([
      'email.send',
      'sms.send',
      'translator.translate',
      'propertyRegistry.suggestAddresses',
      'propertyRegistry.listProperties',
      'propertyRegistry.getProperty',
      'personRegistry.lookUp',
      'placeSearch.suggest',
      'placeSearch.resolve',
      'exchangeRates.newest',
      'externalListings.upsert',
      'externalListings.remove',
      'externalListings.status',
      'mobileEid.start',
      'mobileEid.poll',
      'identityGateway.createSession',
      'identityGateway.getResult',
      'identityVerification.createSession',
      'identityVerification.getDecision',
      'identityVerification.readWebhook',
    ]);
    for (const { name, call } of operations)
      expect(await failureOf(call()), name).toMatchObject({ outcome: 'unavailable', isNotConfigured: true });
  });

  it('listings go to no other site when that is switched off', async () => {
    const environment = {
      ...sandboxEnvironment({ url: 'http://127.0.0.1:1', smtpPort: 1 }),
      MBL_MODE: 'off',
    };
    const ports = openPorts(readConfig({ NODE_ENV: 'test', ...environment }), openMetrics());
    expect((await failureOf(ports.externalListings.status('x'))).isNotConfigured).toBe(true);
  });
});
