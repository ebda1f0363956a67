import { describe, expect, it } from 'vitest';
import type { DemoListing, DemoText } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';

const NOW = new Date('2026-11-27T14:30:00Z');
const LISTINGS = ['one', 'two', 'three'].map((seed) => demoListings(seed, 310, NOW));
const ALL = LISTINGS.flat();
const versions = (text: DemoText) => [text.is, text.en, ...(text.ua === undefined ? [] : [text.ua])];
/** Listings whose Icelandic description says something. */
const saying = (words: RegExp) => ALL.filter(({ description }) => words.test(description.is));

describe('texts of demo listings', () => {
  it('are between 250 and 900 characters in every language', () => {
    for (const { description } of ALL) {
      for (const text of versions(description)) {
        expect(text.length).toBeGreaterThanOrEqual(250);
        expect(text.length).toBeLessThanOrEqual(900);
      }
    }
  });

  it('are never the same twice, and no title twice within a postal code', () => {
    for (const listings of LISTINGS) {
      const descriptions = listings.flatMap(({ description }) => versions(description));
      expect(new Set(descriptions).size).toBe(descriptions.length);
      const titles = listings.flatMap(({ title, address }) =>
        versions(title).map((text) => `${address.postalCode} ${text}`),
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('stand in Icelandic and English always, in Ukrainian for about a third', () => {
    for (const listings of LISTINGS) {
      const translated = listings.filter(({ description }) => description.ua !== undefined);
      expect(translated.length / listings.length).toBeGreaterThan(0.25);
      expect(translated.length / listings.length).toBeLessThan(0.45);
      for (const { title, primaryLanguage } of listings) {
        if (primaryLanguage === 'ua') expect(title.ua).toBeDefined();
      }
    }
  });

  it('call no place of work cosy, homely or lovely', () => {
    const workplaces = ALL.filter(({ type }) => type === 'commercial' || type === 'other');
    expect(workplaces.length).toBeGreaterThan(0);
    for (const { title } of workplaces) expect(title.is).not.toMatch(/notaleg|hlýleg|falleg/i);
  });

  it('have short titles', () => {
    for (const { title } of ALL) {
      for (const text of versions(title)) {
        expect(text.length).toBeGreaterThan(8);
        expect(text.length).toBeLessThan(90);
      }
    }
  });

  it('are whole sentences with nothing left open', () => {
    for (const { title, description } of ALL) {
      for (const text of [...versions(title), ...versions(description)]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\.\.| \.|,,| ,/);
        expect(text).toBe(text.trim().normalize('NFC'));
      }
      for (const text of versions(description)) {
        for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^[\p{Lu}].*\.$/u);
      }
    }
  });

  it('keep the letters of each language', () => {
    for (const { title, description } of ALL) {
      for (const text of [title.is, description.is]) {
        expect(text).toMatch(/^[a-záéíóúýðþæö0-9\s.,²-]+$/i);
      }
      expect(description.is).toMatch(/[áéíóúýðþæö]/);
      for (const text of [title.en, description.en]) expect(text).not.toMatch(/[а-яіїєґ]/i);
      if (description.ua === undefined) continue;
      expect(description.ua).toMatch(/[а-яіїє]/);
      // Russian letters have no place in Ukrainian.
      expect(description.ua).not.toMatch(/[ыэёъ]/i);
    }
  });

  it('give the street and the size, but not the house number', () => {
    for (const { address, description, size } of ALL) {
      expect(description.is).toContain(`við ${address.streetNameAccusative}`);
      for (const text of versions(description)) {
        expect(text).toContain(String(size));
        for (const name of [address.streetName, address.streetNameAccusative, address.streetNameDative]) {
          expect(text).not.toContain(`${name} ${address.streetNumber}`);
        }
      }
    }
  });
});

describe('descriptions agree with the facts', () => {
  const has = (amenity: DemoListing['amenities'][number]) => (listing: DemoListing) =>
    listing.amenities.includes(amenity);
  const isAmong = (category: DemoListing['category'][]) => (listing: DemoListing) =>
    category.includes(listing.category);

  it.each<[string, RegExp, (listing: DemoListing) => boolean]>([
    ['a balcony', /svalir/i, has('balcony')],
    ['a deck', /\bpall(ur|\b)/, has('terrace')],
    ['a hot tub', /heitum potti/, has('hot_tub')],
    ['a stove', /kamína/, has('fireplace')],
    ['a lift', /lyftu/, has('elevator')],
    ['a washing machine', /Þvottavél (fylgir|og þurrkari)/, has('washer')],
    ['a dryer', /þurrkari/, has('dryer')],
    ['no washing machine', /Tengi fyrir þvottavél/, (l) => !has('washer')(l)],
    ['a fridge', /ísskápur/, has('fridge')],
    ['a dishwasher', /uppþvottavél/, has('dishwasher')],
    ['a microwave', /örbylgjuofn/, has('microwave')],
    ['a television', /sjónvarpi/, has('tv')],
    ['a garage', /Bílskúr fylgir|bílageymslu/, has('garage')],
    ['storage', /Sérgeymsla|geymslupláss/, has('storage')],
    ['its own entrance', /sérinngangi/, has('separate_entrance')],
    ['a tub', /baðkari?\b/, has('bathtub')],
    ['furniture', /leigist með/, (l) => l.furniture === 'furnished'],
    ['no furniture', /án húsgagna/, (l) => l.furniture === 'unfurnished'],
    ['some furniture', /Eitthvað af húsgögnum/, (l) => l.furniture === 'negotiable'],
    ['no pets', /Gæludýr eru ekki leyfð/, (l) => l.rules.allowedPets.length === 0],
    ['dogs', /[Hh]undar/, (l) => l.rules.allowedPets.includes('dog')],
    ['cats', /[Kk]ettir/, (l) => l.rules.allowedPets.includes('cat')],
    ['all pets', /Gæludýr eru (velkomin|leyfð)/, (l) => l.rules.allowedPets.length === 5],
    ['free now', /\b(laus|laust) (strax|til afhendingar nú)/, (l) => l.terms.availableFrom === null],
    ['free later', /\b(laus|laust) frá \d/, (l) => l.terms.availableFrom !== null],
    ['a long let', /til langs tíma/, (l) => l.terms.durationKind === 'long-term'],
    ['a fixed term', /Leigutími er/, (l) => l.terms.durationKind === 'fixed-term'],
    ['no deposit', /Ekki er krafist tryggingar/, (l) => l.deposit.kind === 'none'],
    ['three months', /þriggja mánaða leigu/, (l) => l.deposit.kind === 'months' && l.deposit.months === 3],
    ['one bedroom', /er eitt svefnherbergi/, (l) => l.bedrooms === 1],
    ['three bedrooms', /þrjú svefnherbergi|Svefnherbergin eru þrjú/, (l) => l.bedrooms === 3],
    ['two bathrooms', /tvö baðherbergi|baðherbergin tvö|Annað baðherbergið/, (l) => l.bathrooms === 2],
    ['a shared kitchen', /deila eldhúsi|sameiginlegu eldhúsi/, (l) => l.kitchen === 'shared'],
    ['a guesthouse', /gistihúsi/, (l) => l.type === 'hotel'],
    ['two floors', /á tveimur hæðum/, isAmong(['townhouse'])],
    ['a studio', /svefnkrók|svefnaðstaða/, isAmong(['studio'])],
  ])('%s', (_what, words, isTrue) => {
    const listings = saying(words);
    expect(listings.length).toBeGreaterThan(0);
    for (const listing of listings) expect(isTrue(listing), listing.description.is).toBe(true);
  });

  it('the utilities named are those in the rent, and those the tenant pays', () => {
    const words = { heating: 'hit', electricity: 'rafmagn', house_fund: 'hússjóð', internet: 'internet' };
    for (const { description, utilities } of ALL) {
      const inRent = /[^.]* (?:er|eru) innifal\p{L}+ í leigunni/u.exec(description.is)?.[0]?.toLowerCase();
      const byTenant = /Leigjandi greiðir [^.]*/.exec(description.is)?.[0];
      for (const { utility, included, paidByTenant } of utilities) {
        if (inRent) expect(inRent.includes(words[utility]), inRent).toBe(included);
        if (byTenant) expect(byTenant.includes(words[utility]), byTenant).toBe(paidByTenant);
      }
    }
  });

  it('the count of rooms in a title is the count of rooms', () => {
    const counts = ['', 'Eins', 'Tveggja', 'Þriggja', 'Fjögurra', 'Fimm', 'Sex', 'Sjö'];
    for (const { title, rooms } of ALL) {
      const word = /^(\p{L}+) herbergja /u.exec(title.is)?.[1];
      if (word) expect(word).toBe(counts[rooms]);
    }
  });

  it('a balcony in a title is there', () => {
    for (const { title, amenities } of ALL) {
      if (/svölum/.test(title.is)) expect(amenities).toContain('balcony');
      if (/bílskúr|bílageymslu/.test(title.is)) expect(amenities).toContain('garage');
    }
  });
});
