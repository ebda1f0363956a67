import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexModels } from './index-models.ts';
import {
  governingMonth,
  type IndexMonth,
  measuredMonth,
  monthOf,
  readIndexMonth,
  shiftMonth,
} from './index-month.ts';
import {
  governingValue,
  indexValues,
  isOfficialValue,
  latestOfficialValue,
  measuredValue,
} from './index-values.ts';

const month = (text: string) => readIndexMonth(text)!;
const anyMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => month(`${year}-${String(at).padStart(2, '0')}`));

describe('index months (Act 38/2001 art. 14)', () => {
  it('govern from the second month after', () => {
    expect(governingMonth(month('2026-09'))).toBe('2026-11');
    expect(governingMonth(month('2025-11'))).toBe('2026-01');
    expect(governingMonth(month('2025-12'))).toBe('2026-02');
    expect(monthOf('2026-02-28')).toBe('2026-02');
  });

  it('are found back from the month they govern, over every turn of the year', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -40, max: 40 }), (one, count) => {
        expect(measuredMonth(governingMonth(one))).toBe(one);
        expect(shiftMonth(shiftMonth(one, count), -count)).toBe(one);
        expect(readIndexMonth(shiftMonth(one, count))).toBeDefined();
      }),
    );
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', ''])('"%s" is none', (text) => {
    expect(readIndexMonth(text)).toBeUndefined();
  });
});

describe('index values', () => {
  it('are the four models of a lease (R386); only consumer prices go to the register (G38)', () => {
    expect(indexModels.map(({ id }) => id)).toEqual([
      'CONSUMER_PRICE',
      'CONSTRUCTION',
      'WAGES',
      'RENTAL_PRICE',
    ]);
    expect(indexModels.filter(({ register }) => register !== 'None').map(({ id }) => id)).toEqual([
      'CONSUMER_PRICE',
    ]);
  });

  it('hold every month of consumer prices without a gap', () => {
    const months = indexValues.CONSUMER_PRICE.map((value) => value.month);
    expect(months[0]).toBe('2019-11');
    expect(months.at(-1)).toBe('2026-09');
    months.slice(1).forEach((one, at) => {
      expect(one).toBe(shiftMonth(months[at] as IndexMonth, 1));
    });
    for (const { value, status } of indexValues.CONSUMER_PRICE) {
      expect(value).toBeGreaterThan(460);
      expect('CLDS').toContain(status);
    }
  });

  it('count two months later: the example of the rent of 300,000', () => {
    const base = governingValue('CONSUMER_PRICE', month('2026-02'))!;
    const now = governingValue('CONSUMER_PRICE', month('2026-11'))!;
    expect([base.value, now.value, now.status]).toEqual([665.8, 697.3, 'S']);
    expect(Math.round((300_000 * now.value) / base.value)).toBe(314_193);
  });

  it('are never made up', () => {
    expect(indexValues.CONSTRUCTION).toEqual([]);
    expect(indexValues.WAGES).toEqual([]);
    expect(governingValue('CONSUMER_PRICE', month('2026-12'))).toBeUndefined();
    expect(measuredValue('RENTAL_PRICE', month('2026-07'))).toMatchObject({ value: 130.4 });
    expect(governingValue('RENTAL_PRICE', month('2026-07'))).toMatchObject({ value: 130.4 });
  });

  it('are official only when read in a release or a list that agrees with it', () => {
    expect(latestOfficialValue('CONSUMER_PRICE')?.month).toBe('2026-08');
    expect(latestOfficialValue('RENTAL_PRICE')?.month).toBe('2023-05');
    expect(latestOfficialValue('WAGES')).toBeUndefined();
    expect(isOfficialValue({ status: 'D' })).toBe(false);
  });
});
