import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import { PortError } from '#ports/port-error.ts';
import type { AddressSuggestion, PropertyRegistry, PropertySummary } from '#ports/property-registry.ts';

const address = z.object({
  stadfang_nr: z.int(),
  stadfang_birting: z.string(),
  stadvisir: z.string(),
  stadgreinir_birting: z.string().nullable(),
  postnumer: z.int().nullable(),
  sveitarfelag_nafn: z.string(),
  fjoldi_tengdra_fasteigna: z.int(),
});

const property = z.object({
  fasteign_nr: z.int(),
  stadfang_birting: z.string(),
  merking: z.string(),
  notkun_texti: z.string(),
  einflm: z.number().nullable(),
});

const mainUnit = z.object({
  matseiningar: z.array(
    z.object({
      fnum: z.int(),
      merking: z.string(),
      notkun_texti: z.string(),
      einflm: z.number().nullable(),
    }),
  ),
});

/** Suggestions are asked for at every keystroke: an answer that comes later is of no use. */
const typingMs = 3000;

/** HMS "Fasteignir" (integrations 10): addresses while typing, properties at an address, units of a property. */
export function hmsPropertyRegistry(
  config: Configured<'HMS_PROPERTY_BASE_URL'>,
  metrics: Metrics,
): PropertyRegistry {
  const port = 'property-registry';
  const http = new ProviderHttp({
    port,
    baseUrl: config.HMS_PROPERTY_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const read = <S extends z.ZodType>(
    operation: string,
    path: string,
    answer: S,
    timeoutMs?: number,
  ): Promise<z.output<S>> =>
    http.call({
      operation,
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${config.HMS_PROPERTY_TOKEN}` },
      answer,
      repeatable: true,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  const search = (operation: string, text: string, timeoutMs?: number) =>
    read(
      operation,
      `/api/stadfang/search?partialStadfang=${encodeURIComponent(text)}`,
      z.array(address),
      timeoutMs,
    );
  const propertiesAt = (operation: string, addressId: string) =>
    read(operation, `/api/fasteign/byStadfangNr?stadfangNr=${addressId}`, z.array(property));

  return {
    async suggestAddresses(query, limit) {
      const found = await search('suggestAddresses', query, typingMs);
      return found.slice(0, limit).map(presentAddress);
    },
    async listProperties(addressId) {
      const operation = 'listProperties';
      if (!/^\d{1,10}$/.test(addressId)) throw new PortError('invalid-input', { port, operation });
      return (await propertiesAt(operation, addressId)).map(presentProperty);
    },
    async getProperty(propertyId) {
      const operation = 'getProperty';
      if (!/^\d{7}$/.test(propertyId)) throw new PortError('invalid-input', { port, operation });
      // The service has no call for a single property: its address is searched by the number.
      const [at] = await search(operation, propertyId);
      if (!at) throw new PortError('not-found', { port, operation });
      const [neighbours, main] = await Promise.all([
        propertiesAt(operation, String(at.stadfang_nr)),
        read(operation, `/api/adalmatseining/byFasteignNr?fasteignNr=${propertyId}`, z.array(mainUnit)),
      ]);
      const found = neighbours.find((one) => String(one.fasteign_nr) === propertyId);
      if (!found) throw new PortError('not-found', { port, operation });
      const units = main.flatMap(({ matseiningar }) => matseiningar);
      return {
        ...presentProperty(found),
        address: presentAddress(at),
        units: units.map((unit) => ({
          unitId: String(unit.fnum),
          marking: unit.merking,
          use: unit.notkun_texti,
          size: unit.einflm,
        })),
      };
    },
  };
}

const presentAddress = (found: z.output<typeof address>): AddressSuggestion => ({
  addressId: String(found.stadfang_nr),
  display: found.stadfang_birting,
  street: found.stadvisir,
  number: found.stadgreinir_birting || null,
  postalCode: found.postnumer === null ? null : String(found.postnumer).padStart(3, '0'),
  municipality: found.sveitarfelag_nafn,
  propertyCount: found.fjoldi_tengdra_fasteigna,
});

const presentProperty = (found: z.output<typeof property>): PropertySummary => ({
  propertyId: String(found.fasteign_nr),
  display: found.stadfang_birting,
  marking: found.merking,
  use: found.notkun_texti,
  size: found.einflm,
});
