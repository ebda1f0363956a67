import { homeCountry } from '@heima/domain/countries/countries.ts';
import { isCompanyId, readNationalId } from '@heima/domain/identity/national-id.ts';
import type { lookUpPerson as contract } from '@heima/domain/places/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { type PlainDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { isProvedPerson } from '#capabilities/people/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import type { RegisteredPerson } from '#ports/person-registry.ts';
import { PortError } from '#ports/port-error.ts';
import { perProgram, RecentAnswers } from './recent-answers.ts';

const recent = perProgram(() => new RecentAnswers<RegisteredPerson>({ keptMs: 24 * 3600_000, most: 10_000 }));

/**
 * The name of a person by national id (E399, R045). A number of the wrong form, one that nobody has, and a lookup that
 * failed are three answers. Who looked whom up is recorded; the number itself only as a keyed hash.
 */
export const lookUpPerson: Handler<typeof contract> = async ({ params }, call) => {
  if (params.country !== homeCountry) refuse('places.countryNotSupported');
  const nationalId = readNationalId(params.ssn, todayInIceland(call.now));
  if (!nationalId) refuse('places.nationalIdForm', { fields: { ssn: ['places.refusals.nationalIdForm'] } });
  const { userId } = signedIn(call.actor);
  await call.change((unit) =>
    unit.audit('places.personLookedUp', 'user', userId, {
      nationalIdHash: call.services.secrets.hash(`national id ${nationalId}`),
    }),
  );
  const found = await lookUp(nationalId, call);
  return {
    country: homeCountry,
    national_id: found.identifier,
    name: found.name,
    kind: found.kind,
    status: found.status,
    birth_date: await ownBirthDate(call.services.db, userId, found),
  };
};

/** The birth date of the registered person, where that is whoever asks: people see only their own. */
async function ownBirthDate(
  db: Database,
  userId: string,
  { name, birthDate }: RegisteredPerson,
): Promise<PlainDate | null> {
  if (!birthDate) return null;
  return (await isProvedPerson(db, userId, { name, birthDate })) ? birthDate : null;
}

async function lookUp(nationalId: string, { services, now }: Call): Promise<RegisteredPerson> {
  const { personRegistry } = services.ports;
  try {
    return await recent(personRegistry).get(nationalId, now, () => personRegistry.lookUp(nationalId));
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    if (error.outcome === 'not-found') return refuse('places.nationalIdUnknown');
    // No register of companies is there yet: trying again would not help.
    if (error.isNotConfigured && isCompanyId(nationalId)) return refuse('places.companiesNotServed');
    services.log.warn({ outcome: error.outcome, code: error.providerCode }, 'person lookup failed');
    return refuse('places.lookupFailed');
  }
}
