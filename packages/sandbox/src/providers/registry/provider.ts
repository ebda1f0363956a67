import { z } from 'zod';
import { type Answer, json } from '#core/answer.ts';
import type { Outcome } from '#core/outcome.ts';
import { ActRefused, type Call, type HttpProvider } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { personByKennitala } from '#iceland/find-person.ts';
import { TEST_PERSONS, type TestPerson } from '#iceland/test-persons.ts';
import { hasBearerToken } from '#providers/bearer-token.ts';
import { registerError, registerFailure, registerProblem } from '#providers/register-error.ts';
import { isOfAge, presentCitizenship, presentDomicile, presentPerson } from './present.ts';

const SCENARIOS: Record<string, Outcome> = { '0101302639': 'server_error', '0101303369': 'slow' };
/** Looks younger in the register than the number says, so that refusals of minors can be tried. */
const MINOR_BY_OVERRIDE = '0101302209';
const OVERRIDDEN_AGE = 16;
/** Has another name from the second read on. */
const RENAMED = '0101302559';
const NEW_NAME = 'Gervimaður Svíþjóð Nýnefndur';

const newPerson = z.object({
  kennitala: z.string().regex(/^\d{10}$/),
  name: z.string().min(1),
  birthDate: z.iso.date(),
});

/** The national registry of persons, as the state's own portal reads it. */
export function nationalRegistry(world: World): HttpProvider {
  const persons = new Map(TEST_PERSONS.map((person) => [person.kennitala, person]));
  const read = new Set<string>();

  const person = (kennitala: string): TestPerson | undefined => {
    const found = persons.get(kennitala) ?? personByKennitala(world, kennitala);
    if (kennitala === MINOR_BY_OVERRIDE && found) {
      const year = world.clock.now().getUTCFullYear() - OVERRIDDEN_AGE;
      return { ...found, birthDate: `${year}-01-01` };
    }
    return kennitala === RENAMED && found && read.has(kennitala) ? { ...found, name: NEW_NAME } : found;
  };

  /** A detail of a person at its own path. */
  const detail = (name: string, path: string, present: (found: TestPerson) => unknown) => ({
    name,
    method: 'GET' as const,
    path: `/api/v1/einstaklingar/:kennitala/${path}`,
    scenario,
    answer: ({ params }: Call) => {
      const found = person(params.kennitala ?? '');
      const body = found && present(found);
      return body ? json(200, body) : registerError(404, 'No individual exists with that national id.');
    },
  });

  return {
    name: 'registry',
    title: 'National registry',
    failure: (kind, call) => refuse(call, ...registerFailure(kind)),
    authorize: (call) => {
      // The security server stands before the registry and speaks its own words.
      if (!call.headers['x-road-client']) return missingClient();
      const known =
        call.headers['x-road-client'] === SANDBOX_CREDENTIALS.XROAD_CLIENT &&
        hasBearerToken(call, SANDBOX_CREDENTIALS.REGISTRY_TOKEN);
      return known ? undefined : refuse(call, ...registerFailure('unauthorized'));
    },
    operations: [
      {
        name: 'person',
        method: 'GET',
        path: '/api/v1/einstaklingar/:kennitala',
        scenario,
        answer: ({ params, path }) => {
          const { kennitala = '' } = params;
          const found = person(kennitala);
          if (!found) return registerProblem(404, 'No individual exists with that national id.', path);
          read.add(kennitala);
          return json(200, presentPerson(found));
        },
      },
      detail('domicile', 'logheimili', presentDomicile),
      detail('of-age', 'lograda', (found) => ({ erLograda: isOfAge(found, world.clock.now()) })),
      detail('citizenship', 'rikisfang', presentCitizenship),
    ],
    acts: {
      /** Registers a person, for tests that need one more. */
      add_person: (input) => {
        const added = newPerson.parse(input);
        if (persons.has(added.kennitala)) throw new ActRefused('that person is registered already');
        const home = { line: 'Laugavegi 140', postalCode: '105' };
        persons.set(added.kennitala, {
          ...added,
          genderCode: '7',
          home,
          abroad: null,
          propertyNumber: null,
        });
        return added;
      },
    },
  };
}

function scenario({ params }: Call): Outcome | undefined {
  return SCENARIOS[params.kennitala ?? ''];
}

/** The main path speaks problem details, the paths below it the registers' own error. */
function refuse(call: Call, status: number, words: string): Answer {
  const main = /^\/api\/v1\/einstaklingar\/[^/]+$/.test(call.path);
  return main ? registerProblem(status, words, call.path) : registerError(status, words);
}

function missingClient(): Answer {
  const body = {
    type: 'Client.InvalidRequest',
    message: 'Request header X-Road-Client is missing',
    detail: 'no client',
  };
  return json(400, body, { 'x-road-error': 'Client.InvalidRequest' });
}
