import { describe, expect, it } from 'vitest';
import { priceFilterTop, type SearchAddress } from '#listing-search/search-fields.ts';
import { filterKey, maxSearchNameLength, nameOfFilter, savedFilterOf } from './saved-search.ts';
import { savedFilterInput, savedSearchName } from './saved-search-input.ts';
import { searchPagePath } from './search-page-path.ts';

const isSameFilter = (a: SearchAddress, b: SearchAddress) => filterKey(a) === filterKey(b);

it('found 40: the homes of one e-mail are no part of a saved search', () => {
  const alert = '01990000-0000-7000-8000-000000000001';
  expect(savedFilterOf({ min_bedrooms: 2, alert })).toEqual({ min_bedrooms: 2 });
  expect(isSameFilter({ min_bedrooms: 2, alert }, { min_bedrooms: 2 })).toBe(true);
});

describe('the filter of a saved search', () => {
  it('R291 R292 R294: holds what finds homes, without order, page, map and defaults', () => {
    expect(
      savedFilterOf({
        regions: ['vesturland', 'austurland', 'vesturland'],
        min_price: 0,
        max_price: priceFilterTop,
        min_bathrooms: 0,
        max_bedrooms: 0,
        allowed_pets: [],
        order_by: '-price',
        page: 4,
        zoom: 9,
        include_locations: true,
        include_histogram: true,
        include_facets: true,
      }),
    ).toEqual({ regions: ['austurland', 'vesturland'], max_bedrooms: 0 });
  });

  it('is the same for searches that differ in order and page only', () => {
    expect(
      isSameFilter(
        { allowed_pets: ['dog', 'cat'], page: 2, order_by: 'price', max_price: 300_000 },
        { max_price: 300_000, allowed_pets: ['cat', 'dog'] },
      ),
    ).toBe(true);
    expect(isSameFilter({ max_price: 300_000 }, { max_price: 300_001 })).toBe(false);
    expect(isSameFilter({ regions: ['a'] }, { cities: ['a'] })).toBe(false);
    expect(isSameFilter({ words: 'Svalir bílskúr' }, { words: 'bílskúr svalir' })).toBe(true);
    expect(isSameFilter({ words: 'svalir' }, {})).toBe(false);
  });

  it('reads what it writes', () => {
    const filter = savedFilterOf({
      regions: ['vesturland'],
      boundaries_south_west: '64.1,-22',
      boundaries_north_east: '64.2,-21.5',
      min_bedrooms: 2,
      available_by: '2027-03-01',
      duration: ['fixed-term'],
      months: 9,
      words: 'svalir bílskúr',
      amenity: ['balcony'],
    });
    expect(savedFilterInput.parse(filter)).toEqual(filter);
    expect(savedFilterInput.parse(savedFilterInput.parse(filter))).toEqual(filter);
  });

  it('leads to the page of the search', () => {
    expect(searchPagePath({})).toBe('/listings');
    expect(searchPagePath({ max_price: 300_000, cities: ['akureyri', 'dalvik'], min_bedrooms: 2 })).toBe(
      '/listings?min_bedrooms=2&max_price=300000&cities=akureyri&cities=dalvik',
    );
  });

  it('eye C19: gives the name as it will be kept, so that the same words are not shown twice', () => {
    const name = nameOfFilter(['107\u00a0Reykjavík', 'Allt að 300.000\u00a0kr.']);
    expect(savedSearchName.parse(name)).toBe(name);
  });

  it('gives a name that is never too long and never cut within a word', () => {
    expect(nameOfFilter(['107 Reykjavík', '2+ svefnherbergi'])).toBe('107 Reykjavík, 2+ svefnherbergi');
    const many = nameOfFilter(Array.from({ length: 20 }, (_, n) => `Staður númer ${n}`));
    expect(many.length).toBeLessThanOrEqual(maxSearchNameLength);
    expect(many).toMatch(/Staður númer \d+$/);
    expect(nameOfFilter(['x'.repeat(200)])).toHaveLength(maxSearchNameLength);
    expect(nameOfFilter([])).toBe('');
  });
});
