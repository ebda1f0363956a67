import type { HouseUtility, Pet } from '@heima/domain/listings/listing-codes.ts';
import type { Adjective } from './adjectives.ts';
import type { Facing, Home, HomeShape } from './home.ts';

/** The noun in an advertisement and how later sentences name the same place. */
const NOUNS: Readonly<Record<HomeShape, readonly [string, string]>> = {
  flat: ['flat', 'the flat'],
  loft: ['loft flat', 'the flat'],
  cellar: ['basement flat', 'the flat'],
  'upper-floor': ['upper-floor flat', 'the flat'],
  'lower-floor': ['ground-floor flat', 'the flat'],
  studio: ['studio flat', 'the flat'],
  room: ['room', 'the room'],
  house: ['detached house', 'the house'],
  'row-house': ['terraced house', 'the house'],
  part: ['flat in a family house', 'the flat'],
  cottage: ['summer house', 'the house'],
  office: ['office space', 'the office'],
  'office-room': ['office room', 'the room'],
  workshop: ['workshop', 'the workshop'],
};

export const enNoun = (home: Home): string =>
  home.building === 'farm' ? 'house in the country' : NOUNS[home.shape][0];
export const enThe = (home: Home): string => NOUNS[home.shape][1];

export const EN_ADJECTIVES: Readonly<Record<Adjective, string>> = {
  bright: 'bright',
  spacious: 'spacious',
  cosy: 'cosy',
  tidy: 'well-kept',
  lovely: 'lovely',
  practical: 'well-planned',
  renovated: 'newly renovated',
  modern: 'modern',
  homely: 'homely',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const enNumber = (count: number): string => NUMBERS[count] ?? String(count);

/** "a", "a and b", "a, b and c". */
export function enList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** "a" or "an", by the sound that follows. */
export const enArticle = (phrase: string): string =>
  /^(?!one)[aeiou]/.test(phrase) ? `an ${phrase}` : `a ${phrase}`;

/** An amount as the product shows it in every language: the sign after the number. */
export const enKronur = (amount: number): string =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}\u00a0kr.`;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "1 February 2027" from a plain date. */
export function enDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
}

/** "1 month", "12 months". */
export const enMonths = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

export const EN_FACING: Readonly<Record<Facing, string>> = {
  south: 'south',
  southwest: 'south-west',
  west: 'west',
  southeast: 'south-east',
  east: 'east',
};

export const EN_PETS: Readonly<Record<Pet, string>> = {
  cat: 'cats',
  dog: 'dogs',
  rodent: 'rodents',
  fish: 'fish',
  bird: 'birds',
};

export const EN_UTILITIES: Readonly<Record<HouseUtility, string>> = {
  heating: 'heating',
  electricity: 'electricity',
  house_fund: 'the house fund',
  internet: 'internet',
};

const ORDINALS = ['', 'ground', 'second', 'third', 'fourth', 'fifth'];

/** Where in the building; floors are counted the Icelandic way, the ground floor being the first. */
export function enFloor({ shape, floor, isTopFloor }: Home): string {
  if (shape === 'loft') return 'under the roof';
  if (shape === 'cellar') return 'in the basement';
  if (isTopFloor) return 'on the top floor';
  return `on the ${ORDINALS[floor ?? 1]} floor`;
}
