import {
  changeSavedSearch,
  deleteSavedSearch,
  listSearchMatches,
  restoreSavedSearch,
  saveSearch,
  visitSavedSearch,
} from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import { maxSavedSearches } from '@heima/domain/alerts/saved-search.ts';
import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeDeletedSearches } from '#capabilities/alerts/jobs/remove-deleted-searches.ts';
import { setVisible } from '#capabilities/listings/listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { alertsOf } from './alerts.builder.ts';

describe('saved searches', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const alerts = alertsOf(app);
  const { addSeconds } = app;
  const list = async (as: string) => (await app.ask(listSavedSearches, {}, { as })).body.items;

  it('are saved with their filter written one way, and listed newest first with their places by name', async () => {
    const { access: as } = await person(app, { verified: true });
    const { body, status } = await app.ask(
      saveSearch,
      {
        body: {
          name: '  Vesturbær  ',
          filter: {
            regions: ['vesturland', 'hofudborgarsvaedid', 'vesturland'],
            postal_codes: ['107'],
            min_bedrooms: '2',
            min_price: 0,
            max_price: 900_000,
          },
          frequency: 'at_once',
        },
      },
      { as },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Vesturbær', frequency: 'at_once', new_count: 0 });
    expect(body.filter).toEqual({
      regions: ['hofudborgarsvaedid', 'vesturland'],
      postal_codes: ['107'],
      min_bedrooms: 2,
    });
    expect(body.places.map(({ kind, id, name }) => [kind, id, name])).toEqual([
      ['region', 'hofudborgarsvaedid', null],
      ['region', 'vesturland', null],
      ['postal_code', '107', '107 Reykjavík'],
    ]);
    addSeconds(1);
    await app.ask(saveSearch, { body: { name: 'Allt', filter: {} } }, { as });
    const { body: all } = await app.ask(listSavedSearches, {}, { as });
    expect(all.items.map(({ name, frequency }) => [name, frequency])).toEqual([
      ['Allt', 'daily'],
      ['Vesturbær', 'at_once'],
    ]);
    expect(all.can_be_told).toBe(true);
  });

  it('S08 V062: a typed place is saved as the town it was taken for, a place of the map with its box', async () => {
    const { access: as } = await person(app);
    const typed = await app.ask(
      saveSearch,
      { body: { name: 'a', filter: { place: 'Kópavogi', cities: ['akureyri'] } } },
      { as },
    );
    expect(typed.body.filter).toEqual({ cities: ['akureyri', 'kopavogur'] });
    const { body: suggestions } = await app.ask(searchListings, { query: { place: '107' } });
    expect(suggestions.places[0]!.kind).toBe('postal_code');
    const code = await app.ask(
      saveSearch,
      { body: { name: 'b', filter: { place: '107 Reykjavík' } } },
      { as },
    );
    expect(code.body.filter).toEqual({ postal_codes: ['107'] });
  });

  it.each([
    [{ place: 'Xyzzyvík' }, 'filter.place'],
    [{ regions: ['xyzzy'] }, 'filter.regions'],
    [{ cities: ['reykjavik', 'xyzzy'] }, 'filter.cities'],
    [{ postal_codes: ['999'] }, 'filter.postal_codes'],
  ])('a place that nobody knows is refused: %j', async (filter, field) => {
    const { access: as } = await person(app);
    const { status, body } = await app.refused(saveSearch, { body: { name: 'x', filter } }, { as });
    expect([status, body.code]).toEqual([400, 'alerts.unknownPlace']);
    expect(Object.keys(body.errors!)).toEqual([field]);
    expect(body.detail).toMatch(/^Við þekkjum ekki staðinn „.+“\.$/);
  });

  it.each([
    [{ name: '', filter: {} }, 'name'],
    [{ name: '   ', filter: {} }, 'name'],
    [{ name: 'x'.repeat(81), filter: {} }, 'name'],
    [{ name: '\u0000\u200b\n', filter: {} }, 'name'],
    [{ filter: {} }, 'name'],
    [{ name: 'x' }, 'filter'],
    [{ name: 'x', filter: 'min_price=1' }, 'filter'],
    [{ name: 'x', filter: { page: 2 } }, 'filter.page'],
    [{ name: 'x', filter: { zoom: 2 } }, 'filter.zoom'],
    [{ name: 'x', filter: { include_locations: true } }, 'filter.include_locations'],
    [{ name: 'x', filter: { __proto__x: 1 } }, 'filter.__proto__x'],
    [{ name: 'x', filter: { min_price: -1 } }, 'filter.min_price'],
    [{ name: 'x', filter: { min_price: 1.5 } }, 'filter.min_price'],
    [{ name: 'x', filter: { listing_type: ['castle'] } }, 'filter.listing_type'],
    [{ name: 'x', filter: { available_by: '2027-02-29' } }, 'filter.available_by'],
    [{ name: 'x', filter: { min_price: 2, max_price: 1 } }, 'filter.max_price'],
    [{ name: 'x', filter: { boundaries_south_west: '64,-22' } }, 'filter.boundaries_north_east'],
    [
      { name: 'x', filter: { boundaries_south_west: '65,-22', boundaries_north_east: '64,-21' } },
      'filter.boundaries_north_east',
    ],
    [{ name: 'x', filter: {}, frequency: 'hourly' }, 'frequency'],
    [{ name: 'x', filter: {}, user_id: newId() }, 'user_id'],
  ])('refuses %j at its field', async (body, field) => {
    const { access: as } = await person(app);
    const refused = await app.refused(saveSearch, { body: body as never }, { as });
    expect(refused.status).toBe(400);
    const [found] = Object.keys(refused.body.errors!);
    expect(found === field || found?.startsWith(`${field}.`)).toBe(true);
    expect(refused.body.errors![found!]![0]).not.toMatch(/validation\.|undefined|\{\{/);
  });

  it('whatever is sent as a filter is saved or refused, never a failure, and reads back as it was saved', async () => {
    const { access: as } = await person(app);
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.oneof(fc.string(), fc.constantFrom('residential', 'cat', '107', 'reykjavik'))),
      fc.constantFrom('64.1,-21.9', '2027-03-01', '101', "' or 1=1 --", '\u0000', '💥'),
    );
    const field = fc.constantFrom(
      'min_price',
      'max_bedrooms',
      'listing_type',
      'allowed_pets',
      'amenity',
      'regions',
      'postal_codes',
      'boundaries_south_west',
      'available_by',
      'place',
      'x',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, value, { maxKeys: 5 }), fc.string(), async (filter, name) => {
        const answer = await app.app.inject({
          method: 'POST',
          url: '/api/v1/saved-searches',
          headers: { authorization: `Bearer ${as}` },
          payload: { name, filter },
        });
        expect([201, 400, 409], answer.body).toContain(answer.statusCode);
        if (answer.statusCode !== 201) return;
        const { id, filter: saved } = answer.json();
        const again = await app.ask(changeSavedSearch, { params: { id }, body: { filter: saved } }, { as });
        expect(again.body.filter).toEqual(saved);
        await app.ask(deleteSavedSearch, { params: { id } }, { as });
      }),
      { numRuns: 60 },
    );
  });

  it('the same filter is saved once, whatever its order, also when it is pressed ten times', async () => {
    const { access: as } = await person(app);
    const save = (filter: object) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/saved-searches',
        headers: { authorization: `Bearer ${as}` },
        payload: { name: 'x', filter },
      });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        save({ allowed_pets: n % 2 ? ['cat', 'dog'] : ['dog', 'cat'], max_price: 300_000 }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const [saved] = await list(as);
    const refused = answers.find(({ statusCode }) => statusCode !== 201)!.json();
    expect(refused).toMatchObject({
      status: 409,
      code: 'alerts.alreadySaved',
      saved_search_id: saved!.id,
      detail: 'Þú hefur þegar vistað þessa leit.',
    });
  });

  it('a person has at most thirty, also when the last ones are saved at the same time', async () => {
    const { access: as } = await person(app);
    const save = (n: number) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/saved-searches',
        headers: { authorization: `Bearer ${as}` },
        payload: { name: `${n}`, filter: { min_size: n } },
      });
    for (let n = 1; n < maxSavedSearches; n += 1) await save(n);
    const answers = await Promise.all([save(101), save(102), save(103)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'alerts.tooMany',
      detail: expect.stringContaining('30'),
    });
    const [last] = await list(as);
    await app.ask(deleteSavedSearch, { params: { id: last!.id } }, { as });
    expect((await save(104)).statusCode).toBe(201);
    const { body } = await app.refused(restoreSavedSearch, { params: { id: last!.id } }, { as });
    expect(body.code).toBe('alerts.tooMany');
  });

  it('saving and changing are limited for each person', async () => {
    const { access: as } = await person(app);
    const id = await alerts.save({ access: as } as never);
    let status = 200;
    for (let n = 0; n < 120 && status === 200; n += 1)
      ({ statusCode: status } = await app.app.inject({
        method: 'PATCH',
        url: `/api/v1/saved-searches/${id}`,
        headers: { authorization: `Bearer ${as}` },
        payload: { name: `${n}` },
      }));
    expect(status).toBe(429);
    addSeconds(3600);
    const fresh = await person(app);
    await alerts.save(fresh);
  });

  it('can be renamed, changed and paused; each leaves its trace', async () => {
    const { id: userId, access: as } = await person(app);
    const id = await alerts.save({ access: as } as never, { filter: { min_bedrooms: 1 } });
    const change = async (body: object) =>
      (await app.ask(changeSavedSearch, { params: { id }, body }, { as })).body;
    expect(await change({ name: 'Nýtt' })).toMatchObject({ name: 'Nýtt', filter: { min_bedrooms: 1 } });
    expect(await change({ filter: { min_bedrooms: 3 } })).toMatchObject({
      name: 'Nýtt',
      filter: { min_bedrooms: 3 },
    });
    expect(await change({ frequency: 'off' })).toMatchObject({ frequency: 'off' });
    expect(await change({})).toMatchObject({ name: 'Nýtt', frequency: 'off' });
    const other = await alerts.save({ access: as } as never, { filter: { min_bedrooms: 4 } });
    const refused = await app.refused(
      changeSavedSearch,
      { params: { id: other }, body: { filter: { min_bedrooms: 3 } } },
      { as },
    );
    expect(refused.body.code).toBe('alerts.alreadySaved');
    const trail = await app.services.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual([
      'alerts.saved',
      'alerts.changed',
      'alerts.changed',
      'alerts.changed',
    ]);
    expect(trail.every(({ actor_id }) => actor_id === userId)).toBe(true);
    expect(JSON.stringify(trail)).not.toContain('Nýtt');
  });

  it('are gone when deleted, come back within a day, and are removed for good after it', async () => {
    const { access: as } = await person(app);
    const id = await alerts.save({ access: as } as never);
    const remove = () => app.ask(deleteSavedSearch, { params: { id } }, { as });
    const restore = () => app.ask(restoreSavedSearch, { params: { id } }, { as });
    expect((await remove()).status).toBe(204);
    expect(await list(as)).toEqual([]);
    expect((await app.refused(deleteSavedSearch, { params: { id } }, { as })).status).toBe(404);
    await restore();
    await restore();
    expect((await list(as)).map((one) => one.id)).toEqual([id]);
    await remove();
    await removeDeletedSearches.handle(app.services, {});
    addSeconds(23 * 3600);
    await removeDeletedSearches.handle(app.services, {});
    const fresh = await app.services.db
      .selectFrom('saved_search')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(fresh).toBeDefined();
    addSeconds(2 * 3600);
    await removeDeletedSearches.handle(app.services, {});
    const row = await app.services.db
      .selectFrom('saved_search')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toBeUndefined();
  });

  it('U16: nobody else, staff neither, learns that a search exists', async () => {
    const [owner, stranger, staff] = [
      await person(app),
      await person(app),
      await person(app, { staff: true }),
    ];
    const id = await alerts.save(owner);
    for (const as of [stranger.access, staff.access]) {
      const params = { id };
      const calls = [
        app.refused(changeSavedSearch, { params, body: { name: 'x' } }, { as }),
        app.refused(deleteSavedSearch, { params }, { as }),
        app.refused(visitSavedSearch, { params }, { as }),
        app.refused(listSearchMatches, { params }, { as }),
        app.refused(restoreSavedSearch, { params }, { as }),
      ];
      for (const { status, body } of await Promise.all(calls))
        expect([status, body.code]).toEqual([404, 'common.notFound']);
    }
    expect(await list(stranger.access)).toEqual([]);
    await app.ask(deleteSavedSearch, { params: { id } }, { as: owner.access });
    const refused = await app.refused(restoreSavedSearch, { params: { id } }, { as: stranger.access });
    expect(refused.status).toBe(404);
  });

  it('what was found since the last visit is counted and can be seen, as long as it is published', async () => {
    const reader = await person(app);
    const { db } = app.services;
    const id = await alerts.save(reader, { filter: { min_price: 777_001, max_price: 777_001 } });
    const count = async () => (await list(reader.access)).find((one) => one.id === id)!.new_count;
    const matches = async (query = {}) =>
      (await app.ask(listSearchMatches, { params: { id }, query }, { as: reader.access })).body;
    addSeconds(5);
    const first = await alerts.publish({ price: 777_001 });
    await alerts.settle();
    addSeconds(5);
    const second = await alerts.publish({ price: 777_001 });
    await alerts.settle();
    expect(await count()).toBe(2);
    expect((await matches()).items.map((card) => card.id)).toEqual([second, first]);
    const page = await matches({ page_size: 1 });
    expect(page).toMatchObject({ count: 2, next: expect.stringContaining(`/saved-searches/${id}/matches`) });
    await setVisible(db, second, false);
    expect(await count()).toBe(1);
    expect((await matches()).items.map((card) => card.id)).toEqual([first]);
    addSeconds(5);
    await app.ask(visitSavedSearch, { params: { id } }, { as: reader.access });
    expect(await count()).toBe(0);
    expect((await matches()).count).toBe(1);
    addSeconds(5);
    await alerts.publish({ price: 777_001 });
    await alerts.settle();
    expect(await count()).toBe(1);
  });
});
