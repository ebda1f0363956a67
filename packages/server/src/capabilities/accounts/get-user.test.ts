import { currentUser, getUser } from '@heima/domain/accounts/endpoints.ts';
import { createProfile, getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { hashIdentity, nationalIdPlace } from '#capabilities/identity/public.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('a person as the account answers it', async () => {
  const app = await testApp();
  const { db, secrets, encryption } = app.services;

  const tie = (who: Person, country: string, nationalId: string) =>
    db
      .insertInto('identity')
      .values({
        user_id: who.id,
        country,
        national_id: encryption.encrypt(nationalId, nationalIdPlace(who.id)),
        national_id_hash: hashIdentity(secrets, { country, nationalId }),
        mobile_login: true,
        personal_id_login: false,
        proved_at: new Date(),
        updated_at: new Date(),
      })
      .execute();

  it('E012 E017 V046: holds the national id for its owner, and for nobody else', async () => {
    const who = await person(app);
    const before = (await app.ask(currentUser, {}, { as: who.access })).body;
    expect(before).toMatchObject({ icelandic_id: null, personal_id: null, personal_id_country: null });
    await tie(who, 'IS', '0101302399');
    const own = { icelandic_id: '0101302399', personal_id: '0101302399', personal_id_country: 'IS' };
    expect((await app.ask(currentUser, {}, { as: who.access })).body).toMatchObject(own);
    const byId = { params: { id: who.id } };
    expect((await app.ask(getUser, byId, { as: who.access })).body).toMatchObject(own);
    const staff = await person(app, { staff: true });
    const seen = await app.ask(getUser, byId, { as: staff.access });
    expect(JSON.stringify(seen.body)).not.toContain('0101302399');
    const foreign = await person(app);
    await tie(foreign, 'EE', '60001019906');
    expect((await app.ask(currentUser, {}, { as: foreign.access })).body).toMatchObject({
      icelandic_id: null,
      personal_id: '60001019906',
      personal_id_country: 'EE',
    });
  });

  it('E012 E017: carries the rental profile in the same statement, null while there is none, and no document', async () => {
    const who = await person(app, { verified: true });
    const own = async () => (await app.ask(currentUser, {}, { as: who.access, language: 'en' })).body;
    expect((await own()).rental_profile).toBeNull();
    const params = { id: who.id };
    await app.ask(
      createProfile,
      { params, body: { nationality_id: 'UA', is_smoking: false, pets: [], bio: 'Róleg' } },
      { as: who.access },
    );
    const { rental_profile: profile } = await own();
    expect(profile).toMatchObject({
      user_id: who.id,
      bio: 'Róleg',
      nationality: { id: 'UA', name: 'Ukraine' },
      occupation: null,
      is_smoking: false,
      has_clean_criminal_record: null,
      has_pets: false,
    });
    const { body: read } = await app.ask(getOwnProfile, { params }, { as: who.access, language: 'en' });
    expect(read).toMatchObject(profile!);
    expect(profile).not.toHaveProperty('paychecks');
    const staff = await person(app, { staff: true });
    const seen = await app.ask(getUser, { params }, { as: staff.access, language: 'en' });
    expect(seen.body.rental_profile).toEqual(profile);
  });

  it('gap E012 E017: names the country of a phone, also where several share its calling code', async () => {
    const who = await person(app, { verified: true });
    const now = new Date();
    for (const [country_code, number] of [
      ['+1', '6135550123'],
      ['+380', '501234567'],
      ['+999', '1234567'],
    ] as const)
      await db
        .insertInto('phone')
        .values({
          id: newId(),
          user_id: who.id,
          country_code,
          number,
          e164: country_code + number,
          created_at: now,
        })
        .execute();
    const iceland = { id: 'IS', country: 'Iceland', code: '+354', iso: 'IS' };
    for (const [endpoint, args] of [
      [currentUser, {}],
      [getUser, { params: { id: who.id } }],
    ] as const) {
      const { body } = await app.ask(endpoint, args as never, { as: who.access, language: 'en' });
      const { phones } = body as { phones: { country_code: string; country_code_obj: unknown }[] };
      expect(Object.fromEntries(phones.map((one) => [one.country_code, one.country_code_obj]))).toEqual({
        '+354': iceland,
        '+1': { id: 'CA', country: 'Canada', code: '+1', iso: 'CA' },
        '+380': { id: 'UA', country: 'Ukraine', code: '+380', iso: 'UA' },
        '+999': null,
      });
    }
  });

  it('V002 eye C18: holds a short number, the next one for the next person', async () => {
    const numberOf = async ({ access }: Person) =>
      (await app.ask(currentUser, {}, { as: access })).body.number;
    const [first, second] = [await person(app), await person(app)];
    expect(await numberOf(first)).toBeGreaterThan(10_000);
    expect(await numberOf(second)).toBeGreaterThan(await numberOf(first));
    expect(String(await numberOf(second)).length).toBeLessThan(8);
  });

  it('V001 V002 V011: holds the picture', async () => {
    const who = await person(app);
    expect((await app.ask(currentUser, {}, { as: who.access })).body.profile_image).toBeNull();
    const image = '01990000-0000-7000-8000-00000000abce';
    await db
      .insertInto('rental_profile')
      .values({
        user_id: who.id,
        image_id: image,
        image_blur: 'data:,',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    const { profile_image } = (await app.ask(currentUser, {}, { as: who.access })).body;
    expect(profile_image?.image.smaller).toBe(`/media/profile-images/${image}-160.webp`);
  });
});
