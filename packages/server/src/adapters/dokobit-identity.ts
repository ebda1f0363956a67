import { z } from 'zod';
import type { EidFailure, EidIdentity } from '#ports/eid-identity.ts';
import { PortError } from '#ports/port-error.ts';

/** Dokobit answers people's refusals with 200 or with 4xx; its body is what counts (integrations 3 and 4). */
export const dokobitFault = z.object({ status: z.literal('error'), error_code: z.coerce.number().int() });

export const dokobitWaiting = z.object({ status: z.literal('waiting') });

const failures: Readonly<Record<number, EidFailure>> = {
  6001: 'not-a-holder',
  6005: 'expired',
  7022: 'phone-unreachable',
  7023: 'cancelled',
};

export const eidFailure = (code: number): EidFailure => failures[code] ?? 'other';

/** A 4xx whose body is such a refusal; anything else keeps the general meaning of its status. */
export const dokobitRefusal =
  (where: { port: string; operation: string }) =>
  (status: number, body: unknown): PortError | undefined => {
    const read = dokobitFault.safeParse(body);
    return status < 500 && read.success
      ? new PortError('rejected', { ...where, providerCode: `eid ${read.data.error_code}` })
      : undefined;
  };

/** The failure of a refusal made by `dokobitRefusal`; throws what is none. */
export function failureOfRefusal(error: unknown): { state: 'failed'; reason: EidFailure } {
  const code = error instanceof PortError ? /^eid (\d+)$/.exec(error.providerCode ?? '')?.[1] : undefined;
  if (code === undefined) throw error;
  return { state: 'failed', reason: eidFailure(Number(code)) };
}

/** Names and number as the certificate has them. */
export const dokobitPerson = z.object({
  code: z.string().regex(/^[\w-]{4,32}$/),
  name: z.string(),
  surname: z.string().nullish(),
});

/** The identity that Dokobit answers. Some countries' codes come with their country before them (PNOEE-…). */
export function identityOf(person: z.output<typeof dokobitPerson>, country: string): EidIdentity {
  return {
    nationalId: person.code.replace(/^(?:PNO|PAS|IDC)[A-Z]{2}-/, ''),
    country: country.toUpperCase(),
    fullName: [person.name, person.surname ?? ''].join(' ').replace(/\s+/gu, ' ').trim().normalize('NFC'),
  };
}
