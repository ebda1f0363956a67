import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostFacts, calculateCosts, depositLimit } from './calculate-costs.ts';
import { newDraft } from './new-draft.ts';

type Utility = CostFacts['utilities'][number];

const home = (
  given: Partial<CostFacts> = {},
  utilities: Record<string, Partial<Utility>> = {},
): CostFacts => ({
  ...newDraft(),
  size: 84,
  price: { price: 285_000, currency: 'ISK' },
  ...given,
  utilities: newDraft().utilities.map((one) => ({ ...one, ...utilities[one.utility_id] })),
});

describe('costs', () => {
  it('R238 R239 C12: rent, included, house fund and estimate add up to the month and to the handover', () => {
    const costs = calculateCosts(
      home(
        {},
        {
          heating: { included: true },
          electricity: { included: true },
          house_fund: { paid_by_tenant: true, monthly_amount: 8_500 },
          internet: { paid_by_tenant: true, monthly_amount: 9_900 },
        },
      ),
    );
    expect(costs).toMatchObject({
      currency: 'ISK',
      monthly_total: 303_400,
      first_payment: 293_500,
      deposit: 855_000,
      move_in_total: 1_148_500,
      is_complete: true,
    });
    expect(costs.lines.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
      ['rent', 'RENT', 285_000],
      ['heating', 'INCLUDED', 0],
      ['electricity', 'INCLUDED', 0],
      ['house_fund', 'WITH_RENT', 8_500],
      ['internet', 'ESTIMATED', 9_900],
    ]);
  });

  it('says what is not known, and never counts another currency', () => {
    const costs = calculateCosts(
      home(
        { currency_id: 3, price: { price: 150_000, currency: 'EUR' } },
        {
          heating: { paid_by_tenant: true },
          house_fund: { paid_by_tenant: true, monthly_amount: 8_500, currency_id: 1 },
        },
      ),
    );
    expect(costs.lines.map(({ state }) => state)).toEqual([
      'RENT',
      'UNKNOWN',
      'NOT_STATED',
      'OTHER_CURRENCY',
      'NOT_STATED',
    ]);
    expect(costs).toMatchObject({ currency: 'EUR', monthly_total: 150_000, is_complete: false });
  });

  it('a price per square metre is calculated by size, a week 52 times a year; a price by night has no month', () => {
    expect(
      calculateCosts(home({ price_type: 4, size: 84.5, price: { price: 3_001, currency: 'ISK' } })),
    ).toMatchObject({
      monthly_total: Math.round(84.5 * 3_001),
    });
    expect(
      calculateCosts(home({ price_type: 2, price: { price: 60_000, currency: 'ISK' } })).monthly_total,
    ).toBe(260_000);
    expect(calculateCosts(home({ price_type: 3 }))).toMatchObject({
      monthly_total: null,
      move_in_total: null,
    });
    expect(calculateCosts(home({ price: null }))).toMatchObject({ monthly_total: null, deposit: null });
  });

  it('R238: no deposit, some months, or an amount', () => {
    expect(calculateCosts(home({ security_deposit: 'none' })).deposit).toBe(0);
    expect(calculateCosts(home({ insurance_months: 2 })).deposit).toBe(570_000);
    expect(calculateCosts(home({ security_deposit: 'custom', insurance_amount: 400_000 })).deposit).toBe(
      400_000,
    );
    expect(depositLimit(home())).toBe(855_000);
  });

  it('totals are whole numbers and the sum of their lines, whatever is given', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    const utility = fc.record({
      included: fc.boolean(),
      paid_by_tenant: fc.boolean(),
      currency_id: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
      monthly_amount: fc.option(amount),
    });
    fc.assert(
      fc.property(
        fc.record({
          price: fc.option(amount.map((price) => ({ price, currency: 'ISK' as const }))),
          price_type: fc.constantFrom(1, 2, 3, 4),
          size: fc.option(fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10)),
          security_deposit: fc.constantFrom('none' as const, 'months' as const, 'custom' as const),
          insurance_months: fc.option(fc.integer({ min: 0, max: 3 })),
          insurance_amount: fc.option(amount),
        }),
        fc.record({ heating: utility, electricity: utility, house_fund: utility, internet: utility }),
        (given, utilities) => {
          const costs = calculateCosts(home(given, utilities));
          const counted = costs.lines
            .filter(({ state }) => state !== 'OTHER_CURRENCY')
            .reduce((sum, line) => sum + (line.amount ?? 0), 0);
          if (costs.monthly_total !== null) {
            expect(costs.monthly_total).toBe(counted);
            expect(Number.isSafeInteger(costs.monthly_total)).toBe(true);
            expect(costs.first_payment).toBeLessThanOrEqual(costs.monthly_total);
          }
          if (costs.move_in_total !== null)
            expect(costs.move_in_total).toBe(costs.first_payment! + costs.deposit!);
        },
      ),
    );
  });
});
