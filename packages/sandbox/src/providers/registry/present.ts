import { POSTAL_CODES } from '#iceland/postal-codes.ts';
import type { TestPerson } from '#iceland/test-persons.ts';

const AGE_OF_MAJORITY = 18;
const COUNTRIES: Record<string, string> = { IS: 'Ísland', NO: 'Noregur', PL: 'Pólland' };

/** A person as the registry answers on its main path. */
export function presentPerson(person: TestPerson) {
  const [given = '', ...rest] = person.name.split(' ');
  const family = rest.pop() ?? null;
  const home = homeOf(person);
  const address = home && {
    heiti: home.line,
    postnumer: home.code,
    stadur: home.place,
    sveitarfelagsnumer: home.municipalityCode,
  };
  return {
    kennitala: person.kennitala,
    nafn: person.name,
    eiginnafn: given,
    millinafn: rest.join(' ') || null,
    kenninafn: family,
    fulltNafn: person.name,
    kynkodi: person.genderCode,
    bannmerking: person.home === null && person.abroad === null,
    faedingardagur: `${person.birthDate}T00:00:00`,
    logheimili: address,
    adsetur: null,
  };
}

/** The legal domicile with its property; nothing for one whose address is protected. */
export function presentDomicile(person: TestPerson) {
  const home = homeOf(person);
  if (!home && !person.abroad) return null;
  return {
    huskodi: home ? `${home.municipalityCode}00000101` : '999900000000',
    fasteignanumer: person.propertyNumber,
    heimilisfang: home?.line ?? COUNTRIES[person.abroad ?? ''] ?? '',
    postnumer: home?.code ?? null,
    stadur: home?.place ?? null,
    sveitarfelagsnumer: home?.municipalityCode ?? null,
    landakodi: person.abroad ?? 'IS',
    breytt: null,
  };
}

/** Citizenship, which here follows the domicile. */
export function presentCitizenship(person: TestPerson) {
  const code = person.abroad ?? 'IS';
  return { kodi: code, land: COUNTRIES[code] ?? null };
}

/** Whether a person has had the birthday that makes an adult. */
export function isOfAge(person: TestPerson, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = person.birthDate.split('-').map(Number);
  return now.getTime() >= Date.UTC(year + AGE_OF_MAJORITY, month - 1, day);
}

function homeOf({ home }: TestPerson) {
  const postal = home && POSTAL_CODES.get(home.postalCode);
  return home && postal ? { line: home.line, ...postal } : null;
}
