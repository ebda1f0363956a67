import { z } from 'zod';
import { type Answer, json } from '#core/answer.ts';
import type { Outcome } from '#core/outcome.ts';
import type { Call, Failure, HttpProvider } from '#core/provider.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { searchPlaces } from '#iceland/gazetteer.ts';
import { placeTypes } from '#providers/google-vocabulary.ts';
import { applyFieldMask } from './field-mask.ts';
import { presentSuggestion } from './present.ts';

const MOST_SUGGESTIONS = 5;
const COUNTRY = 'is';

const latLng = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
const area = z.union([
  z.object({ circle: z.object({ center: latLng, radius: z.number().min(0).max(50_000) }) }),
  z.object({ rectangle: z.object({ low: latLng, high: latLng }) }),
]);
/** Google refuses unknown names, so a misspelt field shows here already. */
const body = z
  .strictObject({
    input: z.string().min(1),
    sessionToken: z
      .string()
      .regex(/^[\w-]{1,36}$/)
      .optional(),
    languageCode: z.string().optional(),
    regionCode: z.string().optional(),
    includedRegionCodes: z.array(z.string()).max(15).optional(),
    includedPrimaryTypes: z
      .array(z.string().regex(/^([a-z_0-9]+|\(cities\)|\(regions\))$/))
      .max(5)
      .optional(),
    locationBias: area.optional(),
    locationRestriction: area.optional(),
    includeQueryPredictions: z.boolean().optional(),
    includePureServiceAreaBusinesses: z.boolean().optional(),
    inputOffset: z.number().int().min(0).optional(),
    origin: latLng.optional(),
  })
  .refine((value) => !(value.locationBias && value.locationRestriction), {
    message: 'Only one of location_bias and location_restriction may be set.',
  });

const FAILURES: Record<Failure, [number, string, string]> = {
  unauthorized: [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
  no_such_path: [404, 'NOT_FOUND', 'Method not found.'],
  unsupported_media_type: [400, 'INVALID_ARGUMENT', 'Invalid content type.'],
  unreadable_body: [400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'],
  rate_limited: [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric Autocomplete Requests.'],
  server_error: [500, 'INTERNAL', 'Internal error encountered.'],
  unavailable: [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
};
const DENIED: [number, string, string] = [
  403,
  'PERMISSION_DENIED',
  'Requests to this API places.googleapis.com method google.maps.places.v1.Places.AutocompletePlaces are blocked.',
];

/** Inputs that play an outcome; `xxtom` simply finds nothing. */
const SCENARIOS: Record<string, Outcome> = {
  xxkvoti: 'rate_limited',
  xxbann: 'decline',
  xxvilla: 'server_error',
  xxhaegt: 'slow',
};

/** Google Places (New): autocomplete. */
export function googlePlaces(): HttpProvider {
  return {
    name: 'google-places',
    title: 'Google Places',
    failure: (kind) => googleError(...FAILURES[kind]),
    authorize: ({ headers }) => {
      const key = headers['x-goog-api-key'];
      if (key === SANDBOX_CREDENTIALS.GOOGLE_API_KEY) return undefined;
      if (key !== undefined) return googleError(...FAILURES.unauthorized);
      return googleError(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers.");
    },
    operations: [
      {
        name: 'autocomplete',
        method: 'POST',
        // A double colon is the router's way to write one.
        path: '/v1/places::autocomplete',
        accepts: 'json',
        plays: ['decline'],
        scenario: ({ body: asked }) => SCENARIOS[inputOf(asked)],
        answer,
      },
    ],
  };
}

function answer(call: Call): Answer {
  if (call.outcome === 'decline') return googleError(...DENIED);
  const asked = body.safeParse(call.body);
  if (!asked.success) {
    const [issue] = asked.error.issues;
    const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    return googleError(400, 'INVALID_ARGUMENT', `${where}${issue?.message}`);
  }
  const { input, languageCode, includedRegionCodes, includedPrimaryTypes } = asked.data;
  const here = includedRegionCodes?.some((code) => code.toLowerCase() === COUNTRY) ?? true;
  const suggestions = (here ? searchPlaces(input) : [])
    .filter((place) => includedPrimaryTypes === undefined || hasType(placeTypes(place), includedPrimaryTypes))
    .slice(0, MOST_SUGGESTIONS)
    .map((place) => presentSuggestion(place, input, languageCode));
  const result = suggestions.length === 0 ? {} : { suggestions };
  return json(200, applyFieldMask(result, call.headers['x-goog-fieldmask']));
}

function hasType(types: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((type) => {
    if (type === '(cities)') return types.includes('locality');
    return type === '(regions)' ? types.includes('political') : types.includes(type);
  });
}

function inputOf(asked: unknown): string {
  const input = typeof asked === 'object' && asked !== null && 'input' in asked ? asked.input : undefined;
  return String(input).trim().toLowerCase();
}

function googleError(code: number, status: string, message: string): Answer {
  return json(code, { error: { code, message, status } }, code === 429 ? { 'retry-after': '2' } : undefined);
}
