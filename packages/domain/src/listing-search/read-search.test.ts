import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantMaxPrice, readSearch, searchToQuery, unreadNumbers } from './read-search.ts';
import { listingSearch } from './search.ts';
import { maxPriceLimit, priceFilterTop, priceRanges, searchFields } from './search-fields.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));
const sent = (address: string) => searchToQuery(read(address));

describe('the filter in the address of the page', () => {
  it('R289: bedrooms run from 0 to 9; other numbers are left out', () => {
    expect(read('min_bedrooms=0&max_bedrooms=9')).toEqual({ min_bedrooms: 0, max_bedrooms: 9 });
    expect(read('min_bedrooms=10&max_bedrooms=-1')).toEqual({});
    expect(listingSearch.safeParse({ min_bedrooms: '10' }).success).toBe(false);
  });

  it('R290 R626: the price range runs from 0 to 900,000, each entry with its upper bound', () => {
    expect(priceRanges[0]).toEqual({ from: 0, to: 25_000 });
    expect(priceRanges.at(-1)).toEqual({ from: 875_000, to: 900_000 });
    for (const [at, range] of priceRanges.entries()) {
      expect(range.to).toBeGreaterThan(range.from);
      if (at > 0) expect(range.from).toBe(priceRanges[at - 1]!.to);
    }
  });

  it('R295 C53: the highest price is capped by the top of the range, which means no limit', () => {
    expect(sent('max_price=899999')).toEqual({ max_price: 899_999 });
    expect(sent('max_price=900000')).toEqual({});
    expect(sent('max_price=1500000')).toEqual({});
    expect(maxPriceLimit(priceFilterTop)).toBeUndefined();
    expect(maxPriceLimit(250_000)).toBe(250_000);
  });

  it('gap R008: a day may stand as it is written here, and comes out as the call takes it', () => {
    for (const day of ['01.04.2027', '1.4.2027', '2027-04-01', '1. 4. 2027'])
      expect(read(`available_by=${encodeURIComponent(day)}`)).toEqual({ available_by: '2027-04-01' });
    for (const day of ['31.4.2027', '1.4.27', '01.04.1899', 'á morgun'])
      expect(read(`available_by=${encodeURIComponent(day)}`)).toEqual({});
  });

  it('gap length of let: kind and length of the lease stand in the address; what is none is left out', () => {
    expect(read('duration=fixed-term&months=9')).toEqual({ duration: ['fixed-term'], months: 9 });
    for (const wrong of ['duration=ever', 'months=0', 'months=121', 'months=x', 'months=1.5'])
      expect(read(wrong)).toEqual({});
  });

  it('words stand on one line, and no more of them than the call takes', () => {
    expect(read('words=%20svalir%0A++b%C3%ADlsk%C3%BAr+')).toEqual({ words: 'svalir bílskúr' });
    expect(read('words=+')).toEqual({});
    expect(read(`words=${'ab+'.repeat(20)}`)).toEqual({ words: 'ab ab ab ab ab ab ab ab' });
    expect(read(`words=${'a'.repeat(10_000)}`).words).toHaveLength(100);
  });

  it('gap V060: the amenity furnished of old links is the furniture of the filter', () => {
    expect(read('amenity=furnished&amenity=balcony')).toEqual({
      amenity: ['balcony'],
      furniture: ['furnished'],
    });
    expect(read('amenity=furnished')).toEqual({ furniture: ['furnished'] });
    expect(read('amenity=furnished&furniture=negotiable')).toEqual({ furniture: ['negotiable'] });
  });

  it('found 40: an alert is named by its id alone', () => {
    const alert = '01990000-0000-7000-8000-000000000001';
    expect(read(`alert=${alert}&min_bedrooms=2`)).toEqual({ alert, min_bedrooms: 2 });
    expect(read('alert=1')).toEqual({});
  });

  it('R291 R292: amenity and listing_type are left out when they are empty', () => {
    expect(sent('amenity=&listing_type=&listing_category=&allowed_pets=')).toEqual({});
    expect(searchToQuery({ amenity: [], listing_type: [] })).toEqual({});
    expect(sent('amenity=balcony&listing_type=residential&listing_type=bnb')).toEqual({
      amenity: ['balcony'],
      listing_type: ['residential', 'bnb'],
    });
  });

  it('R293 R294: street_name and the price range list are never sent', () => {
    expect(sent('street_name=Laugavegur&range=0-25000&price_range=1&max_price=300000')).toEqual({
      max_price: 300_000,
    });
    expect(Object.keys(searchFields)).not.toContain('street_name');
    expect(Object.keys(searchFields)).not.toContain('range');
  });

  it('amounts may be typed as people write them, for searching without scripts', () => {
    expect(read('max_price=300.000')).toEqual({ max_price: 300_000 });
    expect(read('max_price=300 000 kr.')).toEqual({ max_price: 300_000 });
    expect(read('max_price=300,000')).toEqual({ max_price: 300_000 });
    expect(read('max_price=250,5')).toEqual({});
  });

  it('a lowest value above the highest is read the other way round', () => {
    expect(read('min_price=300000&max_price=200000&min_size=50&max_size=60')).toEqual({
      min_price: 200_000,
      max_price: 300_000,
      min_size: 50,
      max_size: 60,
    });
  });

  it('half a box, or one the wrong way round, is left out', () => {
    expect(read('boundaries_south_west=64.1,-22')).toEqual({});
    expect(read('boundaries_south_west=64.2,-21&boundaries_north_east=64.1,-22')).toEqual({});
    expect(read('boundaries_south_west=64.1,-22&boundaries_north_east=64.2,-21')).toEqual({
      boundaries_south_west: '64.1,-22',
      boundaries_north_east: '64.2,-21',
    });
  });

  it('R299: a search without a page is its first page, and page 1 does not stand in the address', () => {
    expect(sent('page=1&order_by=newest')).toEqual({});
    expect(sent('page=3&order_by=price')).toEqual({ page: 3, order_by: 'price' });
  });

  it('S13: what is read from any address is taken by the call, and comes out the same when read again', () => {
    const name = fc.oneof(fc.constantFrom(...Object.keys(searchFields)), fc.string({ maxLength: 12 }));
    const value = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.integer({ min: -5, max: 2_000_000 }).map(String),
      fc.constantFrom(
        'cat',
        'apartment',
        '101',
        'price',
        'true',
        '2026-12-01',
        '0000-01-01',
        '64,-21',
        '65,-20',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 20 }), (pairs) => {
        const query = searchToQuery(readSearch(new URLSearchParams(pairs)));
        expect(listingSearch.safeParse(query).error?.issues ?? []).toEqual([]);
        const again = new URLSearchParams();
        for (const [key, given] of Object.entries(query))
          for (const one of Array.isArray(given) ? given : [given]) again.append(key, String(one));
        expect(searchToQuery(readSearch(again))).toEqual(query);
      }),
      { numRuns: 500 },
    );
  });
});

describe('numbers of the address', () => {
  const search = (query: string) => new URLSearchParams(query);

  it.each(['300 þús', '300þ', '300 k', '300.000', '300,000.00', 'ISK 300.000'])(
    'eye A5: a highest price of %s counts',
    (text) => {
      const params = new URLSearchParams({ max_price: text });
      expect(readSearch(params)).toEqual({ max_price: 300_000 });
      expect(listingSearch.parse({ max_price: text }).max_price).toBe(300_000);
      expect(unreadNumbers(params)).toEqual([]);
    },
  );

  it('eye A5: what is no number is named, so that the page can say so; the call refuses it', () => {
    expect(unreadNumbers(search('max_price=dýrt&min_size=-3&min_bedrooms=2&page=x&order_by=1'))).toEqual([
      'dýrt',
      '-3',
    ]);
    for (const text of ['200.000 - 250.000', '-250000', 'dýrt'])
      expect(listingSearch.safeParse({ max_price: text }).success).toBe(false);
  });

  it('eye B8: a highest price below a thousand may mean thousands', () => {
    expect(
      [300, 999, 1000, 0, undefined].map((max_price) => meantMaxPrice({ max_price: max_price! })),
    ).toEqual([300_000, 999_000, undefined, undefined, undefined]);
  });
});
