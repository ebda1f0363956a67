import { describe, expect, it } from 'vitest';
import { ADDRESSES, addressLine, addressLineDative, searchAddresses } from './addresses.ts';
import { foldText } from './fold-text.ts';
import { distance, findPlace, PLACES, searchPlaces } from './gazetteer.ts';
import { isNewcomer, madeUpKennitala, madeUpPerson, newcomerKennitala } from './made-up-person.ts';
import { POSTAL_CODES } from './postal-codes.ts';
import { findProperty, PROPERTIES, parsePropertyNumber, propertiesAt } from './properties.ts';
import { TEST_PERSONS } from './test-persons.ts';

const lines = (query: string) =>
  searchAddresses(query).map((one) => `${addressLine(one)}, ${one.postal.code}`);

describe('addresses', () => {
  it('are about two hundred, with numbers of their own', () => {
    expect(ADDRESSES.length).toBeGreaterThan(190);
    expect(new Set(ADDRESSES.map((one) => one.addressNumber)).size).toBe(ADDRESSES.length);
    expect(new Set(ADDRESSES.map((one) => `${addressLine(one)}/${one.postal.code}`)).size).toBe(
      ADDRESSES.length,
    );
    expect(ADDRESSES.every((one) => /^\d{7}$/.test(String(one.addressNumber)))).toBe(true);
    expect(ADDRESSES.every((one) => /^\d{6}$/.test(String(one.landNumber)))).toBe(true);
  });

  it('are found in either case form, without accents, by number and place', () => {
    expect(lines('Borgartún 8')).toEqual(['Borgartún 8A, 105']);
    expect(lines('borgartúni 8a')).toEqual(['Borgartún 8A, 105']);
    expect(lines('thorsgata')).toEqual(['Þórsgata 11, 101', 'Þórsgata 21, 101']);
    expect(lines('aegisida 5')).toEqual(['Ægisíða 54, 107']);
    expect(lines('hverfisg hafnarf')).toEqual(['Hverfisgata 9, 220', 'Hverfisgata 45, 220']);
    expect(lines('Túngata, 640 Húsavík')).toEqual(['Túngata 12, 640']);
    expect(lines('stapaberg')).toEqual(['Illugagata 61, 900']);
    expect(lines('xxtom')).toEqual([]);
  });

  it('repeat street names in several municipalities', () => {
    const places = new Set(searchAddresses('Túngata').map((one) => one.postal.municipality));
    expect(places.size).toBeGreaterThanOrEqual(6);
  });

  it('decline as people write them', () => {
    const [address] = searchAddresses('Langalína 7');
    expect(address && addressLineDative(address)).toBe('Löngulínu 7');
  });
});

describe('properties', () => {
  it('have seven digits, each once, and units that add up', () => {
    expect(new Set(PROPERTIES.map((one) => one.propertyNumber)).size).toBe(PROPERTIES.length);
    expect(PROPERTIES.every((one) => /^2\d{6}$/.test(String(one.propertyNumber)))).toBe(true);
    for (const { units, size, owners } of PROPERTIES) {
      expect(units.reduce((sum, unit) => sum + unit.size, 0)).toBeCloseTo(size, 1);
      expect(owners.reduce((sum, owner) => sum + owner.share, 0)).toBeCloseTo(1, 5);
    }
  });

  it('include the cast', () => {
    expect(findProperty(2_000_101)).toMatchObject({ marking: '010302', units: [expect.anything()] });
    expect(findProperty(2_000_102)?.units).toHaveLength(3);
    expect(findProperty(2_000_103)?.use).toBe('Verslun');
    expect(findProperty(2_000_104)?.units).toEqual([]);
    expect(findProperty(2_000_105)).toBeUndefined();
    expect(findProperty(2_000_106)).toBeDefined();
    expect(findProperty(2_000_107)).toBeDefined();
  });

  it('are many in a tower block, each with its own marking', () => {
    const [tower] = searchAddresses('Asparfell 8');
    const markings = tower ? propertiesAt(tower).map((one) => one.marking) : [];
    expect(new Set(markings).size).toBe(48);
    expect(markings).toContain('011204');
  });

  it.each(['2000101', '200-0101', 'F2000101', ' f2000101 '])('are known under the spelling %j', (text) => {
    expect(parsePropertyNumber(text)).toBe(2_000_101);
  });

  it.each(['200010', '20001011', 'X2000101', 'Borgartún'])('%j is no property number', (text) => {
    expect(parsePropertyNumber(text)).toBeUndefined();
  });
});

describe('the gazetteer', () => {
  it('has ids of its own and boxes around its points', () => {
    expect(new Set(PLACES.map((place) => place.id)).size).toBe(PLACES.length);
    for (const { name, point, box } of PLACES) {
      const inside =
        point.lat > box.southWest.lat &&
        point.lat < box.northEast.lat &&
        point.lng > box.southWest.lng &&
        point.lng < box.northEast.lng;
      expect(inside, name).toBe(true);
      expect(point.lat > 63.2 && point.lat < 66.7 && point.lng > -24.6 && point.lng < -13.4, name).toBe(true);
    }
  });

  it('puts districts into the town they name', () => {
    for (const district of PLACES.filter((place) => place.kind === 'district')) {
      const town = PLACES.find((place) => place.kind === 'town' && place.name === district.within);
      expect(town, district.name).toBeDefined();
      expect(town && distance(town.point, district.point)).toBeLessThan(15_000);
    }
  });

  it('suggests the place spelled out before those that begin alike', () => {
    expect(searchPlaces('Selfoss')[0]).toMatchObject({ kind: 'town', name: 'Selfoss' });
    expect(searchPlaces('vestur')[0]).toMatchObject({ name: 'Vesturland' });
    expect(searchPlaces('hafnarfj').map((place) => place.name)).toContain('Hafnarfjörður');
    expect(searchPlaces('Ísafirði').map((place) => place.name)).toContain('Silfurgata');
    expect(searchPlaces('')).toEqual([]);
  });

  it('brings in houses when a number is typed', () => {
    expect(searchPlaces('Borgartún').every((place) => place.kind !== 'address')).toBe(true);
    const [house] = searchPlaces('Borgartún 8A');
    expect(house).toMatchObject({ kind: 'address', houseNumber: '8A', within: 'Reykjavík' });
    expect(house && findPlace(house.id)).toEqual(house);
  });
});

describe('persons', () => {
  it('have ten digits, a birth date that fits, and a home whose postal code exists', () => {
    for (const { kennitala, birthDate, home, name } of TEST_PERSONS) {
      expect(kennitala).toMatch(/^\d{10}$/);
      if (home) expect(POSTAL_CODES.has(home.postalCode), name).toBe(true);
      if (/^[89]/.test(kennitala)) continue;
      const century = { 8: '18', 9: '19', 0: '20' }[Number(kennitala[9])];
      expect(`${kennitala.slice(0, 2)}.${kennitala.slice(2, 4)}.${century}${kennitala.slice(4, 6)}`).toBe(
        birthDate.split('-').reverse().join('.'),
      );
    }
  });

  it('live at addresses that exist, in the dative', () => {
    const known = new Set(ADDRESSES.map((one) => `${addressLineDative(one)}, ${one.postal.code}`));
    for (const { home, name } of TEST_PERSONS) {
      if (home) expect(known.has(`${home.line}, ${home.postalCode}`), `${name}: ${home.line}`).toBe(true);
    }
  });
});

describe('folded text', () => {
  it.each([
    ['Þórður', 'thordur'],
    ['ÆGISÍÐA', 'aegisida'],
    ['Öxl', 'oxl'],
    ['Grýtubakki', 'grytubakki'],
  ])('%s is %s', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('made-up people', () => {
  it('newcomers are 2,000 different people, and none has a number of anybody else', () => {
    const newcomers = Array.from({ length: 2_000 }, (_, at) => newcomerKennitala(5_000 + at));
    expect(new Set(newcomers).size).toBe(2_000);
    expect(newcomers.every((kennitala) => madeUpPerson(kennitala))).toBe(true);
    const others = Array.from({ length: 90_000 }, (_, at) => 6_910_000 + at)
      .filter((number) => !isNewcomer(number))
      .map(madeUpKennitala);
    expect(others.filter((kennitala) => newcomers.includes(kennitala))).toEqual([]);
  });

  it('exist for every number, have a valid birth date and a check digit, and differ for numbers in a row', () => {
    const numbers = Array.from({ length: 300 }, (_, at) => madeUpKennitala(6_912_345 + at * 7));
    expect(new Set(numbers).size).toBe(300);
    for (const kennitala of numbers) {
      expect(kennitala).toMatch(/^[0-3]\d[01]\d{3}1[45]\d[90]$/);
      expect(madeUpPerson(kennitala)).toMatchObject({
        kennitala,
        name: expect.stringMatching(/^\p{L}+ \p{L}+ \p{L}+$/u),
      });
    }
  });

  it.each(['0101801439', '0101300000', '3002801439', '0101302399', '8923501739', ''])(
    '%s is nobody',
    (number) => {
      expect(madeUpPerson(number)).toBeUndefined();
    },
  );
});
