import { languageTag } from '@heima/domain/shared/language.ts';
import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { PlaceSearch } from '#ports/place-search.ts';
import { PortError, type PortOutcome } from '#ports/port-error.ts';

const port = 'place-search';

const text = z.object({ text: z.string() });
const suggestions = z.union([
  z.object({
    suggestions: z.array(
      z.object({
        placePrediction: z.object({
          placeId: z.string().min(1),
          structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
        }),
      }),
    ),
  }),
  // Finding nothing is an empty object.
  z.strictObject({}).transform(() => ({ suggestions: [] })),
]);
const fieldMask = ['placeId', 'structuredFormat.mainText.text', 'structuredFormat.secondaryText.text']
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(',');

const keyRefusal = z.object({ error: z.object({ message: z.string().regex(/api key/i) }) });

const point = z.object({ lat: z.number(), lng: z.number() });
const box = z.object({ northeast: point, southwest: point });
const geocoded = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      place_id: z.string(),
      formatted_address: z.string(),
      geometry: z.object({ location: point, viewport: box, bounds: box.optional() }),
    }),
  ),
});

/** Geocoding refuses with HTTP 200 and a word inside. Only the id can be wrong in what we send. */
const statusOutcomes: Readonly<Record<string, PortOutcome>> = {
  ZERO_RESULTS: 'not-found',
  INVALID_REQUEST: 'not-found',
  OVER_QUERY_LIMIT: 'rate-limited',
  OVER_DAILY_LIMIT: 'rate-limited',
  REQUEST_DENIED: 'unauthorized',
  UNKNOWN_ERROR: 'unavailable',
};

const sessionForm = /^[\w-]{1,36}$/;
/** Suggestions are asked for at every keystroke: an answer that comes later is of no use. */
const typingMs = 3000;

/** Google Places (New) for suggestions, Google Geocoding for a chosen place (integrations 11). */
export function googlePlaceSearch(
  config: Configured<'GOOGLE_PLACES_BASE_URL' | 'GOOGLE_MAPS_BASE_URL'>,
  metrics: Metrics,
): PlaceSearch {
  const options = { port, metrics, ...providerLimits(config) };
  const places = new ProviderHttp({ ...options, baseUrl: config.GOOGLE_PLACES_BASE_URL });
  const maps = new ProviderHttp({ ...options, baseUrl: config.GOOGLE_MAPS_BASE_URL });
  return {
    async suggest(query, { language, sessionToken }) {
      const operation = 'suggest';
      const found = await places.call({
        operation,
        method: 'POST',
        path: '/v1/places:autocomplete',
        headers: { 'x-goog-api-key': config.GOOGLE_API_KEY, 'x-goog-fieldmask': fieldMask },
        body: {
          input: query,
          languageCode: languageTag(language),
          regionCode: 'is',
          ...(sessionToken && sessionForm.test(sessionToken) ? { sessionToken } : {}),
        },
        answer: suggestions,
        repeatable: true,
        timeoutMs: typingMs,
        // Google reports a wrong key as an invalid argument.
        refusal: (status, body) =>
          status === 400 && keyRefusal.safeParse(body).success
            ? new PortError('unauthorized', { port, operation, providerCode: 'api key' })
            : undefined,
      });
      return found.suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => ({
        placeId,
        title: structuredFormat.mainText.text,
        subtitle: structuredFormat.secondaryText?.text ?? '',
      }));
    },
    async resolve(placeId, language) {
      const operation = 'resolve';
      const query = new URLSearchParams({
        place_id: placeId,
        language: languageTag(language),
        key: config.GOOGLE_API_KEY,
      });
      const found = await maps.call({
        operation,
        method: 'GET',
        path: `/maps/api/geocode/json?${query}`,
        answer: geocoded,
        repeatable: true,
        fault: ({ status, results }) => {
          if (status === 'OK' && results.length > 0) return undefined;
          return new PortError(statusOutcomes[status] ?? 'protocol', {
            port,
            operation,
            providerCode: status,
          });
        },
      });
      const { place_id, formatted_address, geometry } = found.results[0]!;
      const { southwest, northeast } = geometry.bounds ?? geometry.viewport;
      return {
        placeId: place_id,
        label: formatted_address,
        point: geometry.location,
        box: { southWest: southwest, northEast: northeast },
      };
    },
  };
}
