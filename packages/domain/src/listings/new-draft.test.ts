import { describe, expect, it } from 'vitest';
import { newDraft } from './new-draft.ts';
import { currencyOf } from './price.ts';

describe('a new draft', () => {
  const draft = newDraft();

  it('R274 R275: smoking and pets are "Nei": false and an empty list', () => {
    expect(draft.rules.smoking).toBe(false);
    expect(draft.rules.allowed_pet).toEqual([]);
  });

  it('R276 R277: nobody is excluded and the number of people has no limit', () => {
    expect(draft.rules.sex_allowed).toBe(0);
    expect(draft.rules.max_people).toBe(0);
  });

  it('R278 R279: each utility is not paid by the tenant, in currency 1', () => {
    expect(draft.utilities.map(({ utility_id }) => utility_id)).toEqual([
      'heating',
      'electricity',
      'house_fund',
      'internet',
    ]);
    for (const utility of draft.utilities)
      expect(utility).toMatchObject({ paid_by_tenant: false, currency_id: 1 });
  });

  it('R280 R281 R282 R283: six to twelve months, six months of notice, not renewable', () => {
    expect(draft).toMatchObject({
      contract_min_months: 6,
      contract_max_months: 12,
      contract_termination_term: 6,
      renewable: false,
    });
  });

  it('R007 R284 R285 R286 R288: a deposit of three months, price type 1, currency 1, which is the króna', () => {
    expect(currencyOf(draft.currency_id)).toBe('ISK');
    expect(draft).toMatchObject({
      security_deposit: 'months',
      insurance_months: 3,
      price_type: 1,
      currency_id: 1,
    });
  });

  it('R287: the terms are not accepted for anybody', () => {
    expect(draft.terms_accepted).toBe(false);
  });
});
