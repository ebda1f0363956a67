import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlaceIndex } from './place-index.ts';
import { buildPlaceIndex } from './place-index-builder.ts';
import type { PlaceRow, PlaceSuggestion } from './place-row.ts';

const streets = [
  ['Þórsgata', 'Þórsgötu', '101', 'Reykjavík', 'Reykjavík', '1 2 12 12A 12B 120 21'],
  ['Óðinsgata', 'Óðinsgötu', '101', 'Reykjavík', 'Reykjavík', '1 9 10'],
  ['Ægisíða', 'Ægisíðu', '107', 'Reykjavík', 'Reykjavík', '44'],
  ['Laugavegur', 'Laugavegi', '101', 'Reykjavík', 'Reykjavík', '1 10 100 101 103'],
  ['Laugavegur', 'Laugavegi', '105', 'Reykjavík', 'Reykjavík', '116 178'],
  ['Laugarásvegur', 'Laugarásvegi', '104', 'Reykjavík', 'Reykjavík', '1'],
  ['Hafnargata', 'Hafnargötu', '230', 'Reykjanesbær', 'Reykjanesbæ', '1 22'],
  ['Hafnargata', 'Hafnargötu', '240', 'Grindavík', 'Grindavík', '7'],
  ['Túngata', 'Túngötu', '101', 'Reykjavík', 'Reykjavík', '3'],
  ['Túngata', 'Túngötu', '240', 'Grindavík', 'Grindavík', '3'],
  ['Borgartún', 'Borgartúni', '105', 'Reykjavík', 'Reykjavík', '8-16'],
  ['Vík', 'Vík', '780', 'Höfn í Hornafirði', 'Höfn í Hornafirði', '1'],
] as const;

const towns = [
  ['reykjavik', 'Reykjavík', 'Reykjavík'],
  ['hafnarfjordur', 'Hafnarfjörður', 'Hafnarfirði'],
  ['hofn', 'Höfn í Hornafirði', 'Höfn í Hornafirði'],
  ['vik', 'Vík', 'Vík'],
] as const;

function* rows(): Generator<PlaceRow> {
  // Addresses come before their streets on purpose: a table has no order.
  for (const [name, dative, postalCode, place, placeDative, numbers] of streets) {
    for (const number of numbers.split(' '))
      yield {
        kind: 'address',
        id: `${name} ${number} ${postalCode}`,
        name,
        dative,
        number,
        postalCode,
        place,
        placeDative,
        lat: 64.1,
        lng: -21.9,
      };
    yield { kind: 'street', id: `${name} ${postalCode}`, name, dative, postalCode, place, placeDative };
  }
  for (const [id, name, dative] of towns) yield { kind: 'town', id, name, dative };
  yield {
    kind: 'region',
    id: 'sudurnes',
    name: 'Suðurnes',
    aliases: ['Southern Peninsula', 'Південний півострів'],
  };
  yield {
    kind: 'postal_code',
    id: '101',
    name: '101 Reykjavík',
    aliases: ['Reykjavík', 'Miðbær', 'Þingholt'],
    postalCode: '101',
    place: 'Reykjavík',
    weight: 2,
  };
  yield {
    kind: 'postal_code',
    id: '105',
    name: '105 Reykjavík',
    aliases: ['Reykjavík', 'Hlíðar'],
    postalCode: '105',
    place: 'Reykjavík',
    weight: 1,
  };
  yield {
    kind: 'postal_code',
    id: '230',
    name: '230 Reykjanesbær',
    aliases: ['Keflavík'],
    postalCode: '230',
    place: 'Reykjanesbær',
  };
  yield {
    kind: 'address',
    id: 'hof',
    name: 'Hof',
    dative: 'Hofi',
    postalCode: '785',
    place: 'Öræfi',
    placeDative: 'Öræfum',
  };
  yield {
    kind: 'address',
    id: 'krokur',
    name: 'Krókur',
    dative: 'Króki',
    number: 'A',
    postalCode: '162',
    place: 'Reykjavík',
  };
  yield {
    kind: 'address',
    id: 'smaralind',
    name: 'Hagasmári',
    dative: 'Hagasmára',
    number: '1',
    aliases: ['Smáralind'],
    postalCode: '201',
    place: 'Kópavogur',
  };
  yield {
    kind: 'address',
    id: 'bare',
    name: 'Túngata',
    dative: 'Túngötu',
    postalCode: '240',
    place: 'Grindavík',
  };
}

let index: PlaceIndex;
beforeAll(() => {
  index = buildPlaceIndex(rows());
});

const show = ({ title, subtitle }: PlaceSuggestion) => `${title}, ${subtitle}`;
const found = (query: string, options?: Parameters<PlaceIndex['suggest']>[1]) =>
  index.suggest(query, options).map(show);

describe('place search folds letters (S08)', () => {
  it.each([
    ['thorsgata', 'Þórsgata'],
    ['Þórsgata', 'Þórsgata'],
    ['Þórsgata'.normalize('NFD'), 'Þórsgata'],
    ['ÞÓRSGATA', 'Þórsgata'],
    ['thorsg', 'Þórsgata'],
    ['Þórsgötu', 'Þórsgata'],
    ['thorsgotu', 'Þórsgata'],
    ['thorsgoetu', 'Þórsgata'],
    ['odinsgata', 'Óðinsgata'],
    ['Óðinsgötu', 'Óðinsgata'],
    ['aegisida', 'Ægisíða'],
    ['Ægisíðu', 'Ægisíða'],
    ['hofn', 'Höfn í Hornafirði'],
    ['hoefn', 'Höfn í Hornafirði'],
    ['hafnarfj', 'Hafnarfjörður'],
    ['Hafnarfirði', 'Hafnarfjörður'],
    ['hornafirdi', 'Höfn í Hornafirði'],
  ])('"%s" finds %s first', (query, title) => {
    expect(index.suggest(query)[0]?.title).toBe(title);
  });

  it('does not take t for þ', () => {
    expect(found('torsgata')).toEqual([]);
    expect(found('tingholt')).toEqual([]);
  });
});

describe('place search reads numbers', () => {
  it('finds the house, then its letters, then longer numbers, in order', () => {
    expect(index.suggest('thorsgata 12').map(({ title }) => title)).toEqual([
      'Þórsgata 12',
      'Þórsgata 12A',
      'Þórsgata 12B',
      'Þórsgata 120',
      'Þórsgata',
    ]);
    expect(index.suggest('thorsgata 2').map(({ title }) => title)).toEqual([
      'Þórsgata 2',
      'Þórsgata 21',
      'Þórsgata',
    ]);
  });

  it.each(['Þórsgötu 12b, 101', 'þórsgata 12 b', '101 thorsgata 12B', 'thorsgata 12b reykjavik'])(
    '"%s" finds one house',
    (query) => {
      expect(found(query)[0]).toBe('Þórsgata 12B, 101 Reykjavík');
    },
  );

  it('takes a letter that names no house for the next word', () => {
    expect(found('thorsgata 1 r')[0]).toBe('Þórsgata 1, 101 Reykjavík');
  });

  it('keeps to the postal code, and reads three digits both ways', () => {
    expect(found('laugavegur 1, 105')).toEqual([
      'Laugavegur 116, 105 Reykjavík',
      'Laugavegur 178, 105 Reykjavík',
      'Laugavegur, 105 Reykjavík',
    ]);
    expect(found('laugavegur 101').slice(0, 2)).toEqual([
      'Laugavegur 101, 101 Reykjavík',
      'Laugavegur, 101 Reykjavík',
    ]);
    expect(found('101 laugavegur')[0]).toBe('Laugavegur, 101 Reykjavík');
  });

  it('finds a house inside a range', () => {
    expect(found('borgartun 10')[0]).toBe('Borgartún 8-16, 105 Reykjavík');
    expect(found('borgartun 8-16')[0]).toBe('Borgartún 8-16, 105 Reykjavík');
  });

  it('answers the street when the register has no such house', () => {
    expect(found('aegisida 7')).toEqual(['Ægisíða, 107 Reykjavík']);
  });

  it('finds codes by their digits', () => {
    expect(index.suggest('10').map(({ id }) => id)).toEqual(['101', '105']);
    expect(index.suggest('101')[0]).toMatchObject({ kind: 'postal_code', id: '101' });
    expect(index.suggest('101 reyk')[0]).toMatchObject({ kind: 'postal_code', id: '101' });
  });
});

describe('place search ranks', () => {
  it('a whole name before a beginning, a town before a street', () => {
    expect(
      index
        .suggest('vík')
        .slice(0, 2)
        .map(({ kind }) => kind),
    ).toEqual(['town', 'street']);
    expect(index.suggest('laugavegur')[0]?.title).toBe('Laugavegur');
    expect(index.suggest('lau').map(({ title }) => title)).toEqual([
      'Laugarásvegur',
      'Laugavegur',
      'Laugavegur',
    ]);
    expect(
      index
        .suggest('reykjavík')
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['reykjavik', '101', '105']);
  });

  it('tells streets of one name apart by place, said before or after', () => {
    expect(found('tungata grindavik')[0]).toBe('Túngata, 240 Grindavík');
    expect(found('grindavík túngötu 3')[0]).toBe('Túngata 3, 240 Grindavík');
    expect(found('hafnargata keflavík')).toEqual(['Hafnargata, 230 Reykjanesbær']);
    expect(found('hafnargata 7')[0]).toBe('Hafnargata 7, 240 Grindavík');
  });

  it('knows districts, buildings, farms and names in other languages', () => {
    expect(index.suggest('thingholt')[0]).toMatchObject({ kind: 'postal_code', id: '101' });
    expect(found('smaralind')[0]).toBe('Hagasmári 1, Smáralind · 201 Kópavogur');
    expect(found('hofi')[0]).toBe('Hof, 785 Öræfi');
    expect(found('krokur a')[0]).toBe('Krókur A, 162 Reykjavík');
    expect(index.suggest('southern')[0]?.id).toBe('sudurnes');
    expect(index.suggest('південн')[0]?.id).toBe('sudurnes');
  });

  it('lists a place once, and no street that has no row', () => {
    expect(found('hagasmari')).toEqual([]);
    expect(found('hagasmari 1')).toEqual(['Hagasmári 1, 201 Kópavogur']);
    expect(found('túngata grindavík')).toEqual(['Túngata, 240 Grindavík']);
  });

  it('answers only the kinds asked for', () => {
    expect(found('thorsgata', { kinds: ['address'], limit: 3 })).toEqual([
      'Þórsgata 1, 101 Reykjavík',
      'Þórsgata 2, 101 Reykjavík',
      'Þórsgata 12, 101 Reykjavík',
    ]);
    expect(found('thorsgata 1', { kinds: ['street', 'town'] })).toEqual(['Þórsgata, 101 Reykjavík']);
    expect(found('reykjavik', { kinds: ['town'] })).toEqual(['Reykjavík, ']);
  });
});

describe('PlaceIndex', () => {
  it('finds a place again by its id', () => {
    const [house] = index.suggest('thorsgata 12b');
    expect(index.find('address', house!.id)).toEqual(house);
    expect(house!.point).toEqual({ lat: 64.1, lng: -21.9 });
    expect(index.find('town', 'vik')?.title).toBe('Vík');
    expect(index.find('street', 'vik')).toBeUndefined();
  });

  it('knows where a street lies by its addresses', () => {
    const street = buildPlaceIndex([
      { kind: 'street', id: 's', name: 'Gata', postalCode: '101' },
      ...[1, 2, 3].map(
        (at): PlaceRow => ({
          kind: 'address',
          id: `${at}`,
          name: 'Gata',
          number: `${at}`,
          postalCode: '101',
          lat: 64 + at / 10,
          lng: -22,
        }),
      ),
      { kind: 'address', id: '4', name: 'Gata', number: '4', postalCode: '101' },
    ]).find('street', 's');
    expect(street).toMatchObject({
      point: { lat: 64.2, lng: -22 },
      box: { south: 64.1, north: 64.3, west: -22, east: -22 },
    });
  });

  it('counts its places', () => {
    expect(index.count()).toEqual({ region: 1, town: 4, postal_code: 3, street: 12, address: 30 });
  });

  it('takes any text, never answers more than asked, and the same text answers the same', () => {
    const piece = fc.constantFrom(
      'thors',
      'gata',
      'Hafnar',
      ' ',
      ',',
      '1',
      '12b',
      '101',
      '8-16',
      'í',
      'oe',
      '-',
      'Þ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (query, limit) => {
        const answer = index.suggest(query, { limit });
        expect(answer.length).toBeLessThanOrEqual(limit);
        expect(new Set(answer.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(answer.length);
        expect(index.suggest(query, { limit })).toEqual(answer);
      }),
    );
  });
});
