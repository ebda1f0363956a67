import type { Statement } from '#demo/content/sentences/sentence.ts';
import { type SeededRandom, seededRandom, shuffled } from '#demo/seeded-random.ts';
import { choosePictures } from './choose-pictures.ts';
import type { DemoAddress, DemoListing, DemoText } from './demo-listing.ts';
import { describeHome } from './describe-home.ts';
import { drawHome } from './draw-home.ts';
import { type Home, isShortLet, isWorkplace } from './home.ts';
import { OwnerBook } from './owner-book.ts';
import { PictureStock } from './picture-stock.ts';
import { spreadListings } from './spread-listings.ts';
import { possibleTitles } from './titles.ts';

const DAY = 86_400_000;
const DAYS_PUBLISHED = 60;

/**
 * Advertisements as landlords all over the country would have written them, the newest first. The same seed,
 * count and moment always give the same listings.
 */
export function demoListings(seed: string, count: number, now: Date): DemoListing[] {
  const random = seededRandom(`listings-${seed}`);
  const placements = shuffled(random, spreadListings(random, count));
  const moments = publicationMoments(seededRandom(`moments-${seed}`), count, now);
  const stock = new PictureStock();
  const owners = new OwnerBook();
  const writer = new ListingWriter(now.getUTCFullYear());
  const propertyNumbers = new Set<string>();
  return placements.map((placement, i) => {
    const key = `listing-${String(i + 1).padStart(3, '0')}`;
    // A stream for each listing, so that a change to one kind of home does not remake all the others.
    const own = seededRandom(`${seed}-${key}`);
    const home = drawHome(own, placement, now);
    const owner = owners.ownerOf(own, home);
    const text = writer.write(own, home);
    const isTranslated = owner.language === 'ua' || own.chance(1 / 3);
    return {
      key,
      ownerKey: owner.key,
      ...fieldsOf(own, home, propertyNumbers),
      primaryLanguage: owner.language,
      title: inLanguages(text.title, isTranslated),
      description: inLanguages(text.description, isTranslated),
      pictures: choosePictures(own, home, stock),
      publishedAt: moments[i]!.toISOString(),
    };
  });
}

type HomeFields = Omit<
  DemoListing,
  'key' | 'ownerKey' | 'primaryLanguage' | 'title' | 'description' | 'pictures' | 'publishedAt'
>;

function fieldsOf(random: SeededRandom, home: Home, propertyNumbers: Set<string>): HomeFields {
  const { type, category, size, rooms, bedrooms, bathrooms, kitchen, furniture } = home;
  const { rules, terms, price, deposit, utilities } = home;
  return {
    type,
    category,
    regionSlug: home.area.regionSlug,
    address: addressOf(random, home),
    propertyNumber: newPropertyNumber(random, propertyNumbers),
    size,
    rooms,
    bedrooms,
    bathrooms,
    kitchen,
    furniture,
    amenities: [...home.amenities],
    rules,
    terms,
    price,
    deposit,
    utilities,
    lodgingRegistrationNumber: isShortLet(home)
      ? `HG-${String(random.whole(10_000, 99_999)).padStart(8, '0')}`
      : null,
    preApproval: !isWorkplace(home) && random.chance(0.12),
  };
}

function addressOf(random: SeededRandom, home: Home): DemoAddress {
  const { street, house, area } = home;
  return {
    streetName: street.name,
    streetNameDative: street.dative,
    streetNameAccusative: street.accusative,
    streetNumber: house.number,
    apartmentNumber: doorNumber(random, home),
    postalCode: area.code,
    place: area.place,
    neighbourhood: street.neighbourhood,
    lat: house.lat,
    lng: house.lng,
  };
}

/** Two digits for the floor, two for the flat on it; a cellar is floor 00. */
function doorNumber(random: SeededRandom, { shape, floor }: Home): string | null {
  const flat = String(random.whole(1, 4)).padStart(2, '0');
  if (floor !== undefined) return `${String(floor).padStart(2, '0')}${flat}`;
  const floors: Partial<Record<Home['shape'], string>> = {
    cellar: '00',
    'lower-floor': '01',
    'upper-floor': '02',
    loft: '03',
  };
  const known = floors[shape];
  return known === undefined ? null : `${known}01`;
}

function newPropertyNumber(random: SeededRandom, used: Set<string>): string {
  for (;;) {
    const number = String(random.whole(2_000_000, 2_599_999));
    if (used.has(number)) continue;
    used.add(number);
    return number;
  }
}

const inLanguages = (text: Statement, isTranslated: boolean): DemoText =>
  isTranslated ? { is: text.is, en: text.en, ua: text.ua } : { is: text.is, en: text.en };

/** More of them lately than long ago, by day rather than by night, no two at once; the newest first. */
function publicationMoments(random: SeededRandom, count: number, now: Date): Date[] {
  const minutes = new Set<number>();
  while (minutes.size < count) {
    const age = 0.01 + random.next() ** 1.5 * (DAYS_PUBLISHED - 1);
    let moment = now.getTime() - age * DAY;
    if (new Date(moment).getUTCHours() < 7) moment -= 8 * 3_600_000;
    minutes.add(Math.floor(moment / 60_000));
  }
  return [...minutes].toSorted((a, b) => b - a).map((minute) => new Date(minute * 60_000));
}

/** Writes titles and descriptions, none of them twice. */
class ListingWriter {
  readonly #year: number;
  readonly #titles = new Set<string>();
  readonly #descriptions = new Set<string>();

  constructor(year: number) {
    this.#year = year;
  }

  write(random: SeededRandom, home: Home): { title: Statement; description: Statement } {
    return { title: this.#title(random, home), description: this.#description(random, home) };
  }

  #title(random: SeededRandom, home: Home): Statement {
    const titles = possibleTitles(random, home, this.#year);
    const named = (title: Statement) =>
      [title.is, title.en, title.ua].map((text) => `${home.area.code} ${text}`);
    const free = titles.find((title) => named(title).every((name) => !this.#titles.has(name)));
    const title = free ?? titles[titles.length - 1]!;
    for (const name of named(title)) this.#titles.add(name);
    return title;
  }

  #description(random: SeededRandom, home: Home): Statement {
    for (;;) {
      const text = describeHome(random, home, this.#year);
      const versions = [text.is, text.en, text.ua];
      if (versions.some((version) => this.#descriptions.has(version))) continue;
      for (const version of versions) this.#descriptions.add(version);
      return text;
    }
  }
}
