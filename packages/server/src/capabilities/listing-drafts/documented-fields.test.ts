import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { changeListing, createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('gap E091: fields as the documents and answers name them', async () => {
  const app = await testApp();
  const owner = await person(app, { verified: true });
  const as = { as: owner.access };
  const make = async (body: object) => (await app.ask(createListing, { body }, as)).body;
  const change = async (id: string, body: object) =>
    (await app.ask(changeListing, { params: { id }, body }, as)).body;
  const refused = async (id: string, body: object) =>
    (await app.refused(changeListing, { params: { id }, body }, as)).body.errors;

  it('E091: description and priceType are taken where a listing is made', async () => {
    const made = await make({ title: 'Ris', description: 'Björt íbúð undir súð.', priceType: 4 });
    expect(made).toMatchObject({ title: 'Ris', description: 'Björt íbúð undir súð.', price_type: 4 });
    expect(made.description_translations).toMatchObject([
      { language: 'is', text: 'Björt íbúð undir súð.', machine_translated: false },
    ]);
  });

  it('E092: description is changed in the primary language, in a named one, and emptied with null', async () => {
    const { id } = await make({ description: 'Íslenska', priceType: 2 });
    expect(await change(id, { description: 'English', description_language: 'en' })).toMatchObject({
      price_type: 2,
      description: 'Íslenska',
      description_translations: [{ language: 'en', text: 'English' }, { language: 'is' }],
    });
    const switched = await change(id, { primary_description: 'en', description: 'Now in English' });
    expect(switched.description_translations.find(({ language }) => language === 'en')!.text).toBe(
      'Now in English',
    );
    const without = await change(id, { description: null, description_language: 'is', priceType: null });
    expect(without.description_translations.map(({ language }) => language)).toEqual(['en']);
    expect(without.price_type).toBe(1);
  });

  it('E092: what was read can be sent back: a description in its language, a price with its currency', async () => {
    const { id } = await make({ description: 'Íslenska', price: { price: 1200.5, currency: 'EUR' } });
    await change(id, { description: 'English', description_language: 'en' });
    const before = await app.ask(getListing, { params: { id } }, { ...as, language: 'en' });
    const { description, description_language, price, currency_id } = before.body;
    expect([description, description_language, currency_id]).toEqual(['English', 'en', 3]);
    const after = await change(id, { description, description_language, price, currency_id });
    expect(after.description_translations).toEqual(before.body.description_translations);
    expect(after.price).toEqual(price);
  });

  it('E092: two forms of one thing that differ are refused at the field, and so is a language without a text', async () => {
    const { id } = await make({});
    const usd = { price: 10, currency: 'USD' };
    expect(Object.keys((await refused(id, { priceType: 2, price_type: 1 }))!)).toEqual(['priceType']);
    expect(Object.keys((await refused(id, { price: usd, currency_id: 3 }))!)).toEqual(['currency_id']);
    expect(Object.keys((await refused(id, { description_language: 'en' }))!)).toEqual([
      'description_language',
    ]);
    await change(id, { priceType: 2, price_type: 2, price: usd, currency_id: 2 });
  });

  it('gap V060 V090: the amenity furnished is the furniture, in writing as in searching', async () => {
    const made = await make({ amenities: ['washer', 'furnished'] });
    expect(made).toMatchObject({ amenities: ['washer'], furniture: 'furnished' });
    expect(await change(made.id, { furniture: 'unfurnished' })).toMatchObject({ furniture: 'unfurnished' });
    const both = { amenities: ['furnished'], furniture: 'negotiable' };
    expect(Object.keys((await refused(made.id, both))!)).toEqual(['amenities']);

    const { db } = app.services;
    const at = { visible: true, published_at: new Date('2026-11-20T12:00:00Z'), amenities: ['washer'] };
    const id = await buildWholeListing(db, { ...at, furniture: 'furnished' });
    await buildWholeListing(db, { ...at, furniture: 'unfurnished' });
    const found = async (query: object) =>
      (await app.ask(searchListings, { query })).body.items.map((one) => one.id);
    for (const query of [
      { amenity: ['furnished'] },
      { amenity: ['washer', 'furnished'] },
      { furniture: ['furnished'] },
    ])
      expect(await found(query)).toEqual([id]);
    expect(await found({ amenity: ['furnished'], furniture: ['unfurnished'] })).toEqual([]);
  });

  it('R240: a published listing keeps a description that is long enough', async () => {
    const id = await buildWholeListing(app.services.db, {
      owner_id: owner.id,
      visible: true,
      published_at: new Date('2026-11-20T12:00:00Z'),
    });
    for (const description of [null, 'Stutt'])
      expect(Object.keys((await refused(id, { description }))!)).toEqual(['description']);
  });
});
