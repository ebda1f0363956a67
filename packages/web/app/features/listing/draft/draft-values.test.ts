import { missingFields } from '@heima/domain/listings/missing-fields.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { currencyId } from '@heima/domain/listings/price.ts';
import { languageCodes } from '@heima/domain/shared/language.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { typedAmount } from '#entities/listing/typed-amount.ts';
import { draftPreview } from './draft-preview.ts';
import { draftValues, typedSize } from './draft-values.ts';

describe('the values of a new draft', () => {
  const values = draftValues(undefined, 'is');

  it('R274 R275 R276 R277: smoking and pets are no, nobody is shut out, any number may live there', () => {
    expect(values['rules.smoking']).toBe(false);
    expect(values['rules.allowed_pet']).toEqual([]);
    expect(values['rules.sex_allowed']).toBe(0);
    expect(values['rules.max_people']).toBe(0);
  });

  it('R278 R279: utilities are not paid by the tenant, in krónur', () => {
    for (const code of ['heating', 'electricity', 'house_fund', 'internet'] as const)
      expect(values[`utility.${code}`]).toMatchObject({ paid_by_tenant: false, currency_id: 1 });
  });

  it('R280 R281 R282 R283: six to twelve months, six months of notice, not renewable', () => {
    expect(values).toMatchObject({
      contract_min_months: 6,
      contract_max_months: 12,
      contract_termination_term: 6,
      renewable: false,
    });
  });

  it('R284 R285 R286 R287 R288: three months of deposit, price by the month in krónur, terms not accepted', () => {
    expect(values).toMatchObject({
      security_deposit: 'months',
      insurance_months: 3,
      price_type: 1,
      currency_id: 1,
      terms_accepted: false,
    });
  });
});

describe('what is typed', () => {
  it('amounts and sizes are shown so that they can be read again in every language', () => {
    expect(typedAmount(285_000, 'ISK', 'en')).toBe('285000');
    expect(typedAmount(1545.5, 'USD', 'en')).toBe('1,545.50');
    expect(typedAmount(1545, 'EUR', 'is')).toBe('1.545');
    expect([typedSize(84.5, 'is'), typedSize(84.5, 'en'), typedSize(null, 'is')]).toEqual([
      '84,5',
      '84.5',
      '',
    ]);
    for (const language of ['is', 'en', 'ua'] as const) {
      const values = { ...draftValues(undefined, language), size: typedSize(84.5, language) };
      values.price = typedAmount(285_000, 'ISK', language);
      const preview = draftPreview(undefined, values);
      expect([preview.size, preview.price]).toEqual([84.5, { price: 285_000, currency: 'ISK' }]);
    }
  });

  it.each(['ISK', 'USD', 'EUR'] as const)(
    'gap E089: amounts of an answer in %s stand in the form and are read from it as they were',
    (currency) => {
      const answer = {
        ...someListing(),
        price: { price: currency === 'ISK' ? 285_001 : 1545.29, currency },
        currency_id: currencyId(currency),
        security_deposit: 'custom' as const,
        insurance_amount: currency === 'ISK' ? 900_000 : 5000.07,
        utilities: [
          {
            utility_id: 'house_fund' as const,
            included: false,
            paid_by_tenant: true,
            currency_id: currencyId(currency),
            monthly_amount: currency === 'ISK' ? 8501 : 60.57,
            meter_number: null,
            meter_value: null,
          },
        ],
      };
      for (const language of languageCodes) {
        const preview = draftPreview(answer, draftValues(answer, language));
        expect([preview.price, preview.insurance_amount]).toEqual([answer.price, answer.insurance_amount]);
        expect(preview.utilities.find(({ utility_id }) => utility_id === 'house_fund')).toMatchObject({
          monthly_amount: answer.utilities[0]!.monthly_amount,
        });
        const total = currency === 'ISK' ? 293_502 : 1605.86;
        expect(preview.costs).toMatchObject({ monthly_total: total, deposit: answer.insurance_amount });
        // The deposit is above three months, in whichever unit it is counted.
        const missing = missingFields(moneyFromWire(preview), '2026-11-28' as PlainDate);
        expect(missing.map(({ text_key }) => text_key)).toContain('listings.missing.depositTooHigh');
      }
    },
  );

  it('the preview calculates the costs while one types, and leaves out what cannot be read', () => {
    const values = draftValues(undefined, 'is');
    values.price = '285.000';
    values['utility.house_fund'] = {
      included: false,
      paid_by_tenant: true,
      currency_id: 1,
      monthly_amount: '8.500',
    };
    const { costs } = draftPreview(undefined, values);
    expect(costs).toMatchObject({ monthly_total: 293_500, deposit: 855_000, move_in_total: 1_148_500 });
    values.price = '285.0';
    expect(draftPreview(undefined, values).price).toBeNull();
  });
});
