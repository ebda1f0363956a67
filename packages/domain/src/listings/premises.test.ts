import { describe, expect, it } from 'vitest';
import { readPlainDate } from '../shared/plain-date.ts';
import { missingFields } from './missing-fields.ts';
import { noticePeriods, shortestNotice } from './premises.ts';
import { publishableListing } from './publishable-listing.builder.ts';

const today = readPlainDate('2026-11-28')!;
const months = (listing_type: string | null, listing_category: string | null, price_type = 1) =>
  shortestNotice({ listing_type, listing_category, price_type } as never, today)?.months;

describe('eye A6: the shortest notice of an open-ended lease (Rent Act art. 56)', () => {
  it.each([
    ['residential', 'apartment', 6],
    ['residential', 'studio', 6],
    ['residential', 'single_family_home', 6],
    ['residential', 'townhouse', 6],
    ['residential', 'part_of_property', 6],
    ['residential', 'room', 3],
    ['residential', 'garage', 1],
    ['commercial', 'garage', 1],
    ['commercial', 'warehouse', 1],
    ['commercial', 'office', 6],
    ['commercial', 'part_of_property', 6],
    ['bnb', 'apartment', undefined],
    ['residential', null, undefined],
  ])('%s, %s: %j months', (type, category, least) => {
    expect(months(type, category)).toBe(least);
  });

  it('lodging by the night has none, and each rule has its article and the day that it holds from', () => {
    expect(months('residential', 'apartment', 3)).toBeUndefined();
    for (const rule of noticePeriods) expect(rule).toMatchObject({ act: 'rent', article: '56' });
    const before = readPlainDate('1990-01-01')!;
    expect(
      shortestNotice({ listing_type: 'residential', listing_category: 'room', price_type: 1 }, before),
    ).toBeUndefined();
  });

  it('a shorter one keeps a listing from publication; a fixed term has none', () => {
    const fields = (given: Parameters<typeof publishableListing>[0]) =>
      missingFields(publishableListing(given), today).map(({ field, params }) => [field, params]);
    const short = [['contract_termination_term', { count: 6, article: '56' }]];
    expect([0, 1, 5].map((term) => fields({ contract_termination_term: term }))).toEqual([
      short,
      short,
      short,
    ]);
    expect(fields({ contract_termination_term: 6 })).toEqual([]);
    expect(fields({ contract_termination_term: 12 })).toEqual([]);
    expect(fields({ contract_termination_term: 3, listing_category: 'room' })).toEqual([]);
    expect(fields({ contract_termination_term: 2, listing_category: 'room' })).toHaveLength(1);
    expect(fields({ contract_termination_term: 1, duration: 'fixed-term' })).toEqual([]);
  });
});
