import type { SearchedPlace } from '@heima/domain/listing-search/search-answer.ts';
import { describe, expect, it } from 'vitest';
import {
  clearedSearch,
  countMoreFilters,
  freshSearch,
  pagePath,
  readPageSearch,
  readPanel,
  searchInArea,
  withoutFilter,
  withoutValue,
} from './search-address.ts';

const place = (value: string, south: number, west: number): SearchedPlace => ({
  field: 'cities',
  value,
  kind: 'city',
  id: value,
  name: value,
  name_where: null,
  boundaries_south_west: { lat: south, lng: west },
  boundaries_north_east: { lat: south + 0.1, lng: west + 0.2 },
});
const reykjavik = place('reykjavik', 64.08, -22);
const akureyri = place('akureyri', 65.64, -18.2);

describe('the address of a search', () => {
  it('S13: what is read from an address is written as the same address', () => {
    const address =
      '/listings?min_price=200000&allowed_pets=cat&allowed_pets=dog&cities=reykjavik&order_by=price&page=3&open=filters';
    const params = new URLSearchParams(address.split('?')[1]);
    expect(pagePath(readPageSearch(params), readPanel(params))).toBe(address);
    expect(pagePath({})).toBe('/listings');
  });

  it('what only the map and the panels ask for does not come in by the address', () => {
    const params = new URLSearchParams(
      'include_facets=1&include_locations=true&zoom=9&open=nonsense&max_price=1',
    );
    expect(readPageSearch(params)).toEqual({ max_price: 1 });
    expect(readPanel(params)).toBeUndefined();
  });

  it('R299: every changed search begins at its first page', () => {
    const search = { page: 4, max_price: 300_000, allowed_pets: ['cat', 'dog'] } as const;
    const given = { ...search, allowed_pets: [...search.allowed_pets] };
    expect(freshSearch(given)).not.toHaveProperty('page');
    expect(withoutFilter(given, 'price')).toEqual({ allowed_pets: ['cat', 'dog'] });
    expect(withoutValue(given, 'allowed_pets', 'cat')).toEqual({ max_price: 300_000, allowed_pets: ['dog'] });
    expect(clearedSearch({ ...given, order_by: 'price' })).toEqual({ order_by: 'price' });
  });

  it('R291 R292: the last value of a list takes the field along', () => {
    expect(withoutValue({ amenity: ['balcony'], max_price: 1 }, 'amenity', 'balcony')).toEqual({
      max_price: 1,
    });
  });

  it('S03: a searched area keeps every other filter and starts at page 1', () => {
    const area = { south: 64.1, west: -21.95, north: 64.15, east: -21.9 };
    expect(
      searchInArea(
        { allowed_pets: ['cat'], max_price: 300_000, order_by: 'price', cities: ['reykjavik'], page: 3 },
        [reykjavik],
        area,
      ),
    ).toEqual({
      allowed_pets: ['cat'],
      max_price: 300_000,
      order_by: 'price',
      cities: ['reykjavik'],
      boundaries_south_west: '64.1000,-21.9500',
      boundaries_north_east: '64.1500,-21.9000',
    });
  });

  it('S03: of the places only those that lie wholly outside the area are left out', () => {
    const area = { south: 65.6, west: -18.3, north: 65.8, east: -18 };
    const search = { cities: ['reykjavik', 'akureyri'], max_price: 300_000 };
    expect(searchInArea(search, [reykjavik, akureyri], area)).toMatchObject({
      cities: ['akureyri'],
      max_price: 300_000,
    });
  });

  it('counts the filters that the bar does not show by themselves', () => {
    expect(countMoreFilters({ cities: ['reykjavik'], max_price: 1, min_bedrooms: 2 })).toBe(0);
    expect(countMoreFilters({ allowed_pets: ['cat', 'dog'], min_size: 50, max_size: 80 })).toBe(2);
  });
});
