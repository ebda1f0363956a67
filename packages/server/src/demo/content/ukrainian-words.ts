import type { HouseUtility, Pet } from '@heima/domain/listings/listing-codes.ts';
import type { Adjective } from './adjectives.ts';
import type { Facing, Home, HomeShape } from './home.ts';

type Gender = 'feminine' | 'masculine';

/** A noun for a place: nominative and accusative in an advertisement, then how later sentences name it. */
interface PlaceNoun {
  readonly gender: Gender;
  readonly nominative: string;
  readonly accusative: string;
  /** With a capital, at the head of a sentence. */
  readonly the: string;
  readonly inThe: string;
}

const feminine = (nominative: string, accusative: string, the: string, inThe: string): PlaceNoun => ({
  gender: 'feminine',
  nominative,
  accusative,
  the,
  inThe,
});
const masculine = (nominative: string, the: string, inThe: string): PlaceNoun => ({
  gender: 'masculine',
  nominative,
  accusative: nominative,
  the,
  inThe,
});

const flat = (nominative: string, accusative: string) =>
  feminine(nominative, accusative, 'Квартира', 'У квартирі');

const NOUNS: Readonly<Record<HomeShape, PlaceNoun>> = {
  flat: flat('квартира', 'квартиру'),
  loft: flat('квартира в мансарді', 'квартиру в мансарді'),
  cellar: flat('квартира на цокольному поверсі', 'квартиру на цокольному поверсі'),
  'upper-floor': flat('квартира на верхньому поверсі', 'квартиру на верхньому поверсі'),
  'lower-floor': flat('квартира на нижньому поверсі', 'квартиру на нижньому поверсі'),
  studio: feminine('квартира-студія', 'квартиру-студію', 'Студія', 'У студії'),
  room: feminine('кімната', 'кімнату', 'Кімната', 'У кімнаті'),
  house: masculine('окремий будинок', 'Будинок', 'У будинку'),
  'row-house': masculine('таунхаус', 'Таунхаус', 'У таунхаусі'),
  part: flat('квартира в приватному будинку', 'квартиру в приватному будинку'),
  cottage: masculine('дачний будинок', 'Будинок', 'У будинку'),
  office: masculine('офіс', 'Офіс', 'В офісі'),
  'office-room': masculine('офісний кабінет', 'Кабінет', 'У кабінеті'),
  workshop: feminine('майстерня', 'майстерню', 'Майстерня', 'У майстерні'),
};
const FARM_HOUSE = masculine('будинок у сільській місцевості', 'Будинок', 'У будинку');

export const uaNoun = (home: Home): PlaceNoun => (home.building === 'farm' ? FARM_HOUSE : NOUNS[home.shape]);

/** Feminine nominative, masculine, feminine accusative. */
const ADJECTIVES: Readonly<Record<Adjective, readonly [string, string, string]>> = {
  bright: ['світла', 'світлий', 'світлу'],
  spacious: ['простора', 'просторий', 'простору'],
  cosy: ['затишна', 'затишний', 'затишну'],
  tidy: ['охайна', 'охайний', 'охайну'],
  lovely: ['гарна', 'гарний', 'гарну'],
  practical: ['зручно спланована', 'зручно спланований', 'зручно сплановану'],
  renovated: ['щойно відремонтована', 'щойно відремонтований', 'щойно відремонтовану'],
  modern: ['сучасна', 'сучасний', 'сучасну'],
  homely: ['приємна', 'приємний', 'приємну'],
};

/** An adjective as it stands before the home's noun. */
export function uaAdjective(home: Home, adjective: Adjective, accusative = false): string {
  const [nominative, masculineForm, accusativeForm] = ADJECTIVES[adjective];
  if (uaNoun(home).gender === 'masculine') return masculineForm;
  return accusative ? accusativeForm : nominative;
}

/** The form that agrees with the home's noun. */
export const uaAgreeing = (home: Home, feminineForm: string, masculineForm: string): string =>
  uaNoun(home).gender === 'feminine' ? feminineForm : masculineForm;

const ROOMS = ['', 'одно', 'дво', 'три', 'чотири', 'п’яти', 'шести', 'семи'];

/** "трикімнатна", "п’ятикімнатний". */
export const uaRoomed = (home: Home): string => `${ROOMS[home.rooms]}кімнатн${uaAgreeing(home, 'а', 'ий')}`;

const FEMININE_NUMBERS = ['', 'одна', 'дві', 'три', 'чотири', 'п’ять', 'шість', 'сім'];

/** A number with a feminine noun in the form that the number asks for: one, two to four, five and more. */
export function uaCount(count: number, [one, few, many]: readonly [string, string, string]): string {
  return `${FEMININE_NUMBERS[count]} ${count === 1 ? one : count < 5 ? few : many}`;
}

/** "a", "a й b", "a, b та c". */
export function uaList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} та ${items[items.length - 1]}`;
}

export const uaCapitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('uk') + text.slice(1);

/** An amount with no-break spaces between thousands. */
export const uaKronur = (amount: number): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0kr.`;

const MONTHS = [
  'січня',
  'лютого',
  'березня',
  'квітня',
  'травня',
  'червня',
  'липня',
  'серпня',
  'вересня',
  'жовтня',
  'листопада',
  'грудня',
];

/** "1 лютого 2027 року" from a plain date. */
export function uaDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year} року`;
}

/** "1 місяць", "3 місяці", "12 місяців". */
export function uaMonths(count: number): string {
  const last = count % 10;
  const isTeen = count % 100 > 10 && count % 100 < 20;
  if (last === 1 && !isTeen) return `${count} місяць`;
  return last > 1 && last < 5 && !isTeen ? `${count} місяці` : `${count} місяців`;
}

/** Accusative after "на". */
export const UA_FACING: Readonly<Record<Facing, string>> = {
  south: 'південь',
  southwest: 'південний захід',
  west: 'захід',
  southeast: 'південний схід',
  east: 'схід',
};

export const UA_PETS: Readonly<Record<Pet, string>> = {
  cat: 'коти',
  dog: 'собаки',
  rodent: 'гризуни',
  fish: 'рибки',
  bird: 'птахи',
};

/** Nominative and accusative. */
export const UA_UTILITIES: Readonly<Record<HouseUtility, readonly [string, string]>> = {
  heating: ['опалення', 'опалення'],
  electricity: ['електроенергія', 'електроенергію'],
  house_fund: ['внесок на утримання будинку', 'внесок на утримання будинку'],
  internet: ['інтернет', 'інтернет'],
};

/** Where in the building; the noun for the building follows in the genitive. */
export function uaFloor({ shape, floor, isTopFloor }: Home): string {
  if (shape === 'loft') return 'у мансарді';
  if (shape === 'cellar') return 'на цокольному поверсі';
  if (isTopFloor) return 'на останньому поверсі';
  return floor === 1 ? 'на першому поверсі' : `на ${floor}-му поверсі`;
}
