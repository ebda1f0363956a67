import { describe, expect, it } from 'vitest';
import { refusalToTransition } from '../shared/lifecycle.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { listingAccess } from './access.ts';
import { listingLifecycle, listingState, publishRequestLifecycle } from './listing-lifecycle.ts';
import { missingFields, newlyMissing, type PublishFacts } from './missing-fields.ts';
import { newDraft } from './new-draft.ts';
import { publishableListing } from './publishable-listing.builder.ts';
import { sexLimitFault } from './sex-limit.ts';
import { firstStepOf, progressOf, stepNumber, wizardProgressMax, wizardSteps } from './wizard-steps.ts';

const today = '2026-11-27' as PlainDate;

const lacks = (given: Partial<PublishFacts>) =>
  missingFields(publishableListing(given), today).map(({ field, step, text_key }) => [
    field,
    step,
    text_key.split('.')[2],
  ]);

describe('the wizard', () => {
  it('R271 R272 R273 C13: eleven tabs in order, their numbers before the underscore, six at most', () => {
    expect(wizardSteps.map((step) => step.split('_')[1])).toEqual([
      'map',
      'type',
      'amenities',
      'size',
      'photos',
      'description',
      'rules',
      'availability',
      'pricing',
      'products',
      'summary',
    ]);
    expect(wizardSteps.map(stepNumber)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6]);
    expect(Math.max(...wizardSteps.map(progressOf))).toBe(wizardProgressMax);
    expect(progressOf(null)).toBe(0);
    expect([0, 1, 4, 6, 7].map(firstStepOf)).toEqual([
      undefined,
      '1_map',
      '4_rules',
      '6_products',
      undefined,
    ]);
  });

  it('R274–R288: a new draft has the defaults of the wizard', () => {
    const draft = newDraft();
    expect(draft.rules).toEqual({
      max_people: 0,
      sex_allowed: 0,
      sex_limitation_reason: null,
      smoking: false,
      allowed_pet: [],
    });
    expect(draft.utilities).toHaveLength(4);
    for (const utility of draft.utilities)
      expect(utility).toMatchObject({ included: false, paid_by_tenant: false, currency_id: 1 });
    expect(draft).toMatchObject({
      contract_min_months: 6,
      contract_max_months: 12,
      contract_termination_term: 6,
      renewable: false,
      insurance_months: 3,
      security_deposit: 'months',
      price_type: 1,
      currency_id: 1,
      terms_accepted: false,
      service_paid_by_tenant: false,
    });
  });
});

describe('what a listing lacks', () => {
  it('R241: nothing when it is whole, and everything that is mandatory when it is new', () => {
    expect(lacks({})).toEqual([]);
    const fresh = publishableListing({
      ...newDraft(),
      street_name: null,
      postal_code: null,
      location: null,
      images: [],
      description_translations: [],
      rules: newDraft().rules,
    });
    expect(missingFields(fresh, today).map(({ field }) => field)).toEqual([
      'street_name',
      'postal_code',
      'location',
      'listing_type',
      'listing_category',
      'size',
      'images',
      'title',
      'description',
      'price',
      'terms_accepted',
    ]);
  });

  it('each item names the tab where it is filled in, in the order of the tabs', () => {
    const steps = missingFields(
      publishableListing({ ...newDraft(), images: [], street_name: null } as never),
      today,
    ).map(({ step }) => wizardSteps.indexOf(step));
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });

  it('R240: 49 letters are too few, 50 are enough, in the primary language only', () => {
    const text = (language: 'is' | 'en', length: number) => [
      { id: '1', language, text: 'x'.repeat(length), machine_translated: false, updated_at: '' },
    ];
    expect(missingFields(publishableListing({ description_translations: text('is', 49) }), today)).toEqual([
      {
        field: 'description',
        step: '3_description',
        text_key: 'listings.missing.descriptionShort',
        params: { minimum: 50 },
      },
    ]);
    expect(lacks({ description_translations: text('is', 50) })).toEqual([]);
    expect(lacks({ description_translations: text('en', 500) })).toEqual([
      ['description', '3_description', 'description'],
    ]);
    expect(lacks({ description_translations: text('en', 500), primary_description: 'en' })).toEqual([]);
  });

  it('L08: yesterday stays in the draft and is reported at publishing; today is free now', () => {
    expect(lacks({ available_from: '2026-11-26' })).toEqual([
      ['available_from', '4_availability', 'availableFromPast'],
    ]);
    expect(lacks({ available_from: '2026-11-27' })).toEqual([]);
  });

  it('bedrooms and bathrooms are asked of homes only', () => {
    expect(lacks({ bedrooms: null, bathrooms: null }).map(([field]) => field)).toEqual([
      'bedrooms',
      'bathrooms',
    ]);
    expect(
      lacks({ listing_type: 'commercial', listing_category: 'office', bedrooms: null, bathrooms: null }),
    ).toEqual([]);
    expect(lacks({ listing_category: 'studio', bedrooms: 0 })).toEqual([]);
  });

  it('R233 R234: a category has to fit the type', () => {
    expect(lacks({ listing_type: 'commercial', listing_category: 'apartment' })).toEqual([
      ['listing_category', '1_type', 'categoryOfType'],
    ]);
  });

  it('G33: lodging needs its registration number, also when a home is priced by week or night', () => {
    const number = ['lodging_registration_number', '1_type', 'lodgingNumber'];
    for (const lodging of [
      { listing_type: 'bnb' as const },
      { listing_type: 'hotel' as const, listing_category: 'room' as const },
      { price_type: 2 },
      { price_type: 3 },
    ]) {
      expect(lacks(lodging)).toEqual([number]);
      expect(lacks({ ...lodging, lodging_registration_number: 'HG-00012345' })).toEqual([]);
    }
  });

  it('R238: the deposit has its months or its amount, at most three times rent and house fund', () => {
    expect(lacks({ insurance_months: null })).toEqual([['insurance_months', '5_pricing', 'depositMonths']]);
    expect(lacks({ security_deposit: 'none', insurance_months: null })).toEqual([]);
    expect(lacks({ security_deposit: 'custom' })).toEqual([
      ['insurance_amount', '5_pricing', 'depositAmount'],
    ]);
    const fund = newDraft().utilities.map((one) =>
      one.utility_id === 'house_fund' ? { ...one, paid_by_tenant: true, monthly_amount: 8_500 } : one,
    );
    const custom = (insurance_amount: number) =>
      lacks({ security_deposit: 'custom', insurance_amount, utilities: fund });
    expect(custom(3 * (285_000 + 8_500))).toEqual([]);
    expect(custom(3 * (285_000 + 8_500) + 1)).toEqual([['insurance_amount', '5_pricing', 'depositTooHigh']]);
  });

  it('R237 G31: a limit to one sex needs a room in a shared home and a reason', () => {
    const rules = (sex_allowed: 0 | 1 | 2, sex_limitation_reason: string | null) => ({
      sex_allowed,
      sex_limitation_reason,
    });
    const room = { listing_category: 'room', kitchen: { present: true, kitchen_shared: 2 } } as const;
    const ownKitchen = { ...room, kitchen: { present: true, kitchen_shared: 1 } } as const;
    const flat = { ...room, listing_category: 'apartment' } as const;
    expect(sexLimitFault(flat, rules(0, null))).toBeUndefined();
    expect(sexLimitFault(room, rules(2, 'Konur deila baðherbergi'))).toBeUndefined();
    expect(sexLimitFault(room, rules(1, null))?.field).toBe('sex_limitation_reason');
    expect(sexLimitFault(ownKitchen, rules(1, 'Af því bara'))?.field).toBe('sex_allowed');
    expect(sexLimitFault(flat, rules(1, 'Af því bara'))?.field).toBe('sex_allowed');
  });

  it('a published listing is refused only what a change takes away', () => {
    const before = missingFields(publishableListing({ available_from: '2026-01-01' }), today);
    const after = missingFields(publishableListing({ available_from: '2026-01-01', title: null }), today);
    expect(newlyMissing(before, after).map(({ field }) => field)).toEqual(['title']);
    expect(newlyMissing(after, before)).toEqual([]);
  });
});

describe('states', () => {
  it('R250: published, not in publication, never published', () => {
    expect(listingState({ visible: true, publishedAt: null })).toBe('PUBLISHED');
    expect(listingState({ visible: false, publishedAt: new Date(0) })).toBe('NOT_IN_PUBLICATION');
    expect(listingState({ visible: false, publishedAt: null })).toBe('NEVER_PUBLISHED');
  });

  it('R246 R247 R251: events lead where the state machine says, and nowhere else', () => {
    const table = Object.keys(listingLifecycle.events).map((event) => [
      event,
      ...(['NEVER_PUBLISHED', 'PUBLISHED', 'NOT_IN_PUBLICATION'] as const).map(
        (state) => refusalToTransition(listingLifecycle, event as never, state)?.code ?? 'may',
      ),
    ]);
    expect(table).toEqual([
      ['publish', 'may', 'may', 'may'],
      ['unpublish', 'listings.notPublished', 'may', 'listings.notPublished'],
      ['accept', 'may', 'may', 'may'],
      ['deny', 'may', 'may', 'may'],
      ['delete', 'may', 'listings.wasPublished', 'listings.wasPublished'],
    ]);
  });

  it('each event is an action of the access table', () => {
    for (const { events } of [listingLifecycle, publishRequestLifecycle])
      for (const { by } of Object.values(events)) expect(Object.keys(listingAccess)).toContain(by);
  });
});
