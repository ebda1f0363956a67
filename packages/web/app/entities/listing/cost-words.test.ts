import { calculateCosts } from '@heima/domain/listings/calculate-costs.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftPreview } from '#features/listing/draft/draft-preview.ts';
import { draftValues } from '#features/listing/draft/draft-values.ts';
import { formatsFor } from '#platform/format/formats.ts';
import { loadTexts, translator } from '#platform/i18n/texts.ts';
import { costRows, priceNote } from './cost-words.ts';

beforeAll(async () => {
  for (const language of ['is', 'en', 'ua'] as const)
    await loadTexts(language, ['listingScreen', 'reference']);
});

function listing() {
  const values = draftValues(undefined, 'is');
  values.price = '285000';
  const utility = { included: false, paid_by_tenant: false, currency_id: 1 as const, monthly_amount: '' };
  values['utility.heating'] = { ...utility, included: true };
  values['utility.electricity'] = { ...utility, included: true };
  values['utility.house_fund'] = { ...utility, paid_by_tenant: true, monthly_amount: '8500' };
  values['utility.internet'] = { ...utility, paid_by_tenant: true, monthly_amount: '9900' };
  return draftPreview(undefined, values);
}

describe('the costs in words', () => {
  it('R005 R239: the rows add up to the total below them, and what is included stands in one row', () => {
    const home = listing();
    const rows = costRows(home.costs, translator('is'), formatsFor('is'));
    expect(rows.map(({ name, note, value }) => [name, note, value])).toEqual([
      ['Leiga', undefined, '285.000\u00a0kr.'],
      ['Hiti og rafmagn', undefined, 'innifalið'],
      ['Hússjóður', undefined, '8.500\u00a0kr.'],
      ['Nettenging', '(áætlað)', '9.900\u00a0kr.'],
    ]);
    const amounts = rows.map(({ value }) => Number(value.replace(/\D/g, '')));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(home.costs.monthly_total);
  });

  it('R238: says what is included and how high the deposit is, in every language', () => {
    const home = listing();
    const note = (language: 'is' | 'en' | 'ua') =>
      priceNote(home, home.costs, translator(language), formatsFor(language));
    expect(note('is')).toBe('Innifalið: hiti og rafmagn\u00a0· 3 mánaða trygging');
    expect(note('en')).toBe('Included: heating and electricity\u00a0· 3 months’ deposit');
    expect(note('ua')).toContain('3 місяці');
    const amount = { ...home, security_deposit: 'custom' as const, insurance_amount: 500_000 };
    expect(priceNote(amount, calculateCosts(amount), translator('is'), formatsFor('is'))).toContain(
      'trygging 500.000\u00a0kr.',
    );
  });

  it('what nobody has put an amount on is named and not hidden', () => {
    const values = draftValues(undefined, 'is');
    values.price = '200000';
    values['utility.internet'] = {
      included: false,
      paid_by_tenant: true,
      currency_id: 1,
      monthly_amount: '',
    };
    const { costs } = draftPreview(undefined, values);
    const rows = costRows(costs, translator('is'), formatsFor('is'));
    expect(costs.is_complete).toBe(false);
    expect(rows.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Leiga: 200.000\u00a0kr.',
      'Nettenging: leigjandi greiðir',
      'Hiti, rafmagn og hússjóður: ekki tilgreint',
    ]);
  });
});
