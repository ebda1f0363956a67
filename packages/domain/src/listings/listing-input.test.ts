import { describe, expect, it } from 'vitest';
import en from '../../locales/en/listings.json' with { type: 'json' };
import is from '../../locales/is/listings.json' with { type: 'json' };
import ua from '../../locales/ua/listings.json' with { type: 'json' };
import { addressBody, rulesChange, translationBody } from '../listing-content/content-input.ts';
import { reportListing } from '../reports/endpoints.ts';
import type { Language } from '../shared/language.ts';
import { showNumber } from '../shared/money.ts';
import { maxSize } from '../shared/square-metres.ts';
import { fieldMessages } from '../shared/validation-message.ts';
import { clientId, denyBody, listingChange, priceBody, stepBody } from './listing-input.ts';
import { amountFault, readAmount } from './price.ts';
import { readSize } from './size.ts';

const messages = (
  schema: {
    safeParse(value: unknown): {
      success: boolean;
      error?: { issues: { path: PropertyKey[]; message: string }[] };
    };
  },
  value: unknown,
) => schema.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);

describe('what is typed into a listing', () => {
  it('O01: prices as people type them; nothing that is no whole amount of krónur', () => {
    const isk = (typed: unknown) => readAmount(typed, 'ISK');
    expect(['285.000', '285 000', '285000', '285\u00a0000 kr.', 285_000].map(isk)).toEqual(
      Array(5).fill(285_000),
    );
    expect([0, -1, 250_000.5, 1e12, 'abc', '250,5', '', '28.50', '1e5', Number.NaN, null].map(isk)).toEqual(
      Array(11).fill(undefined),
    );
  });

  it('R006: dollars and euros have cents', () => {
    const eur = (typed: unknown) => readAmount(typed, 'EUR');
    expect(['1,545.50', '1.545,5', '1545', 1545.5, '€1 545,50'].map(eur)).toEqual([
      154_550, 154_550, 154_500, 154_550, 154_550,
    ]);
    const typed = [
      '1545 euro',
      '€1545 per month',
      '1.545,– €',
      '1545 evrur á mánuði',
      'EUR 1,545.00 monthly',
    ];
    expect([...typed, '1545 euros/month', '1545 євро на місяць'].map(eur)).toEqual(Array(7).fill(154_500));
    expect(['1545 kr.', '1545 euro 2', 'euro', '1545-1600 euro'].map(eur)).toEqual(Array(4).fill(undefined));
    expect(['1545 dollars a month', 'US$ 1,545'].map((text) => readAmount(text, 'USD'))).toEqual([
      154_500, 154_500,
    ]);
    expect(['1,5455', 0, '0', 10.001, 'x', '-5'].map(eur)).toEqual(Array(6).fill(undefined));
  });

  it('sizes with a decimal comma, one decimal at most', () => {
    expect([84, '84', '84,5', '84.5', '1.200', '1.200,5', ' 84,5 m²', 84.5].map(readSize)).toEqual([
      84, 84, 84.5, 84.5, 1200, 1200.5, 84.5, 84.5,
    ]);
    const written = ['84 ferm', '84 ferm.', '84 fermetrar', '84 sqm', '84 square metres', '84 кв.м', '84 м²'];
    expect(written.map(readSize)).toEqual(Array(7).fill(84));
    expect([0, -3, '84,55', 84.55, 'stór', '', '100000', 1e9, '1,2,3', null].map(readSize)).toEqual(
      Array(10).fill(undefined),
    );
  });

  it('a number beyond every whole number is told the limit of its field', () => {
    const told = rulesChange.safeParse({ max_people: 1e308 }).error?.issues;
    expect(told).toMatchObject([{ code: 'too_big', maximum: 100, path: ['max_people'] }]);
    expect(rulesChange.safeParse({ max_people: 2.5 }).error?.issues).toMatchObject([
      { message: 'validation.integer' },
    ]);
  });

  it('what rounds to no tenth of a square metre is no size, and a size comes out as it is kept', () => {
    expect([1e-7, 5e-324, 4e-8].map(readSize)).toEqual([undefined, undefined, undefined]);
    expect([84.500000001, 0.1, 0.3].map(readSize)).toEqual([84.5, 0.1, 0.3]);
  });

  it('what is too large says so, and how much is taken', () => {
    const { issues } = listingChange.safeParse({
      size: '1234567',
      rooms: '9999999999',
      bedrooms: 51,
      bathrooms: 1.5,
    }).error!;
    expect(fieldMessages(issues).map(({ field, key, params }) => [field, key, params.maximum])).toEqual([
      ['size', 'listings.messages.sizeTooBig', undefined],
      ['rooms', 'validation.tooBig', 50],
      ['bedrooms', 'validation.tooBig', 50],
      ['bathrooms', 'validation.integer', undefined],
    ]);
    expect(messages(listingChange, { size: '84,55' })).toEqual([['size', 'listings.messages.size']]);
    expect(['1.000.000.001', '9999999999999', '285.5'].map((typed) => amountFault(typed, 'ISK'))).toEqual([
      'listings.messages.iskTooHigh',
      'listings.messages.iskTooHigh',
      'validation.amount',
    ]);
    expect(['10,000,000.01', '99999999999', '1,2,3'].map((typed) => amountFault(typed, 'EUR'))).toEqual([
      'listings.messages.centsTooHigh',
      'listings.messages.centsTooHigh',
      'listings.messages.amount',
    ]);
  });

  it('the texts of the largest size name it as their language writes it', () => {
    for (const [language, texts] of Object.entries({ is, en, ua }))
      expect(texts.messages.sizeTooBig).toContain(showNumber(maxSize, language as Language));
  });

  it('a field can be emptied, and a field nobody knows is refused', () => {
    expect(listingChange.parse({ title: null, size: null, amenities: null })).toEqual({
      title: null,
      size: null,
      amenities: null,
    });
    expect(listingChange.parse({ title: '  Björt\tíbúð ' })).toEqual({ title: 'Björt\tíbúð' });
    expect(listingChange.safeParse({ titel: 'x' }).success).toBe(false);
  });

  it('says what is wrong at each field', () => {
    expect(
      messages(listingChange, {
        size: 'stór',
        rooms: '2,5',
        available_from: '2026-02-30',
        listing_type: 'castle',
        amenities: ['washer', 'dragon'],
        insurance_months: 4,
        title: 'a'.repeat(500),
        kitchen: { kitchen_shared: 3 },
        utilities: [{ utility_id: 'heating', included: true, paid_by_tenant: true }],
      })?.map(([field]) => field),
    ).toEqual([
      'title',
      'listing_type',
      'size',
      'rooms',
      'amenities.1',
      'available_from',
      'insurance_months',
      'kitchen.kitchen_shared',
      'utilities.0.paid_by_tenant',
    ]);
    expect(messages(listingChange, { available_from: '0000-01-01' })).toEqual([
      ['available_from', 'validation.noSuchDay'],
    ]);
  });

  it('L08: a past day is a day', () => {
    expect(listingChange.parse({ available_from: '2020-01-31' })).toEqual({ available_from: '2020-01-31' });
  });

  it('R286: a currency by number or code', () => {
    expect(
      [1, 'ISK', 3, 'EUR'].map((currency_id) => listingChange.parse({ currency_id }).currency_id),
    ).toEqual([1, 1, 3, 3]);
    expect(listingChange.safeParse({ currency_id: 4 }).success).toBe(false);
  });

  it('G30: client ids are long and safe in addresses', () => {
    expect(clientId.safeParse('a'.repeat(20)).success).toBe(true);
    for (const bad of ['a'.repeat(19), 'a'.repeat(65), `${'a'.repeat(20)}/`, 7])
      expect(clientId.safeParse(bad).success).toBe(false);
  });

  it('R312 K16: a property number in any spelling, kept as seven digits', () => {
    for (const fastanr of ['F2001234', '200-1234', '2001234', ' f200 1234 '])
      expect(addressBody.parse({ street_name: 'Þórsgata', fastanr }).fastanr).toBe('2001234');
    for (const fastanr of ['200123', '20012345', 'abc', 'F-2001234'])
      expect(messages(addressBody, { street_name: 'Þórsgata', fastanr })).toEqual([
        ['fastanr', 'places.messages.propertyNumber'],
      ]);
  });

  it('small bodies: step, price, report, refusal, rules, translation', () => {
    expect(stepBody.safeParse({}).success).toBe(false);
    expect(stepBody.parse({ step_nr: '3' })).toEqual({ step_nr: 3 });
    expect(priceBody.parse({ price: '1', priceType: 2 })).toEqual({ price: '1', price_type: 2 });
    expect(messages(reportListing.body, { reason: 'other' })).toEqual([['text', 'validation.required']]);
    expect([denyBody.parse({ reason: '  ' }), denyBody.parse({})]).toEqual([{ reason: null }, {}]);
    expect(priceBody.safeParse({ price: '1', priceType: 2, price_type: 1 }).success).toBe(false);
    expect(rulesChange.parse({ allowed_pet: ['dog', 'cat', 'dog'] })).toEqual({
      allowed_pet: ['cat', 'dog'],
    });
    expect(translationBody.parse({})).toEqual({ from: 'en', to: 'is', replace: false });
    expect(translationBody.safeParse({ from: 'is', to: 'is' }).success).toBe(false);
  });
});
