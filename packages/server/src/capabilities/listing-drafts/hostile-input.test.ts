import {
  changeAddress,
  changeLocation,
  changeRules,
  setAddress,
  translateDescription,
  writeDescription,
} from '@heima/domain/listing-content/endpoints.ts';
import { unpublishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { listingChange } from '@heima/domain/listings/listing-input.ts';
import {
  changeListing,
  changePrice,
  createListing,
  recordStep,
} from '@heima/domain/listings/writing-endpoints.ts';
import { reportListing } from '@heima/domain/reports/endpoints.ts';
import { type Endpoint, fillPath } from '@heima/domain/shared/endpoint.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

/** Values that break careless programs. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '285.000',
  '84,5',
  -1,
  0,
  1e308,
  2 ** 53,
  2 ** 31,
  '9'.repeat(400),
  'x'.repeat(20_000),
  "'; drop table listing; --",
  '<script>alert(1)</script>',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  true,
  [],
  {},
  [null],
  [[[[]]]],
  { __proto__: { a: 1 }, constructor: 1 },
  'constructor',
  '__proto__',
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 60 }));

const names = Object.keys(listingChange.shape).filter((name) => name !== 'owner_id');
const utilities = fc.array(
  fc.record(
    {
      utility_id: fc.oneof(fc.constantFrom('heating', 'house_fund', 'internet'), value),
      included: fc.oneof(fc.boolean(), value),
      paid_by_tenant: fc.oneof(fc.boolean(), value),
      monthly_amount: value,
      currency_id: fc.oneof(fc.constantFrom(1, 3), value),
      meter_number: value,
    },
    { requiredKeys: [] },
  ),
  { maxLength: 5 },
);
/** Good values of many fields, so that odd combinations of them reach the database too. */
const plausible = fc.constantFrom<unknown>(
  'apartment',
  'room',
  'residential',
  'hotel',
  'is',
  'ua',
  'EUR',
  'custom',
  'none',
  'fixed-term',
  'furnished',
  '2027-01-01',
  '1.234,5',
  99_999,
  600,
  3,
  1,
  ['washer', 'balcony'],
  ['PRODUCT_GUARANTEE'],
  { present: null, kitchen_shared: 2 },
  'billing',
);
/** A few fields at a time: with many, one bad value hides what the others would do. */
const wizardBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(plausible, value), { maxKeys: 3 }),
  fc.record({ utilities }),
);
const anyBody = fc.dictionary(
  fc.constantFrom(
    'street_name',
    'street_number',
    'postal_code_slug',
    'postal_code',
    'city',
    'fastanr',
    'location',
    'lat',
    'max_people',
    'sex_allowed',
    'sex_limitation_reason',
    'smoking',
    'allowed_pet',
    'description',
    'language',
    'from',
    'to',
    'replace',
    'price',
    'currency',
    'priceType',
    'reason',
    'text',
    'step_name',
    'step_nr',
    'client_id',
  ),
  fc.oneof(
    fc.constantFrom<unknown>('101', 'Þórsgata', 'F2001234', 'en', { lat: 64.1, lng: -21.9 }, 2, ['dog']),
    value,
  ),
  { maxKeys: 4 },
);

describe('hostile input', async () => {
  const app = await testApp({
    HMS_PROPERTY_BASE_URL: 'http://127.0.0.1:1',
    MALSTADUR_BASE_URL: 'http://127.0.0.1:1',
  });
  const owner = await person(app, { verified: true });
  const draft = await buildWholeListing(app.services.db, { owner_id: owner.id });
  const live = await buildWholeListing(app.services.db, {
    owner_id: owner.id,
    visible: true,
    published_at: new Date(),
  });

  const send = async (endpoint: Endpoint, id: string, body: unknown) => {
    const answer = await app.app.inject({
      method: endpoint.method,
      url: `/api/v1${fillPath(endpoint.path, { id })}`,
      headers: { authorization: `Bearer ${owner.access}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return { status: answer.statusCode, text: answer.body };
  };

  const neverFails = (endpoint: Endpoint, bodies: fc.Arbitrary<unknown>, runs: number) =>
    fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom(draft, live), async (body, id) => {
        const { status, text } = await send(endpoint, id, body);
        // A provider that is down is reported as such; anything else beyond 4xx is our fault.
        if (status !== 503) expect([status >= 500, text]).toEqual([false, text]);
        if (status === 400) expect(JSON.parse(text)).toHaveProperty('code');
      }),
      { numRuns: runs },
    );

  it('a PATCH of anything is a change or a 4xx, never a 5xx', async () => {
    await neverFails(changeListing, wizardBody, 500);
    const { body } = await app.ask(changeListing, { params: { id: draft }, body: {} }, { as: owner.access });
    expect(body.id).toBe(draft);
  }, 60_000);

  it('what a change drew once and broke the database is refused: sizes that round to nothing', async () => {
    for (const size of [1e-7, 5e-324]) expect((await send(changeListing, draft, { size })).status).toBe(400);
  });

  it('a new draft of anything is a draft or a 4xx', async () => {
    await app.services.db.deleteFrom('rate_counter').execute();
    await neverFails({ ...createListing, path: '/listings' }, wizardBody, 50);
  });

  it('so are address, place, rules, description, price, step and report', async () => {
    for (const endpoint of [
      setAddress,
      changeAddress,
      changeLocation,
      changeRules,
      writeDescription,
      translateDescription,
      changePrice,
      unpublishListing,
      recordStep,
      reportListing,
    ])
      await neverFails(endpoint, anyBody, 25);
  }, 60_000);

  it('bodies that are no object, broken JSON and wrong types are 4xx', async () => {
    for (const body of [null, 1, 'x', [], [{}], true]) {
      const { status } = await send(changeListing, draft, body);
      expect([body, status >= 400 && status < 500]).toEqual([body, body !== null || status >= 400]);
    }
    for (const payload of ['{', '{"title":', 'title=x']) {
      const answer = await app.app.inject({
        method: 'PATCH',
        url: `/api/v1/listings/${draft}`,
        headers: { authorization: `Bearer ${owner.access}`, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('text is kept as text, whatever it looks like', async () => {
    const title = `"><img src=x onerror=alert(1)> '; drop table listing; -- {{7*7}}`;
    const { body } = await app.ask(
      changeListing,
      { params: { id: draft }, body: { title } },
      { as: owner.access },
    );
    expect(body.title).toBe(title);
  });
});
