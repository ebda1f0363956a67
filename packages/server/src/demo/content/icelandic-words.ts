import type { HouseUtility, Pet } from '@heima/domain/listings/listing-codes.ts';
import type { Adjective } from './adjectives.ts';
import type { Facing, Home, HomeShape } from './home.ts';

type Gender = 'feminine' | 'neuter';

/** A noun for a place: without the article in three cases, then with it. */
interface PlaceNoun {
  readonly gender: Gender;
  readonly nominative: string;
  readonly accusative: string;
  readonly the: string;
  readonly theDative: string;
}

const noun = (
  gender: Gender,
  nominative: string,
  [the, theDative]: readonly [string, string],
  accusative = nominative,
): PlaceNoun => ({ gender, nominative, accusative, the, theDative });

const FLAT = ['Íbúðin', 'íbúðinni'] as const;
const HOUSE = ['Húsið', 'húsinu'] as const;

const NOUNS: Readonly<Record<HomeShape, PlaceNoun>> = {
  flat: noun('feminine', 'íbúð', FLAT),
  loft: noun('feminine', 'risíbúð', FLAT),
  cellar: noun('feminine', 'kjallaraíbúð', FLAT),
  'upper-floor': noun('feminine', 'efri hæð', ['Hæðin', 'hæðinni']),
  'lower-floor': noun('feminine', 'neðri hæð', ['Hæðin', 'hæðinni']),
  studio: noun('feminine', 'stúdíóíbúð', FLAT),
  room: noun('neuter', 'herbergi', ['Herbergið', 'herberginu']),
  house: noun('neuter', 'einbýlishús', HOUSE),
  'row-house': noun('neuter', 'raðhús', HOUSE),
  part: noun('feminine', 'íbúð í einbýlishúsi', FLAT),
  cottage: noun('neuter', 'sumarhús', HOUSE),
  office: noun('neuter', 'skrifstofuhúsnæði', ['Húsnæðið', 'húsnæðinu']),
  'office-room': noun('neuter', 'skrifstofuherbergi', ['Herbergið', 'herberginu']),
  workshop: noun('feminine', 'vinnustofa', ['Vinnustofan', 'vinnustofunni'], 'vinnustofu'),
};
const FARM_HOUSE = noun('neuter', 'hús í sveit', HOUSE);

/** The noun for a home; a house in the country is not a summer house only because it is let like one. */
export const isNoun = (home: Home): PlaceNoun => (home.building === 'farm' ? FARM_HOUSE : NOUNS[home.shape]);

/** Feminine nominative, neuter (both cases), feminine accusative. */
const ADJECTIVES: Readonly<Record<Adjective, readonly [string, string, string]>> = {
  bright: ['björt', 'bjart', 'bjarta'],
  spacious: ['rúmgóð', 'rúmgott', 'rúmgóða'],
  cosy: ['notaleg', 'notalegt', 'notalega'],
  tidy: ['snyrtileg', 'snyrtilegt', 'snyrtilega'],
  lovely: ['falleg', 'fallegt', 'fallega'],
  practical: ['vel skipulögð', 'vel skipulagt', 'vel skipulagða'],
  renovated: ['nýuppgerð', 'nýuppgert', 'nýuppgerða'],
  modern: ['nýleg', 'nýlegt', 'nýlega'],
  homely: ['hlýleg', 'hlýlegt', 'hlýlega'],
};

/** An adjective as it stands before the home's noun. */
export function isAdjective(home: Home, adjective: Adjective, accusative = false): string {
  const [feminine, neuter, feminineAccusative] = ADJECTIVES[adjective];
  if (isNoun(home).gender === 'neuter') return neuter;
  return accusative ? feminineAccusative : feminine;
}

/** The form that agrees with the home's noun. */
export const isAgreeing = (home: Home, feminine: string, neuter: string): string =>
  isNoun(home).gender === 'feminine' ? feminine : neuter;

const NEUTER_NUMBERS = ['engin', 'eitt', 'tvö', 'þrjú', 'fjögur', 'fimm', 'sex', 'sjö'];
const GENITIVE_NUMBERS = ['', 'eins', 'tveggja', 'þriggja', 'fjögurra', 'fimm', 'sex', 'sjö', 'átta'];

const DATIVE_NUMBERS = ['', 'einum', 'tveimur', 'þremur', 'fjórum', 'fimm', 'sex', 'sjö', 'átta'];

export const isDativeNumber = (count: number): string => DATIVE_NUMBERS[count]!;
export const isNeuterNumber = (count: number): string => NEUTER_NUMBERS[count]!;
export const isGenitiveNumber = (count: number): string => GENITIVE_NUMBERS[count]!;

/** "a", "a og b", "a, b og c". */
export function isList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} og ${items[items.length - 1]}`;
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('is') + text.slice(1);

/** An amount as it is written in Icelandic: points between thousands, a no-break space before the sign. */
export const isKronur = (amount: number): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0kr.`;

const MONTHS = [
  'janúar',
  'febrúar',
  'mars',
  'apríl',
  'maí',
  'júní',
  'júlí',
  'ágúst',
  'september',
  'október',
  'nóvember',
  'desember',
];

/** "1. febrúar 2027" from a plain date. */
export function isDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}. ${MONTHS[month! - 1]} ${year}`;
}

/** "eins mánaðar", "þriggja mánaða". */
export const isMonthsGenitive = (count: number): string =>
  `${count > 8 ? count : isGenitiveNumber(count)} ${count === 1 ? 'mánaðar' : 'mánaða'}`;

/** "1 mánuður", "12 mánuðir", "21 mánuður". */
export const isMonths = (count: number): string =>
  `${count} ${count % 10 === 1 && count !== 11 ? 'mánuður' : 'mánuðir'}`;

/** Accusative: "í 12 mánuði". */
export const isMonthsAccusative = (count: number): string =>
  `${count} ${count % 10 === 1 && count !== 11 ? 'mánuð' : 'mánuði'}`;

/** Accusative after "í", "snýr í". */
export const IS_FACING: Readonly<Record<Facing, string>> = {
  south: 'suður',
  southwest: 'suðvestur',
  west: 'vestur',
  southeast: 'suðaustur',
  east: 'austur',
};

export const IS_PETS: Readonly<Record<Pet, string>> = {
  cat: 'kettir',
  dog: 'hundar',
  rodent: 'nagdýr',
  fish: 'fiskar',
  bird: 'fuglar',
};

interface UtilityNoun {
  readonly nominative: string;
  readonly accusative: string;
  readonly included: string;
}

export const IS_UTILITIES: Readonly<Record<HouseUtility, UtilityNoun>> = {
  heating: { nominative: 'hiti', accusative: 'hita', included: 'innifalinn' },
  electricity: { nominative: 'rafmagn', accusative: 'rafmagn', included: 'innifalið' },
  house_fund: { nominative: 'hússjóður', accusative: 'hússjóð', included: 'innifalinn' },
  internet: { nominative: 'internet', accusative: 'internet', included: 'innifalið' },
};

/** Where in the building: "á jarðhæð", "á 2. hæð", "í risi". */
export function isFloor({ shape, floor, isTopFloor }: Home): string {
  if (shape === 'loft') return 'í risi';
  if (shape === 'cellar') return 'í kjallara';
  if (isTopFloor) return 'á efstu hæð';
  return floor === 1 ? 'á jarðhæð' : `á ${floor}. hæð`;
}
