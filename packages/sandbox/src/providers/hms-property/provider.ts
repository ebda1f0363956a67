import { type Answer, json } from '#core/answer.ts';
import type { Failure, HttpProvider } from '#core/provider.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { ADDRESSES, searchAddresses } from '#iceland/addresses.ts';
import { findProperty, parsePropertyNumber, propertiesAt } from '#iceland/properties.ts';
import { hasBearerToken } from '#providers/bearer-token.ts';
import { propertyScenario } from '#providers/property-scenario.ts';
import { presentAddress, presentMainUnit, presentProperty } from './present.ts';

const MOST_ADDRESSES = 30;

/** The service answers every fault with a bare JSON string. */
const FAILURES: Record<Failure, Answer> = {
  unauthorized: json(401, 'Unauthorized'),
  no_such_path: json(404, 'Not Found'),
  unsupported_media_type: json(415, 'Unsupported Media Type'),
  unreadable_body: json(400, 'Bad Request'),
  rate_limited: json(429, 'Too Many Requests', { 'retry-after': '2' }),
  server_error: json(500, 'Villa kom upp við vinnslu fyrirspurnar'),
  unavailable: json(503, 'Service Unavailable'),
};

/** HMS "Fasteignir": addresses while typing, the properties at an address, the appraisal units of a property. */
export function hmsProperty(): HttpProvider {
  return {
    name: 'hms-property',
    title: 'HMS address and property lookup',
    failure: (kind) => FAILURES[kind],
    authorize: (call) =>
      hasBearerToken(call, SANDBOX_CREDENTIALS.HMS_PROPERTY_TOKEN) ? undefined : FAILURES.unauthorized,
    operations: [
      {
        name: 'search',
        method: 'GET',
        path: '/api/stadfang/search',
        scenario: ({ query }) => textScenario(query.partialStadfang ?? ''),
        answer: ({ query }) => {
          const text = query.partialStadfang?.trim();
          if (!text) return json(400, 'partialStadfang vantar');
          const propertyNumber = parsePropertyNumber(text);
          if (propertyNumber === undefined)
            return json(200, searchAddresses(text).slice(0, MOST_ADDRESSES).map(presentAddress));
          const address = findProperty(propertyNumber)?.address;
          return json(200, address ? [presentAddress(address)] : []);
        },
      },
      {
        name: 'properties',
        method: 'GET',
        path: '/api/fasteign/byStadfangNr',
        answer: ({ query }) => {
          const number = wholeNumber(query.stadfangNr);
          if (number === undefined) return json(400, 'stadfangNr er ekki tala');
          const address = ADDRESSES.find((candidate) => candidate.addressNumber === number);
          if (!address) return json(404, `Staðfang ${number} fannst ekki`);
          return json(200, propertiesAt(address).map(presentProperty));
        },
      },
      {
        name: 'units',
        method: 'GET',
        path: '/api/adalmatseining/byFasteignNr',
        scenario: ({ query }) => propertyScenario(query.fasteignNr ?? ''),
        answer: ({ query }) => {
          const number = wholeNumber(query.fasteignNr);
          if (number === undefined) return json(400, 'fasteignNr er ekki tala');
          const property = findProperty(number);
          if (!property) return json(404, `Fasteign ${number} fannst ekki`);
          return json(200, property.units.length === 0 ? [] : [presentMainUnit(property)]);
        },
      },
      {
        name: 'health',
        method: 'GET',
        path: '/api/health/running',
        open: true,
        answer: () => json(200, 'Running'),
      },
    ],
  };
}

function textScenario(text: string) {
  switch (text.trim().toLowerCase()) {
    case 'xxvilla':
      return 'server_error';
    case 'xxhaegt':
      return 'slow';
    default:
      return propertyScenario(text);
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
