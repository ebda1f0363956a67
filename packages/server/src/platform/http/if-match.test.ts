import { currentUser, getUser, updateUser } from '@heima/domain/accounts/endpoints.ts';
import { changeSavedSearch, deleteSavedSearch, saveSearch } from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import {
  changeAddress,
  changeLocation,
  changeRules,
  writeDescription,
} from '@heima/domain/listing-content/endpoints.ts';
import { deleteListing, getListing } from '@heima/domain/listings/endpoints.ts';
import { changeListing, changePrice } from '@heima/domain/listings/writing-endpoints.ts';
import { clickNotification } from '@heima/domain/notifications/endpoints.ts';
import { deletePayoutMethod } from '@heima/domain/payouts/endpoints.ts';
import { changePayoutMethod, createPayoutMethod } from '@heima/domain/payouts/writing-endpoints.ts';
import { changeProfile, getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { endSession } from '@heima/domain/sessions/endpoints.ts';
import { changeTranslation, listTranslationTags } from '@heima/domain/translations/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { type Answer, testApp } from '#testing/test-app.ts';

const etag = ({ headers }: Answer<unknown>): string => String(headers.etag);

describe('If-Match (found 42)', async () => {
  const app = await testApp();
  const owner = await person(app, { verified: true });
  const staff = await person(app, { staff: true });
  const listing = () => buildWholeListing(app.services.db, { owner_id: owner.id });
  const as = (tag: string, access = owner.access) => ({ as: access, headers: { 'if-match': tag } });
  const conflictOf = ({ status, body }: Answer<object>) => {
    const { code, changed, current } = body as { code: string; changed: string[]; current: object };
    expect([status, code]).toEqual([412, 'common.changedMeanwhile']);
    return { changed, current };
  };

  it('a listing: what was made from its last answer goes, what was made from an older one hears what changed', async () => {
    const params = { id: await listing() };
    const first = await app.ask(getListing, { params }, { as: owner.access });
    const second = await app.ask(changeListing, { params, body: { title: 'Einn' } }, as(etag(first)));
    const third = await app.ask(changeListing, { params, body: { bedrooms: 5 } }, as(etag(second)));
    const late = { params, body: { title: 'Seinn' } };
    const { changed, current } = conflictOf(await app.refused(changeListing, late, as(etag(first))));
    expect(changed).toEqual(['title', 'bedrooms']);
    expect(current).toMatchObject({ title: 'Einn', bedrooms: 5, version: third.body.version });
    const kept = await app.ask(getListing, { params }, { as: owner.access });
    expect(kept.body.title).toBe('Einn');
    await app.ask(changeListing, late, as(etag(kept)));
  });

  it('its parts are of one version: any of them makes it older, and answers the new one', async () => {
    const params = { id: await listing() };
    const { version } = (await app.ask(getListing, { params }, { as: owner.access })).body;
    let tag = `"${version}"`;
    const calls = [
      () => app.ask(changeRules, { params, body: { smoking: true } }, as(tag)),
      () => app.ask(changeAddress, { params, body: { apartment_number: '7' } }, as(tag)),
      () => app.ask(changeLocation, { params, body: { location: { lat: 64.15, lng: -21.95 } } }, as(tag)),
      () => app.ask(writeDescription, { params, body: { description: 'Björt.', language: 'en' } }, as(tag)),
      () => app.ask(changePrice, { params, body: { price: 301_000 } }, as(tag)),
    ];
    for (const call of calls) tag = `"${(await call()).body.version}"`;
    const rules = { params, body: { smoking: false } };
    const { changed } = conflictOf(await app.refused(changeRules, rules, as(`"${version}"`)));
    for (const part of ['rules', 'apartment_number', 'location', 'description_translations', 'price'])
      expect(changed).toContain(part);
    const { body } = await app.ask(getListing, { params }, { as: owner.access });
    expect([body.rules.smoking, `"${body.version}"`]).toEqual([true, tag]);
  });

  it('of two who change the same field at once from the same answer, one hears of the other', async () => {
    const params = { id: await listing() };
    const tag = etag(await app.ask(getListing, { params }, { as: owner.access }));
    const set = (title: string, access: string) =>
      app.app.inject({
        method: 'PATCH',
        url: `/api/v1/listings/${params.id}`,
        headers: { authorization: `Bearer ${access}`, 'if-match': tag },
        payload: { title },
      });
    const answers = await Promise.all([set('Hennar', owner.access), set('Starfsmanns', staff.access)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('is the same in every language, weak or strong, in a list, and without it a write goes as before', async () => {
    const params = { id: await listing() };
    const english = { description: 'Bright.', language: 'en' as const };
    await app.ask(writeDescription, { params, body: english }, { as: owner.access });
    const read = (language: 'is' | 'en') => app.ask(getListing, { params }, { as: owner.access, language });
    const [is, en] = [await read('is'), await read('en')];
    expect(etag(is)).not.toBe(etag(en));
    await app.ask(changeListing, { params, body: { rooms: 4 } }, as(`"other", W/${etag(en)}`));
    await app.refused(changeListing, { params, body: { rooms: 5 } }, as(etag(is)));
    await app.ask(changeListing, { params, body: { rooms: 6 } }, as('*'));
    await app.ask(changeListing, { params, body: { rooms: 7 } }, { as: owner.access });
    for (const nonsense of ['', 'abc', '""', '"x"'])
      await app.refused(changeListing, { params, body: { rooms: 8 } }, as(nonsense));
  });

  it('gives no version to those who may not edit, for it is made of what they may not see', async () => {
    const id = await buildWholeListing(app.services.db, {
      owner_id: owner.id,
      visible: true,
      published_at: new Date(),
    });
    expect((await app.ask(getListing, { params: { id } })).body.version).toBeNull();
  });

  it('account and rental profile', async () => {
    const params = { id: owner.id };
    const account = await app.ask(getUser, { params }, { as: owner.access });
    expect((await app.ask(currentUser, {}, { as: owner.access })).body.version).toBe(account.body.version);
    // Staff change the user type of anybody.
    await app.ask(updateUser, { params, body: { user_type: 'LL' } }, as(etag(account), staff.access));
    const user = { params, body: { full_name: 'Jóna Karlsdóttir' } };
    const late = conflictOf(await app.refused(updateUser, user, as(etag(account))));
    expect(late).toMatchObject({ changed: ['user_type'], current: { user_type: 'LL' } });
    const profile = await app.ask(getOwnProfile, { params }, { as: owner.access });
    await app.ask(changeProfile, { params, body: { is_smoking: true } }, as(etag(profile)));
    const change = { params, body: { is_smoking: false } };
    const { changed, current } = conflictOf(await app.refused(changeProfile, change, as(etag(profile))));
    expect([changed, current]).toMatchObject([['is_smoking'], { is_smoking: true }]);
  });

  it('saved searches and payout methods, whose items carry their version', async () => {
    const filter = { min_bedrooms: 2 };
    await app.ask(saveSearch, { body: { name: 'Leit', filter } }, { as: owner.access });
    const [search] = (await app.ask(listSavedSearches, {}, { as: owner.access })).body.items;
    const params = { id: search!.id };
    const tag = `"${search!.version}"`;
    await app.ask(changeSavedSearch, { params, body: { name: 'Önnur' } }, as(tag));
    const again = { params, body: { name: 'Þriðja' } };
    const late = conflictOf(await app.refused(changeSavedSearch, again, as(tag)));
    expect(late).toMatchObject({ changed: ['name'], current: { name: 'Önnur' } });

    const iban = (account: string) => ({ type: 'bank' as const, bank_account: { iban: account } });
    const made = await app.ask(
      createPayoutMethod,
      { body: iban('IS840133260076540101302129') },
      { as: owner.access },
    );
    const method = { id: made.body.id };
    const { bank_account } = iban('DE89370400440532013000');
    await app.ask(changePayoutMethod, { params: method, body: { bank_account } }, as(etag(made)));
    const other = { params: method, body: { bank_account: { iban: 'FR1420041010050500013M02606' } } };
    expect(conflictOf(await app.refused(changePayoutMethod, other, as(etag(made)))).current).toMatchObject({
      bank_account: { iban: 'DE89370400440532013000' },
    });
  });

  it('deleting: what has changed since it was looked at stays, and the answer shows how it is now', async () => {
    const params = { id: await listing() };
    const seen = etag(await app.ask(getListing, { params }, { as: owner.access }));
    await app.ask(changeListing, { params, body: { title: 'Nýr' } }, { as: owner.access });
    expect(conflictOf(await app.refused(deleteListing, { params }, as(seen)))).toMatchObject({
      changed: ['title'],
      current: { title: 'Nýr' },
    });
    await app.ask(
      deleteListing,
      { params },
      as(etag(await app.ask(getListing, { params }, { as: owner.access }))),
    );

    const saved = await app.ask(
      saveSearch,
      { body: { name: 'Til að eyða', filter: { min_bedrooms: 3 } } },
      { as: owner.access },
    );
    const search = { id: saved.body.id };
    await app.ask(changeSavedSearch, { params: search, body: { name: 'Geymist' } }, { as: owner.access });
    const tag = `"${saved.body.version}"`;
    expect(conflictOf(await app.refused(deleteSavedSearch, { params: search }, as(tag))).changed).toEqual([
      'name',
    ]);
    await app.ask(deleteSavedSearch, { params: search }, { as: owner.access });

    const account = (iban: string) => ({ bank_account: { iban } });
    const made = await app.ask(
      createPayoutMethod,
      { body: { type: 'bank', ...account('GB29NWBK60161331926819') } },
      { as: owner.access },
    );
    const method = { id: made.body.id };
    await app.ask(
      changePayoutMethod,
      { params: method, body: account('BE68539007547034') },
      { as: owner.access },
    );
    conflictOf(await app.refused(deletePayoutMethod, { params: method }, as(etag(made))));
    await app.ask(deletePayoutMethod, { params: method }, as('*'));
  });

  it('texts of the interface, also where another copy of the program has changed them', async () => {
    const texts = await app.ask(listTranslationTags, { query: {} }, { as: staff.access });
    const text = texts.body.items[0]!;
    const params = { id: text.id };
    await app.ask(
      changeTranslation,
      { params, body: { text: text.text } },
      as(`"${text.version}"`, staff.access),
    );
    await app.ask(changeTranslation, { params, body: { text: `${text.text}.` } }, { as: staff.access });
    const late = { params, body: { text: `${text.text}!` } };
    expect(
      conflictOf(await app.refused(changeTranslation, late, as(`"${text.version}"`, staff.access))),
    ).toMatchObject({ changed: ['text'], current: { text: `${text.text}.` } });
  });

  it('a PATCH or DELETE of what has no version is refused, because none that is named can be right', async () => {
    const args = { params: { id: newId() }, body: { clicked: true } } as never;
    expect((await app.refused(clickNotification, args, as('"x"'))).status).toBe(412);
    expect((await app.refused(clickNotification, args, as('*'))).status).not.toBe(412);
    const session = { params: { id: newId() } };
    expect((await app.refused(endSession, session, as('"x"'))).status).toBe(412);
    expect((await app.refused(endSession, session, { as: owner.access })).status).toBe(404);
  });

  it('the document says which calls take it', async () => {
    const document = (await app.app.inject({ url: '/api/openapi.json' })).json();
    const { parameters, responses } = document.paths['/listings/{id}/'].patch;
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('If-Match');
    expect(Object.keys(responses)).toContain('412');
  });
});
