import { type Answer, json } from '#core/answer.ts';
import type { Failure } from '#core/provider.ts';
import type { TestPerson } from '#iceland/test-persons.ts';

/** The numbers that Dokobit's services give to their errors; those for people's acts are the documented ones. */
export const DOKOBIT_ERRORS = {
  notAHolder: 6001,
  expired: 6005,
  phoneUnreachable: 7022,
  cancelled: 7023,
} as const;

const WORDS: Record<number, string> = {
  6001: 'User is not a Mobile-ID client.',
  6005: 'Session expired.',
  6006: 'Certificate is not valid.',
  6007: 'Certificate is revoked.',
  6008: 'Certificate is not activated.',
  7022: 'Sending the request to the phone failed.',
  7023: 'User canceled the operation.',
};

const FAILURES: Record<Failure, [number, string]> = {
  unauthorized: [401, 'Access token is invalid.'],
  no_such_path: [404, 'Not found.'],
  unsupported_media_type: [415, 'The body must be application/x-www-form-urlencoded.'],
  unreadable_body: [400, 'The body cannot be read.'],
  rate_limited: [429, 'Too many requests.'],
  server_error: [500, 'Internal server error.'],
  unavailable: [503, 'Service unavailable.'],
};

/** An error of a person's session. Dokobit sends it with 200 or 4xx: the body is what counts. */
export function dokobitError(code: number, status = 200): Answer {
  return json(status, { status: 'error', message: WORDS[code] ?? 'Unknown error.', error_code: code });
}

/** A refusal of the call itself. */
export function dokobitRefusal(status: number, message: string, errors?: readonly string[]): Answer {
  return json(
    status,
    { status: 'error', message, ...(errors ? { errors } : {}) },
    status === 429 ? { 'retry-after': '2' } : undefined,
  );
}

export const dokobitFailure = (kind: Failure): Answer => dokobitRefusal(...FAILURES[kind]);

/** A person from the certificate of an electronic ID: given names, then the last name. */
export function certified(person: TestPerson, country: string, now: Date) {
  const parts = person.name.split(' ');
  const surname = parts.pop() ?? '';
  const from = new Date(now.getTime() - 300 * 86_400_000);
  const to = new Date(now.getTime() + 1500 * 86_400_000);
  return {
    code: person.kennitala,
    country,
    name: parts.join(' '),
    surname,
    certificate: {
      name: person.name,
      subject: { CN: person.name, serialNumber: person.kennitala, C: country },
      issuer: { CN: 'Sandbox eID CA', O: 'Heima sandbox', C: 'IS' },
      valid_from: from.toISOString(),
      valid_to: to.toISOString(),
      value: Buffer.from(`sandbox certificate of ${person.kennitala}`).toString('base64'),
    },
  };
}
