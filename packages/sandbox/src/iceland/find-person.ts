import type { World } from '#core/world.ts';
import { madeUpKennitala, madeUpPerson } from './made-up-person.ts';
import { TEST_PERSONS, type TestPerson } from './test-persons.ts';

const BY_KENNITALA = new Map(TEST_PERSONS.map((person) => [person.kennitala, person]));

/** Everybody of whom the sandbox knows a name: test persons, the product's demo people, and made-up people. */
export function personByKennitala(world: Pick<World, 'people'>, kennitala: string): TestPerson | undefined {
  return BY_KENNITALA.get(kennitala) ?? demoPerson(world, kennitala) ?? madeUpPerson(kennitala);
}

/** Whose electronic ID answers at a number: every number has one, and always the same. */
export function personByPhone(world: Pick<World, 'people'>, phone: string): TestPerson {
  const digits = phone.replace(/^\+?354/, '').replace(/\D/g, '');
  const tester = /^010(\d{4})$/.exec(digits);
  const kennitala =
    (tester && TEST_PERSONS.find((person) => person.kennitala.endsWith(tester[1]!))?.kennitala) ??
    world.people().find((person) => person.phone === `+354${digits}`)?.kennitala ??
    madeUpKennitala(Number(digits));
  return personByKennitala(world, kennitala)!;
}

function demoPerson(world: Pick<World, 'people'>, kennitala: string): TestPerson | undefined {
  const found = world.people().find((person) => person.kennitala === kennitala);
  if (!found?.birthDate) return undefined;
  return {
    kennitala,
    name: found.name,
    birthDate: found.birthDate,
    genderCode: '7',
    home: { line: 'Laugavegi 140', postalCode: '105' },
    abroad: null,
    propertyNumber: null,
  };
}
