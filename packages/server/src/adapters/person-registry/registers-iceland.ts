import { isCompanyId } from '@heima/domain/identity/national-id.ts';
import { type PlainDate, readPlainDate } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { PersonRegistry } from '#ports/person-registry.ts';
import { PortError } from '#ports/port-error.ts';

const person = z.object({
  kennitala: z.string(),
  nafn: z.string(),
  fulltNafn: z.string().nullish(),
  /** A day with a time of day after it. */
  faedingardagur: z
    .string()
    .transform((text) => readPlainDate(text.slice(0, 10)))
    .pipe(z.custom<PlainDate>((date) => date !== undefined)),
});

const missingClient = z.object({ type: z.string().startsWith('Client.') });

/**
 * The national registry (Þjóðskrá) as the state's own portal reads it over X-Road (integrations 9). It holds people
 * only; no company registry is connected, which is reported rather than answered as "does not exist".
 */
export function registersIceland(config: Configured<'REGISTRY_BASE_URL'>, metrics: Metrics): PersonRegistry {
  const where = { port: 'person-registry', operation: 'lookUp' };
  const http = new ProviderHttp({
    port: where.port,
    baseUrl: config.REGISTRY_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  return {
    async lookUp(identifier) {
      if (!/^\d{10}$/.test(identifier)) throw new PortError('invalid-input', where);
      if (isCompanyId(identifier)) throw PortError.notConfigured(where.port, 'lookUpCompany');
      const found = await http.call({
        operation: where.operation,
        method: 'GET',
        path: `/api/v1/einstaklingar/${identifier}`,
        headers: {
          authorization: `Bearer ${config.REGISTRY_TOKEN}`,
          'x-road-client': config.XROAD_CLIENT,
        },
        answer: person,
        repeatable: true,
        // The security server stands before the registry and refuses an unknown client in words of its own.
        refusal: (status, body) =>
          status === 400 && missingClient.safeParse(body).success
            ? new PortError('unauthorized', { ...where, providerCode: 'x-road client' })
            : undefined,
      });
      return {
        kind: 'person',
        identifier: found.kennitala,
        name: found.fulltNafn || found.nafn,
        birthDate: found.faedingardagur,
        // The registry answers only for those who are in it, and says nothing of death on this path.
        status: 'active',
      };
    },
  };
}
