import type { Statement } from '#demo/content/sentences/sentence.ts';
import { type SeededRandom, shuffled } from '#demo/seeded-random.ts';
import { type Adjective, fittingAdjectives } from './adjectives.ts';
import { EN_ADJECTIVES, enNoun, enNumber } from './english-words.ts';
import { type Home, isWholeHouse, isWorkplace } from './home.ts';
import { capitalised, isAdjective, isGenitiveNumber, isNoun } from './icelandic-words.ts';
import { uaAdjective, uaCapitalised, uaNoun, uaRoomed } from './ukrainian-words.ts';

interface Feature {
  readonly when: (home: Home) => boolean;
  readonly is: string;
  readonly en: (noun: string) => string;
  readonly ua: string;
}

const withA = (thing: string) => (noun: string) => `${noun} with ${thing}`;

/** What is worth a place in the title. */
const FEATURES: readonly Feature[] = [
  {
    when: (h) => h.outdoors === 'balcony' && h.facing === 'south',
    is: 'með suðursvölum',
    en: withA('a south-facing balcony'),
    ua: 'з балконом на південь',
  },
  {
    when: (h) => h.outdoors === 'balcony' && h.facing === 'west',
    is: 'með vestursvölum',
    en: withA('a west-facing balcony'),
    ua: 'з балконом на захід',
  },
  { when: (h) => h.outdoors === 'balcony', is: 'með svölum', en: withA('a balcony'), ua: 'з балконом' },
  { when: (h) => h.outdoors === 'deck', is: 'með palli', en: withA('a deck'), ua: 'з терасою' },
  { when: (h) => h.outdoors === 'garden', is: 'með garði', en: withA('a garden'), ua: 'із садом' },
  {
    when: (h) => h.amenities.has('garage') && isWholeHouse(h),
    is: 'með bílskúr',
    en: withA('a garage'),
    ua: 'з гаражем',
  },
  {
    when: (h) => h.amenities.has('garage') && !isWholeHouse(h),
    is: 'með stæði í bílageymslu',
    en: withA('parking'),
    ua: 'з місцем у паркінгу',
  },
  {
    when: (h) => h.amenities.has('hot_tub'),
    is: 'með heitum potti',
    en: withA('a hot tub'),
    ua: 'з гарячою купіллю',
  },
  {
    when: (h) => h.amenities.has('fireplace'),
    is: 'með kamínu',
    en: withA('a wood stove'),
    ua: 'з каміном',
  },
  {
    when: (h) => h.furniture === 'furnished',
    is: 'með húsgögnum',
    en: (noun) => `furnished ${noun}`,
    ua: 'з меблями',
  },
  {
    when: (h) => h.shape === 'part',
    is: 'með sérinngangi',
    en: withA('its own entrance'),
    ua: 'з окремим входом',
  },
];

const onStreet = (home: Home): Statement => ({
  is: `við ${home.street.accusative}`,
  en: `on ${home.street.name}`,
  ua: ` на вулиці ${home.street.name}`,
});

function inQuarter({ street, area }: Home): Statement {
  const { inNeighbourhood: said, neighbourhood } = street;
  if (said === '') return { is: area.inPlace, en: `in ${area.known}`, ua: `, ${area.known}` };
  if (neighbourhood === 'Miðbær') return { is: said, en: 'in the town centre', ua: ', центр міста' };
  return {
    is: said,
    en: `${said.startsWith('við') ? 'by' : 'in'} ${neighbourhood}`,
    ua: `, район ${neighbourhood}`,
  };
}

const joined = (head: Statement, place: Statement): Statement => ({
  is: `${capitalised(head.is)} ${place.is}`,
  en: `${capitalised(head.en)} ${place.en}`,
  // The place brings its own space or comma.
  ua: `${uaCapitalised(head.ua)}${place.ua}`,
});

const described = (home: Home, adjective: Adjective): Statement => ({
  is: `${isAdjective(home, adjective)} ${isNoun(home).nominative}`,
  en: `${EN_ADJECTIVES[adjective]} ${enNoun(home)}`,
  ua: `${uaAdjective(home, adjective)} ${uaNoun(home).nominative}`,
});

const featured = (home: Home, feature: Feature): Statement => ({
  is: `${isNoun(home).nominative} ${feature.is}`,
  en: feature.en(enNoun(home)),
  ua: `${uaNoun(home).nominative} ${feature.ua}`,
});

const counted = (home: Home): Statement => ({
  is: `${isGenitiveNumber(home.rooms)} herbergja ${isNoun(home).nominative}`,
  en: `${enNumber(home.bedrooms)}-bedroom ${enNoun(home)}`,
  ua: `${uaRoomed(home)} ${uaNoun(home).nominative}`,
});

const sized = (home: Home): Statement => ({
  is: `${home.size} m² ${isNoun(home).nominative}`,
  en: `${enNoun(home)} of ${home.size} m²`,
  ua: `${uaNoun(home).nominative} площею ${home.size} м²`,
});

/** Titles that suit a home in the order in which they should be tried; the caller takes the first that is free. */
export function possibleTitles(random: SeededRandom, home: Home, year: number): Statement[] {
  const street = onStreet(home);
  const quarter = inQuarter(home);
  const adjectives = fittingAdjectives(home, year);
  const features = FEATURES.filter(({ when }) => when(home));
  const good = [
    ...adjectives.map((adjective) => joined(described(home, adjective), street)),
    ...adjectives.slice(0, 2).map((adjective) => joined(described(home, adjective), quarter)),
    ...features.flatMap((feature) => [
      joined(featured(home, feature), street),
      joined(featured(home, feature), street),
      joined(featured(home, feature), quarter),
    ]),
  ];
  if (home.rooms >= 2 && !isWorkplace(home)) {
    good.push(
      ...Array.from({ length: 3 }, () => joined(counted(home), street)),
      joined(counted(home), quarter),
    );
  }
  return [...shuffled(random, good), joined(sized(home), street)];
}
