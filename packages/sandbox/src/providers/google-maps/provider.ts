import { type Answer, json } from '#core/answer.ts';
import type { Outcome } from '#core/outcome.ts';
import type { Call, Failure, HttpProvider } from '#core/provider.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { findMatches } from './find-matches.ts';
import { presentResult } from './present.ts';

type Status =
  | 'OK'
  | 'ZERO_RESULTS'
  | 'OVER_QUERY_LIMIT'
  | 'REQUEST_DENIED'
  | 'INVALID_REQUEST'
  | 'UNKNOWN_ERROR';

/** Address texts that play an outcome; `xxtom` simply finds nothing. */
const SCENARIOS: Record<string, Outcome> = {
  xxkvoti: 'rate_limited',
  xxbann: 'decline',
  xxvilla: 'server_error',
  xxhaegt: 'slow',
};

/** Google Geocoding: nearly everything, also a refusal, is HTTP 200 with a status word inside. */
export function googleMaps(): HttpProvider {
  return {
    name: 'google-maps',
    title: 'Google Geocoding',
    failure,
    authorize: ({ query }) => {
      if (query.key === SANDBOX_CREDENTIALS.GOOGLE_API_KEY) return undefined;
      return statusOnly(
        'REQUEST_DENIED',
        query.key === undefined
          ? 'You must use an API key to authenticate each request to Google Maps Platform APIs.'
          : 'The provided API key is invalid.',
      );
    },
    operations: [
      {
        name: 'geocode',
        method: 'GET',
        path: '/maps/api/geocode/json',
        plays: ['decline'],
        scenario: ({ query }) => SCENARIOS[(query.address ?? '').trim().toLowerCase()],
        answer: geocode,
      },
    ],
  };
}

function geocode({ query, outcome }: Call): Answer {
  if (outcome === 'decline')
    return statusOnly('REQUEST_DENIED', 'This API project is not authorized to use this API.');
  if (!query.place_id && !query.address && !query.latlng && !query.components)
    return statusOnly(
      'INVALID_REQUEST',
      "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
    );
  if (query.place_id?.startsWith('bad-'))
    return statusOnly('INVALID_REQUEST', "Invalid 'place_id' parameter.");
  const matches = findMatches(query);
  if (matches === 'unreadable')
    return statusOnly('INVALID_REQUEST', "Invalid request. Invalid 'latlng' parameter.");
  if (matches.length === 0) return statusOnly('ZERO_RESULTS');
  const results = matches.map((match) => presentResult(match, query.language));
  return json(200, { results, status: 'OK' satisfies Status });
}

function failure(kind: Failure): Answer {
  switch (kind) {
    case 'unauthorized':
      return statusOnly('REQUEST_DENIED', 'The provided API key is invalid.');
    case 'rate_limited':
      return statusOnly('OVER_QUERY_LIMIT', 'You have exceeded your rate-limit for this API.');
    case 'server_error':
      return statusOnly('UNKNOWN_ERROR', 'The server could not process the request. Try again.');
    case 'unavailable':
      return { status: 503, text: 'Service Unavailable', headers: { 'content-type': 'text/html' } };
    default:
      return { status: 404, text: 'Not Found', headers: { 'content-type': 'text/html' } };
  }
}

function statusOnly(status: Status, error_message?: string): Answer {
  return json(200, { ...(error_message === undefined ? {} : { error_message }), results: [], status });
}
