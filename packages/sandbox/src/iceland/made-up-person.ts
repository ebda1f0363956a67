import type { TestPerson } from './test-persons.ts';

const FIRST_BIRTHDAY = Date.UTC(1945, 0, 1);
const BIRTHDAYS = 22_000;
const DAY_MS = 86_400_000;
/** The registry keeps these serials for its own test people: a number with them belongs to nobody. */
const SERIALS = ['14', '15'];
/** Of the check digit that numbers had until 2026: it distinguishes made-up people from numbers that nobody has. */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const FORM = /^(\d\d)(\d\d)(\d\d)(?:14|15)\d([90])$/;

const GIVEN = ['Alda', 'Bergur', 'Dagný', 'Erlingur', 'Freyja', 'Grímur', 'Hrefna', 'Ísak', 'Kári', 'Lilja'];
const MIDDLE = ['Björt', 'Hlynur', 'Mist', 'Reyr', 'Sól', 'Þór', 'Ösp', 'Ægir', 'Vífill', 'Ylur'];
const LAST = ['Prófdal', 'Prófeyri', 'Prófhólm', 'Prófland', 'Prófnes', 'Prófstað', 'Prófvík', 'Prófvöll'];

/** The last birthdays are kept for people who come without a number, so that they are nobody who has one. */
const NEWCOMERS = 2_000;
const FIRST_NEWCOMER = BIRTHDAYS - NEWCOMERS;

/** The kennitala of somebody who has no number; 2,000 of them are counted before the first comes again. */
export const newcomerKennitala = (count: number): string =>
  madeUpKennitala(FIRST_NEWCOMER + (count % NEWCOMERS));

/** Whether the holder of a number may come without it too. */
export const isNewcomer = (number: number): boolean => number % BIRTHDAYS >= FIRST_NEWCOMER;

/** The kennitala that belongs to a number such as a phone; the same number always gives the same one. */
export function madeUpKennitala(number: number): string {
  const birth = new Date(FIRST_BIRTHDAY + (number % BIRTHDAYS) * DAY_MS).toISOString();
  const first = Math.floor(number / BIRTHDAYS) % 2;
  const date = `${birth.slice(8, 10)}${birth.slice(5, 7)}${birth.slice(2, 4)}`;
  const century = birth.startsWith('19') ? '9' : '0';
  // One of the two serials has a check digit.
  const [whole] = [SERIALS[first]!, SERIALS[1 - first]!].flatMap((serial) => {
    const check = checkDigit(date + serial);
    return check === undefined ? [] : [`${date}${serial}${check}${century}`];
  });
  return whole!;
}

function checkDigit(eight: string): number | undefined {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(eight[at]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? undefined : digit;
}

/** The invented adult behind a made-up kennitala; nobody for any other. */
export function madeUpPerson(kennitala: string): TestPerson | undefined {
  const [, day, month, year, century] = FORM.exec(kennitala) ?? [];
  if (!day || checkDigit(kennitala.slice(0, 8)) !== Number(kennitala[8])) return undefined;
  const birthDate = `${century === '9' ? '19' : '20'}${year}-${month}-${day}`;
  const time = Date.parse(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== birthDate) return undefined;
  if (time < FIRST_BIRTHDAY || time >= FIRST_BIRTHDAY + BIRTHDAYS * DAY_MS) return undefined;
  const number = Number(kennitala.slice(0, 9));
  const of = (names: readonly string[], salt: number) => names[Math.floor(number / salt) % names.length]!;
  return {
    kennitala,
    name: `${of(GIVEN, 7)} ${of(MIDDLE, 131)} ${of(LAST, 1013)}`,
    birthDate,
    genderCode: '7',
    home: { line: 'Laugavegi 140', postalCode: '105' },
    abroad: null,
    propertyNumber: null,
  };
}
