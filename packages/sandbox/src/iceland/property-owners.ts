import { createIdSource } from '#core/id-source.ts';
import { TEST_PERSONS } from './test-persons.ts';

export type Owner = { name: string; kennitala: string; share: number; boughtOn: string };

const LETTING_COMPANY = { name: 'Prófunarleiga ehf.', kennitala: '7101992059' };
/** Born in this year or later, a person owns nothing here. */
const YOUNGEST_OWNERS_BORN_BEFORE = '2005';

/** The properties with a part to play have known owners, the first the default landlord's. */
const CAST: Record<number, readonly string[]> = {
  2000101: ['0101302399'],
  2000102: ['0101302399', '0101302479'],
  2000103: [LETTING_COMPANY.kennitala],
  2000104: ['0101302719'],
  2000106: ['0101302559'],
  2000107: ['0101302209'],
  2000108: ['0101302399'],
};

const NAMES = new Map([
  [LETTING_COMPANY.kennitala, LETTING_COMPANY.name],
  ...TEST_PERSONS.map(({ kennitala, name }): [string, string] => [kennitala, name]),
]);
const ADULTS = TEST_PERSONS.filter((person) => person.birthDate < YOUNGEST_OWNERS_BORN_BEFORE);

/** Who owns a property, in equal shares that add up to a whole. */
export function ownersOf(propertyNumber: number): Owner[] {
  const random = createIdSource('owners', String(propertyNumber));
  const boughtOn = `${2001 + random.below(24)}-0${1 + random.below(9)}-${10 + random.below(18)}`;
  const owners = CAST[propertyNumber] ?? anyOwners(random.below);
  return owners.map((kennitala) => ({
    name: NAMES.get(kennitala) ?? '',
    kennitala,
    share: 1 / owners.length,
    boughtOn,
  }));
}

function anyOwners(below: (limit: number) => number): string[] {
  const first = below(ADULTS.length);
  const second = (first + 1 + below(ADULTS.length - 1)) % ADULTS.length;
  const owners = below(3) === 0 ? [ADULTS[first], ADULTS[second]] : [ADULTS[first]];
  return owners.flatMap((owner) => owner?.kennitala ?? []);
}
