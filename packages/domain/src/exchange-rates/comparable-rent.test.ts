import { describe, expect, it } from 'vitest';
import { type AskedRent, comparableRent } from './comparable-rent.ts';

const rent = (given: Partial<AskedRent>, rate: number | null = null) =>
  comparableRent({ price: 250_000, currency: 'ISK', price_type: 1, size: 84.5, ...given }, rate);

describe('the rent by which homes are compared', () => {
  it('is the monthly rent in krónur itself', () => {
    expect(rent({})).toBe(250_000);
    expect(rent({ price: 0 })).toBe(0);
  });

  it('counts 52 weeks a year', () => {
    expect(rent({ price_type: 2, price: 60_000 })).toBe(260_000);
    expect(rent({ price_type: 2, price: 1 })).toBe(4);
  });

  it('takes a price per square metre for the whole home, half a króna rounded up', () => {
    expect(rent({ price_type: 4, price: 3_001 })).toBe(253_585);
    expect(rent({ price_type: 4, price: 3_000, size: 0.1 })).toBe(300);
    expect(rent({ price_type: 4, price: 3_001, size: null })).toBeNull();
  });

  it('turns cents into krónur by the rate, with all of its four decimals', () => {
    expect(rent({ currency: 'EUR', price: 150_000 }, 147.5)).toBe(221_250);
    expect(rent({ currency: 'USD', price: 123_456, price_type: 2 }, 126.4567)).toBe(676_513);
    expect(rent({ currency: 'USD' })).toBeNull();
  });

  it('is unknown for a price by night, and without a price', () => {
    expect(rent({ price_type: 3 })).toBeNull();
    expect(rent({ price: null })).toBeNull();
  });
});
