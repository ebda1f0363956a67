import { describe, expect, it } from 'vitest';
import { draftPreview } from './draft-preview.ts';
import { draftValues, typedAmount, typedSize } from './draft-values.ts';

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
    expect(typedAmount(154_550, 'USD', 'en')).toBe('1,545.50');
    expect(typedAmount(154_500, 'EUR', 'is')).toBe('1.545');
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
