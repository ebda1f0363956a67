import type { Pet } from '@heima/domain/listings/listing-codes.ts';
import type { DemoLanguage } from './demo-listing.ts';
import { kennitalaForTests } from './kennitala-for-tests.ts';

/** Someone who uses the demonstration. All are invented. */
export interface DemoPerson {
  /** Stable, to derive ids from. */
  readonly key: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly role: 'landlord' | 'tenant' | 'staff';
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly kennitala: string;
  readonly birthDate: string;
  /** Two letters, as ISO 3166 has them. */
  readonly nationality: string;
  readonly language: DemoLanguage;
  /** Two letters each, as ISO 639 has them. */
  readonly spokenLanguages: readonly string[];
  readonly occupation: Occupation;
  readonly pets: readonly Pet[];
  /** In the person's own language. */
  readonly bio: string;
  /** About how many listings a landlord has in a full demonstration; 0 for everyone else. */
  readonly holdings: number;
  /** Landlords who let for a living do so through a company. */
  readonly organisation: string | null;
  /** Regions or postal codes a landlord keeps to; empty means anywhere. */
  readonly letsIn: readonly string[];
}

type Occupation = 'employee' | 'student' | 'unemployed' | 'retired' | 'disabled' | 'other';

/** Nationality, language of the interface, languages spoken. */
export type Background = readonly [string, DemoLanguage, readonly string[]];

interface FurtherFacts {
  readonly occupation?: Occupation;
  readonly pets?: readonly Pet[];
  readonly holdings?: number;
  readonly organisation?: string;
  readonly letsIn?: readonly string[];
}

/** What is written down of a person; the rest follows from it and from the person's place in the list. */
export interface PersonNote {
  readonly name: readonly [given: string, family: string];
  readonly born: string;
  readonly background: Background;
  readonly bio: string;
  readonly more?: FurtherFacts;
}

/** Completes a note. `number` must be different for everyone in the demonstration. */
export function demoPerson(role: DemoPerson['role'], note: PersonNote, number: number): DemoPerson {
  const [givenName, familyName] = note.name;
  const [nationality, language, spokenLanguages] = note.background;
  const key = plainLetters(`${givenName} ${familyName}`);
  return {
    key,
    givenName,
    familyName,
    role,
    email: `${key.replaceAll('-', '.')}@demo.example`,
    phone: `+35461123${String(number).padStart(2, '0')}`,
    kennitala: kennitalaForTests(note.born, number),
    birthDate: note.born,
    nationality,
    language,
    spokenLanguages,
    occupation: note.more?.occupation ?? 'employee',
    pets: note.more?.pets ?? [],
    bio: note.bio,
    holdings: note.more?.holdings ?? 0,
    organisation: note.more?.organisation ?? null,
    letsIn: note.more?.letsIn ?? [],
  };
}

const LATIN: Readonly<Record<string, string>> = { ð: 'd', þ: 'th', æ: 'ae', ö: 'o', ł: 'l', ø: 'o' };
const FROM_CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};

/** Small Latin letters and hyphens, for keys and addresses. */
function plainLetters(name: string): string {
  const letters = [...name.toLocaleLowerCase('is')].map((c) => LATIN[c] ?? FROM_CYRILLIC[c] ?? c).join('');
  return letters
    .normalize('NFD')
    .replace(/[^a-z -]/g, '')
    .replace(/[ -]+/g, '-');
}
