import type { Pet } from '@heima/domain/listings/listing-codes.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import type { DemoRules, DemoTerms } from './demo-listing.ts';
import { isShortLet, isWorkplace, type Premises } from './home.ts';

/** The plain date of an instant, in UTC as Iceland keeps it all year. */
const plainDate = (instant: Date) => instant.toISOString().slice(0, 10);

/** When and for how long a place is let. */
export function drawTerms(random: SeededRandom, premises: Premises, now: Date): DemoTerms {
  const availableFrom = random.chance(0.42) ? null : drawAvailableFrom(random, now);
  if (isShortLet(premises)) {
    return {
      availableFrom,
      durationKind: 'fixed-term',
      contractMinMonths: 1,
      contractMaxMonths: random.pick([1, 2, 3]),
      terminationTermMonths: 1,
      renewable: false,
    };
  }
  // Notice as the Rent Act has it for open-ended lets: three months for a room, else six.
  const notice = premises.category === 'room' ? 3 : 6;
  if (random.chance(premises.category === 'room' ? 0.45 : 0.64)) {
    return {
      availableFrom,
      durationKind: 'long-term',
      contractMinMonths: 12,
      contractMaxMonths: random.pick(isWorkplace(premises) ? [36, 60] : [24, 36, 36, 60]),
      terminationTermMonths: notice,
      renewable: random.chance(0.75),
    };
  }
  const contractMinMonths = random.pick([3, 6, 6, 9, 12]);
  return {
    availableFrom,
    durationKind: 'fixed-term',
    contractMinMonths,
    contractMaxMonths: Math.max(contractMinMonths, random.pick([6, 9, 12, 12])),
    terminationTermMonths: 3,
    renewable: random.chance(0.4),
  };
}

/** Homes change hands on the first of a month, now and then in the middle. */
function drawAvailableFrom(random: SeededRandom, now: Date): string {
  const month = now.getUTCMonth() + random.whole(1, 4);
  const day = random.chance(0.85) ? 1 : 15;
  return plainDate(new Date(Date.UTC(now.getUTCFullYear(), month, day)));
}

const PETS: readonly (readonly Pet[])[] = [
  ['cat'],
  ['cat'],
  ['cat', 'dog'],
  ['cat', 'dog'],
  ['dog'],
  ['fish', 'bird'],
  ['cat', 'rodent', 'fish'],
  ['cat', 'dog', 'rodent', 'fish', 'bird'],
];

/** Rules of the house. */
export function drawRules(random: SeededRandom, premises: Premises): DemoRules {
  const { category, bedrooms } = premises;
  const isWork = isWorkplace(premises);
  const maxPeople =
    isWork || random.chance(0.35) ? 0 : category === 'room' ? 1 : bedrooms + random.whole(1, 2);
  const wantsPets = !isWork && random.chance(category === 'room' ? 0.08 : 0.42);
  const isShared = category === 'room' && premises.type === 'residential';
  const sexAllowed = isShared && random.chance(0.2) ? random.pick(['women', 'men'] as const) : 'any';
  return {
    maxPeople,
    smoking: false,
    allowedPets: wantsPets ? random.pick(PETS) : [],
    sexAllowed,
    sexLimitationReason:
      sexAllowed === 'any'
        ? null
        : {
            is:
              sexAllowed === 'women'
                ? 'Á heimilinu búa eingöngu konur sem deila baðherbergi.'
                : 'Á heimilinu búa eingöngu karlar sem deila baðherbergi.',
            en:
              sexAllowed === 'women'
                ? 'Only women live in the home and they share a bathroom.'
                : 'Only men live in the home and they share a bathroom.',
            ua:
              sexAllowed === 'women'
                ? 'У помешканні живуть лише жінки, ванна кімната спільна.'
                : 'У помешканні живуть лише чоловіки, ванна кімната спільна.',
          },
  };
}
