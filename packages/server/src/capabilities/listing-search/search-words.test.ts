import { writeDescription } from '@heima/domain/listing-content/endpoints.ts';
import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { wordsOf } from '@heima/domain/listing-search/search-words.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildListing, setVisible } from '#capabilities/listings/listing.builder.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('searching by words', async () => {
  const app = await testApp();
  const { db } = app.services;
  beforeEach(async () => {
    await db.deleteFrom('listing').execute();
  });
  const ask = async (words: string, query: Record<string, unknown> = {}) =>
    (await app.ask(searchListings, { query: { ...query, words } })).body;
  const found = async (words: string) => (await ask(words)).items.map(({ id }) => id);
  const describeIn = (listingId: string, language: Language, text: string) =>
    db
      .insertInto('listing_description')
      .values({ id: newId(), listing_id: listingId, language, text, updated_at: new Date() })
      .execute();

  it('finds homes by title, neighbourhood, town and the descriptions of all languages, by how words begin', async () => {
    const home = await buildListing(db, { title: 'Þakíbúð með SVÖLUM', neighbourhood: 'Hlíðar' });
    const other = await buildListing(db, { title: 'Raðhús', city: 'Ísafjörður' });
    await describeIn(home, 'is', 'Bílskúr fylgir, rólegt hús.');
    await describeIn(home, 'en', 'A quiet balcony.');
    await describeIn(home, 'ua', 'Тихий двір і гараж.');
    for (const words of [
      'thaki',
      'svöl',
      'hlidar',
      'reykja',
      'bilsk',
      'quiet BALC',
      'тихий гар',
      'svol bíls qui',
    ])
      expect([words, await found(words)]).toEqual([words, [home]]);
    for (const words of ['radhus', 'ísaf', 'rað ísaf'])
      expect([words, await found(words)]).toEqual([words, [other]]);
    for (const words of ['völum', 'raðhús svöl', 'bílskúrar'])
      expect([words, await found(words)]).toEqual([words, []]);
  });

  it('forgets what is written no more', async () => {
    const { id: owner_id, access } = await person(app, { userType: 'LL', verified: true });
    const home = await buildWholeListing(db, { owner_id, title: 'Gamalt heiti', visible: true });
    expect(await found('nýuppgerð')).toEqual([home]);
    const body = {
      language: 'is' as const,
      description: 'Ljómandi heimili fyrir fólk sem vill búa í ró og næði, langt frá glaumi.',
    };
    await app.ask(writeDescription, { params: { id: home }, body }, { as: access });
    expect([await found('nýuppgerð'), await found('ljóm gamalt')]).toEqual([[], [home]]);
    await db.updateTable('listing').set({ title: 'Nýtt heiti' }).where('id', '=', home).execute();
    expect([await found('gamalt'), await found('ljóm nýtt')]).toEqual([[], [home]]);
    await db.deleteFrom('listing_description').where('listing_id', '=', home).execute();
    expect([await found('ljóm'), await found('nýtt')]).toEqual([[], [home]]);
    await db.deleteFrom('listing').where('id', '=', home).execute();
    expect(await db.selectFrom('listing_words').selectAll().execute()).toEqual([]);
  });

  it('never finds a home by its address, its numbers or its owner, nor one that is not published', async () => {
    const owner = await person(app, { userType: 'LL', verified: true, fullName: 'Leynihildur Huldudóttir' });
    const home = await buildWholeListing(db, {
      owner_id: owner.id,
      title: 'Björt íbúð',
      visible: true,
      street_name: 'Dulargata',
      street_number: '77',
      apartment_number: '0909',
      postal_code: '107',
      property_id: '2345678',
      lodging_registration_number: 'HG00012345',
      sex_limitation_reason: 'Felustaður',
    });
    expect(await found('björt')).toEqual([home]);
    const hidden = ['dular', '77', '0909', '107', '2345678', 'HG00012345', 'felu', 'leynihildur', 'huldu'];
    for (const words of [...hidden, owner.email.split('@')[0]!, 'dulargata 77'])
      expect([words, await found(words)]).toEqual([words, []]);
    await setVisible(db, home, false);
    expect(await found('björt')).toEqual([]);
  });

  it('narrows the count, the map, the prices and the choices, and can be left out', async () => {
    for (const price of [200_000, 300_000]) await buildListing(db, { title: 'Íbúð með svölum', price });
    await buildListing(db, { title: 'Herbergi', price: 100_000, listing_category: 'room' });
    const all = { include_locations: true, include_facets: true, include_histogram: true };
    const { count, locations, facets, price_histogram } = await ask('svöl', all);
    expect([count, locations!.length, facets!.listing_category, price_histogram!.median]).toEqual([
      2,
      2,
      { apartment: 2 },
      200_000,
    ]);
    expect((await ask('svöl', { listing_category: ['room'] })).relaxations).toEqual([
      { filter: 'listing_category', max_price: null, count: 2 },
      { filter: 'words', max_price: null, count: 1 },
    ]);
    expect((await ask('🏠')).relaxations).toEqual([{ filter: 'words', max_price: null, count: 3 }]);
    const { next } = await ask('svöl', { page_size: 1 });
    expect(new URL(next!, 'http://heima.test').searchParams.get('words')).toBe('svöl');
  });

  it('answers whatever is typed, and says at the field what is too much', async () => {
    await buildListing(db, { title: "Íbúð 100% O'Brien" });
    const status = async (words: string) => {
      const url = `/api/v1/listings?words=${words}`;
      const answer = await app.app.inject({ url, headers: { 'accept-language': 'is' } });
      return [answer.statusCode, answer.json().errors?.words ?? answer.json().count];
    };
    for (const [words, count] of [
      ['"\'\\', 0],
      ["' | 'x':*", 0],
      ['ibud & !obrien <-> 100', 1],
      [":*'::tsquery; drop table listing", 0],
      ["O'Brien", 1],
      ['🏠 ́', 0],
      ['__proto__ íbúð', 0],
      ['Ð'.repeat(100), 0],
      ['a b c d e f g', 0],
    ] as const)
      expect([words, ...(await status(encodeURIComponent(words)))]).toEqual([words, 200, count]);
    expect(await status('%00ibud%00')).toEqual([200, 1]);
    expect(await status('a'.repeat(10_000))).toEqual([400, ['Má vera mest 100 stafir.']]);
    expect(await status('a+b+c+d+e+f+g+h+i')).toEqual([400, ['Sláðu inn mest 8 orð.']]);
    expect((await status('a&words=b'))[0]).toBe(400);
  });

  it('reads the words of a text in the database as they are read outside', async () => {
    const range = (from: number, to: number) =>
      fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
    const letter = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...'aábdðeéþæöøÞÆÐÖŁłẞßıİŒKﬁ½²Ａ１ 0123456789') },
      { weight: 3, arbitrary: range(0x20, 0x24f) },
      { weight: 2, arbitrary: range(0x400, 0x52f) },
      range(0x300, 0x36f),
      range(0x1e00, 0x1eff),
      fc.constantFrom(
        ...'\n\t\u0085\u00a0\u00ad\u061c\u200b\u200c\u200d\u200e\u2028\u2060\ufeff\ufe0f',
        '🏠',
        '👩‍👧',
      ),
      fc.constantFrom(..."'’ʼ.,-/\\:&|!%_„“"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(letter, { maxLength: 120 }), async (letters) => {
        const text = letters.join('');
        const { rows } = await sql<{ words: string[] }>`
          select tsvector_to_array(words_of(${text})) as words`.execute(db);
        expect([text, rows[0]!.words]).toEqual([text, wordsOf(text).sort()]);
      }),
      { numRuns: 1000 },
    );
  });
});
