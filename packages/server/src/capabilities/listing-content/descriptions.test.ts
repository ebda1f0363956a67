import {
  changeRules,
  deleteDescription,
  translateDescription,
  writeDescription,
} from '@heima/domain/listing-content/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { changeListing, createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const english = 'A bright flat on the upper floor of a quiet house, a stone throw from the old harbour.';

describe('what is written about a home', async () => {
  const app = await testApp();
  const { db } = app.services;
  const owner = await person(app, { verified: true });
  const stranger = await person(app);
  const staff = await person(app, { staff: true });

  const draft = async (fields = {}) =>
    (await app.ask(createListing, { body: fields }, { as: owner.access })).body.id;
  const live = (given = {}) =>
    buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date(), ...given });
  const write = async (id: string, language: string, description: string) =>
    (
      await app.ask(
        writeDescription,
        { params: { id }, body: { language, description } },
        { as: owner.access },
      )
    ).body;
  const translate = (id: string, body: object = {}, as = owner.access) =>
    app.ask(translateDescription, { params: { id }, body }, { as });
  const refusedTranslation = (id: string, body: object = {}, as: string | undefined = owner.access) =>
    app.refused(translateDescription, { params: { id }, body }, { as });
  const see = async (id: string) =>
    (await app.ask(getListing, { params: { id } }, { as: owner.access })).body;

  describe('descriptions', () => {
    it('E111: one text for each language; the first language written is the primary one', async () => {
      const id = await draft();
      const first = await write(id, 'en', `  ${english}\r\nSecond line.  `);
      expect(first).toMatchObject({
        language: 'en',
        machine_translated: false,
        text: `${english}\nSecond line.`,
      });
      expect((await see(id)).primary_description).toBe('en');
      await write(id, 'uk', 'Світла квартира');
      const again = await write(id, 'en', english);
      expect(again.id).toBe(first.id);
      expect(await see(id)).toMatchObject({
        primary_description: 'en',
        description: english,
        description_translations: [{ language: 'en' }, { language: 'ua', text: 'Світла квартира' }],
      });
    });

    it('R240: a draft may be short, never longer than 10,000; a published one not under 50', async () => {
      const id = await draft();
      await write(id, 'is', 'Stutt');
      await write(id, 'is', 'x'.repeat(10_000));
      for (const description of ['x'.repeat(10_001), '', '   ', '\u0000\u200b']) {
        const no = await app.refused(
          writeDescription,
          { params: { id }, body: { language: 'is', description } },
          { as: owner.access },
        );
        expect([no.status, Object.keys(no.body.errors ?? {})]).toEqual([400, ['description']]);
      }
      const shown = await live();
      const no = await app.refused(
        writeDescription,
        { params: { id: shown }, body: { language: 'is', description: 'Stutt' } },
        { as: owner.access },
      );
      expect([no.status, no.body.fields]).toEqual([400, ['description']]);
      await write(shown, 'en', 'Short is fine beside the main one');
    });

    it('E112: deleted by its id; a published listing keeps the main one', async () => {
      const id = await live();
      const { id: extra } = await write(id, 'en', english);
      const main = (await see(id)).description_translations.find(({ language }) => language === 'is')!;
      expect((await app.ask(deleteDescription, { params: { id: extra } }, { as: owner.access })).status).toBe(
        204,
      );
      expect(
        (await app.refused(deleteDescription, { params: { id: extra } }, { as: owner.access })).status,
      ).toBe(404);
      const no = await app.refused(deleteDescription, { params: { id: main.id } }, { as: owner.access });
      expect([no.status, no.body.fields]).toEqual([400, ['description']]);
      expect(
        (await app.refused(deleteDescription, { params: { id: main.id } }, { as: stranger.access })).status,
      ).toBe(403);
    });
  });

  describe('translation', () => {
    it('R580 E110: English to Icelandic unless asked otherwise, marked, editable', async () => {
      const id = await draft();
      await write(id, 'en', `${english}\n\nSecond paragraph.`);
      const { body } = await translate(id);
      expect(body).toMatchObject({ language: 'is', machine_translated: true });
      expect(body.text).toContain('\n\n');
      expect(body.text).toContain('[is]');
      const mended = await write(
        id,
        'is',
        'Björt íbúð á efri hæð í rólegu húsi, steinsnar frá gömlu höfninni.',
      );
      expect(mended).toMatchObject({ id: body.id, machine_translated: false });
    });

    it('translates the other way round, and never a text into itself or out of nothing', async () => {
      const id = await live();
      expect((await translate(id, { from: 'is', to: 'ua' })).body).toMatchObject({ language: 'ua' });
      const nothing = await refusedTranslation(id);
      expect([nothing.status, nothing.body.code, Object.keys(nothing.body.errors ?? {})]).toEqual([
        400,
        'listingContent.nothingToTranslate',
        ['from'],
      ]);
      expect((await refusedTranslation(id, { from: 'is', to: 'is' })).status).toBe(400);
    });

    it('what a person wrote is replaced only when asked for', async () => {
      const id = await live();
      await write(id, 'en', english);
      const no = await refusedTranslation(id);
      expect([no.status, no.body.code]).toEqual([409, 'listingContent.writtenByHand']);
      expect((await translate(id, { replace: true })).body.machine_translated).toBe(true);
      // A machine's text may be made anew without asking.
      await translate(id);
    });

    it('five a day for a listing, also when they are asked for at once; tomorrow again', async () => {
      app.setTime(new Date('2026-11-27T23:55:00Z'));
      const late = await person(app);
      const { id } = (await app.ask(createListing, { body: {} }, { as: late.access })).body;
      await app.ask(
        writeDescription,
        { params: { id }, body: { language: 'en', description: english } },
        { as: late.access },
      );
      const all = await Promise.allSettled(Array.from({ length: 8 }, () => translate(id, {}, late.access)));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      const no = await refusedTranslation(id, {}, late.access);
      expect([no.status, Number(no.headers['retry-after'])]).toEqual([429, 300]);
      app.setTime(new Date('2026-11-28T00:00:01Z'));
      expect((await translate(id, {}, late.access)).status).toBe(200);
    });

    it('the owner, the holder of the draft and staff only', async () => {
      const client_id = `words_${newId().replaceAll('-', '')}`;
      const { id } = (await app.ask(createListing, { body: { client_id } })).body;
      await app.ask(writeDescription, {
        params: { id },
        body: { language: 'en', description: english, client_id },
      });
      expect((await app.ask(translateDescription, { params: { id }, body: { client_id } })).status).toBe(200);
      expect((await translate(id, {}, staff.access)).status).toBe(200);
      expect((await refusedTranslation(id, {}, stranger.access)).status).toBe(404);
      expect((await app.refused(translateDescription, { params: { id }, body: {} })).status).toBe(401);
      expect((await refusedTranslation(await live(), {}, stranger.access)).status).toBe(403);
    });

    it('a provider that is down is 503 with Retry-After, and does not use up the day', async () => {
      const day = await person(app);
      const { id } = (await app.ask(createListing, { body: {} }, { as: day.access })).body;
      const translate = (description: string) =>
        app.ask(
          writeDescription,
          { params: { id }, body: { language: 'en', description } },
          { as: day.access },
        );
      await translate(`${english} [error]`);
      for (let n = 0; n < 2; n += 1) {
        const no = await refusedTranslation(id, {}, day.access);
        expect([no.status, no.headers['retry-after']]).toEqual([503, '30']);
      }
      expect(
        await db
          .selectFrom('listing_translation_use')
          .select('translations')
          .where('listing_id', '=', id)
          .executeTakeFirst(),
      ).toEqual({ translations: 0 });
    });
  });

  describe('rules', () => {
    const change = (id: string, body: object, as = owner.access) =>
      app.ask(changeRules, { params: { id }, body }, { as });
    const refused = (id: string, body: object, as: string | undefined = owner.access) =>
      app.refused(changeRules, { params: { id }, body }, { as, language: 'en' });

    it('E109: each rule by itself', async () => {
      const id = await draft();
      const { body } = await change(id, {
        max_people: '4',
        smoking: true,
        allowed_pet: ['dog', 'cat', 'dog'],
      });
      expect(body).toEqual({
        version: expect.any(String),
        id,
        max_people: 4,
        sex_allowed: 0,
        sex_limitation_reason: null,
        smoking: true,
        allowed_pet: ['cat', 'dog'],
      });
      expect((await change(id, { allowed_pet: [] })).body).toMatchObject({ allowed_pet: [], max_people: 4 });
      expect((await change(id, {})).body.max_people).toBe(4);
      for (const [field, value] of [
        ['max_people', -1],
        ['max_people', 101],
        ['sex_allowed', 3],
        ['smoking', 'Nei'],
        ['allowed_pet', ['dragon']],
      ])
        expect(Object.keys((await refused(id, { [field as string]: value })).body.errors ?? {})[0]).toContain(
          field,
        );
    });

    it('R237 G31: one sex only for a room in a shared home, with a reason that is kept and shown', async () => {
      const flat = await draft({ listing_category: 'apartment' });
      const no = await refused(flat, { sex_allowed: 2, sex_limitation_reason: 'Af því bara' });
      expect([no.status, no.body.errors]).toEqual([
        400,
        { sex_allowed: ['Only a room in a shared home may be limited to one sex (Act 150/2020).'] },
      ]);
      const room = await draft({ listing_category: 'room', kitchen: { present: true, kitchen_shared: 2 } });
      expect((await refused(room, { sex_allowed: 2 })).body.errors).toHaveProperty('sex_limitation_reason');
      const reason = 'Konur deila baðherbergi í heimilinu';
      expect((await change(room, { sex_allowed: 2, sex_limitation_reason: reason })).body).toMatchObject({
        sex_allowed: 2,
        sex_limitation_reason: reason,
      });
      expect((await change(room, { sex_allowed: 0 })).body.sex_limitation_reason).toBeNull();
    });

    it('G31: a listing that stops being a room keeps no limit in public', async () => {
      const id = await live({
        listing_category: 'room',
        sex_allowed: 1,
        sex_limitation_reason: 'Sameiginlegt baðherbergi',
      });
      const no = await app.refused(
        changeListing,
        { params: { id }, body: { listing_category: 'apartment' } },
        { as: owner.access },
      );
      expect([no.status, no.body.fields]).toEqual([400, ['sex_allowed']]);
    });

    it('U16: others are answered 404 for drafts and 403 for public ones', async () => {
      expect((await refused(await draft(), { smoking: true }, stranger.access)).status).toBe(404);
      expect((await refused(await live(), { smoking: true }, stranger.access)).status).toBe(403);
      expect((await refused(newId(), { smoking: true }, stranger.access)).status).toBe(404);
    });
  });
});
