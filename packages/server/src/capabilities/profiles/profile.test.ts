import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import { accountDeleted } from '@heima/domain/accounts/events.ts';
import {
  addProfileImage,
  changeProfile,
  createProfile,
  getOwnProfile,
  removeProfileImage,
  setPets,
} from '@heima/domain/profiles/endpoints.ts';
import { petTypeIds } from '@heima/domain/reference/pet-types.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setBio } from '#capabilities/people/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import {
  asFile,
  heicBytes,
  jpeg,
  pdfBytes,
  picture,
  svgBytes,
} from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('rental profile', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, files } = app.services;
  app.setTime(new Date('2026-11-28T12:00:00Z'));

  const read = async (who: Person, language: 'is' | 'en' | 'ua' = 'en') =>
    (await app.ask(getOwnProfile, { params: { id: who.id } }, { as: who.access, language })).body;
  const change = async (who: Person, body: object) =>
    (await app.ask(changeProfile, { params: { id: who.id }, body }, { as: who.access, language: 'en' })).body;
  const refused = (who: Person, body: object) =>
    app.refused(changeProfile, { params: { id: who.id }, body }, { as: who.access, language: 'en' });
  const small = asFile(await jpeg({ width: 300, height: 200 }));
  const setImage = (who: Person, file: Blob = small) =>
    app.ask(addProfileImage, { params: { id: who.id }, file, fileName: 'ég.jpg' }, { as: who.access });
  const media = (url: string) => app.app.inject({ method: 'GET', url });

  it('X008 R142 C33: is empty at first, and counts what the account brings along', async () => {
    const who = await person(app, { verified: true });
    expect(await read(who)).toMatchObject({
      id: who.id,
      bio: null,
      age: null,
      occupation: null,
      nationality: null,
      spoken_languages: [],
      has_clean_criminal_record: null,
      is_smoking: null,
      profile_image: null,
      pets: [],
      has_pets: null,
      paychecks: [],
      completeness: 25,
      missing: ['bio', 'age', 'occupation', 'nationality', 'clean_criminal_record', 'spoken_language'],
    });
  });

  it('E027 R142 R143 R146 R147: a whole profile is complete, in the words of each language', async () => {
    const who = await person(app, { verified: true, fullName: 'Þórður Ґудзь' });
    await app.ask(
      updateUser,
      { params: { id: who.id }, body: { birth_date: '1996-11-29' } },
      { as: who.access },
    );
    const whole = await change(who, {
      bio: ' Róleg og reglusöm. þ Ґ 💚 ',
      nationality_id: 'UA',
      spoken_language_ids: ['is', 'ua', 'uk'],
      is_smoking: false,
      has_clean_criminal_record: false,
      occupation_tag: 'part_time',
      pets: ['cat', 'bird', 'cat'],
    });
    expect(whole).toMatchObject({
      bio: 'Róleg og reglusöm. þ Ґ 💚',
      // Thirty tomorrow.
      age: 29,
      occupation: { tag: 'part_time', occupation: 'employee' },
      nationality: { id: 'UA', name: 'Ukraine' },
      has_clean_criminal_record: false,
      is_smoking: false,
      pets: ['cat', 'bird'],
      completeness: 100,
      missing: [],
    });
    expect(whole.spoken_languages).toEqual([
      { id: 'is', native_name: 'Íslenska', name: 'Icelandic' },
      { id: 'uk', native_name: 'Українська', name: 'Ukrainian' },
    ]);
    expect((await read(who, 'is')).nationality?.name).toBe('Úkraína');
    expect((await read(who, 'ua')).nationality?.name).toBe('Україна');
  });

  it('C46 E028: POST and PATCH change only what is sent; null empties', async () => {
    const who = await person(app);
    const post = (body: object) =>
      app.ask(createProfile, { params: { id: who.id }, body }, { as: who.access, language: 'en' });
    await post({ bio: 'Texti', nationality_id: 'IS', is_smoking: true });
    await post({ occupation_tag: 'student' });
    await post({});
    expect(await read(who)).toMatchObject({
      bio: 'Texti',
      nationality: { id: 'IS' },
      is_smoking: true,
      occupation: { tag: 'student' },
    });
    await change(who, { nationality_id: null, bio: '', spoken_language_ids: [] });
    expect(await read(who)).toMatchObject({ bio: null, nationality: null, is_smoking: true });
  });

  it('C46: pets that are not said are not the same as none', async () => {
    const who = await person(app);
    await change(who, { is_smoking: false });
    expect(await read(who)).toMatchObject({ pets: [], has_pets: null });
    for (const [pets, has] of [
      [[], false],
      [['cat'], true],
      [null, null],
    ] as const)
      expect(await change(who, { pets: pets as never })).toMatchObject({ pets: pets ?? [], has_pets: has });
  });

  it('R145 E031: pets are the five kinds and nothing else', async () => {
    const who = await person(app);
    const pets = (list: string[]) =>
      app.ask(setPets, { params: { id: who.id }, body: { pets: list as never } }, { as: who.access });
    expect((await pets([...petTypeIds])).body.pets).toEqual(['cat', 'dog', 'rodent', 'fish', 'bird']);
    const no = await app.refused(
      setPets,
      { params: { id: who.id }, body: { pets: ['snake'] as never } },
      { as: who.access },
    );
    expect(no.status).toBe(400);
    expect((await pets([])).body).toMatchObject({ pets: [], has_pets: false });
  });

  it('R146 R147: what is no choice of the lists is refused at its field', async () => {
    const who = await person(app);
    for (const [field, value] of [
      ['occupation_tag', 'pirate'],
      ['nationality_id', 'XX'],
      ['nationality_id', 'toString'],
      ['is_smoking', 'yes'],
      ['has_clean_criminal_record', 1],
      ['bio', 'x'.repeat(2001)],
      ['pets', 'cat'],
    ] as const) {
      const { status, body } = await refused(who, { [field]: value });
      expect([status, Object.keys(body.errors ?? {})], field).toEqual([400, [field]]);
    }
    const language = await refused(who, { spoken_language_ids: ['is', 'klingon'] });
    expect(Object.keys(language.body.errors ?? {})).toEqual(['spoken_language_ids.1']);
    expect((await refused(who, { icelandic_id: '1' })).status).toBe(400);
  });

  it('U16: a profile of somebody else can be neither read nor changed; staff read', async () => {
    const [who, other, staff] = [await person(app), await person(app), await person(app, { staff: true })];
    await change(who, { bio: 'Mitt' });
    const asOther = { as: other.access };
    const params = { id: who.id };
    expect((await app.refused(getOwnProfile, { params }, asOther)).status).toBe(404);
    expect((await app.refused(changeProfile, { params, body: { bio: 'x' } }, asOther)).status).toBe(404);
    expect((await app.refused(setPets, { params, body: { pets: [] } }, asOther)).status).toBe(404);
    expect((await app.refused(addProfileImage, { params, file: small }, asOther)).status).toBe(404);
    const asStaff = { as: staff.access };
    expect((await app.ask(getOwnProfile, { params }, asStaff)).body.bio).toBe('Mitt');
    expect((await app.refused(changeProfile, { params, body: { bio: 'x' } }, asStaff)).status).toBe(404);
  });

  it('the text about oneself is one with that of the account', async () => {
    const who = await person(app);
    await app.ask(
      updateUser,
      { params: { id: who.id }, body: { bio: 'Úr nýskráningu' } },
      { as: who.access },
    );
    expect((await read(who)).bio).toBe('Úr nýskráningu');
    const cause = { actorId: who.id, actorKind: 'user', requestId: null, now: new Date() } as const;
    await app.services.unitOfWork(cause, (unit) => setBio(unit, who.id, null));
    expect((await read(who)).bio).toBeNull();
  });

  it('two changes at once are both kept', async () => {
    const who = await person(app);
    await Promise.all([
      change(who, { nationality_id: 'PL' }),
      change(who, { occupation_tag: 'retired' }),
      change(who, { pets: ['dog'] }),
    ]);
    expect(await read(who)).toMatchObject({
      nationality: { id: 'PL' },
      occupation: { tag: 'retired' },
      pets: ['dog'],
    });
  });

  it('E029 X010: a picture is kept square in two sizes, replaced and removed with its files', async () => {
    const who = await person(app);
    const { status, body } = await setImage(who);
    expect(status).toBe(201);
    expect((await read(who)).profile_image).toEqual(body);
    for (const [url, side] of [
      [body.image.smaller, 160],
      [body.image.larger, 480],
    ] as const) {
      const answer = await media(url);
      expect(answer.headers['content-type']).toBe('image/webp');
      const found = await sharp(answer.rawPayload).metadata();
      expect([found.width, found.height]).toEqual([side, side]);
    }
    const next = (await setImage(who, asFile(await picture().png().toBuffer()))).body;
    await app.runJobs();
    expect((await media(body.image.smaller)).statusCode).toBe(404);
    const remove = { params: { id: who.id, imageId: next.id } };
    const old = { params: { id: who.id, imageId: body.id } };
    expect((await app.refused(removeProfileImage, old, { as: who.access })).status).toBe(404);
    await app.ask(removeProfileImage, remove, { as: who.access });
    expect((await app.refused(removeProfileImage, remove, { as: who.access })).status).toBe(404);
    await app.runJobs();
    expect((await read(who)).profile_image).toBeNull();
    expect(await files.get(`profile-images/${next.id}-160.webp`)).toBeUndefined();
  });

  it('L01: a picture carries no place and stands upright', async () => {
    const who = await person(app);
    const photo = await picture({ width: 400, height: 300 })
      .withExif({ IFD0: { Artist: 'Jóna' }, IFD3: { GPSLatitude: '64/1 8/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await setImage(who, asFile(photo));
    const found = await sharp((await media(body.image.larger)).rawPayload).metadata();
    expect([found.exif, found.orientation]).toEqual([undefined, undefined]);
  });

  it('R137 L04 L05: too large, disguised and broken pictures are reported at their field and change nothing', async () => {
    const who = await person(app);
    const { body: kept } = await setImage(who);
    const whole = await jpeg();
    for (const [bytes, message] of [
      [heicBytes, 'The picture must be a JPEG or PNG.'],
      [svgBytes, 'The picture must be a JPEG or PNG.'],
      [pdfBytes, 'The picture must be a JPEG or PNG.'],
      [
        whole.subarray(0, whole.length / 2),
        'The picture could not be read. The file is probably damaged or incomplete.',
      ],
    ] as const) {
      const no = await app.refused(
        addProfileImage,
        { params: { id: who.id }, file: asFile(bytes), fileName: 'mynd.jpg' },
        { as: who.access, language: 'en' },
      );
      expect([no.status, no.body.errors?.image]).toEqual([400, [message]]);
    }
    const large = await app.refused(
      addProfileImage,
      { params: { id: who.id }, file: asFile(Buffer.alloc(10_000_001, 0xff)) },
      { as: who.access, language: 'en' },
    );
    expect([large.status, large.body.errors?.image]).toEqual([413, ['The file may be at most 10 MB.']]);
    expect((await read(who)).profile_image).toEqual(kept);
  });

  it('two pictures at once leave one, and the same upload twice under one key is one', async () => {
    const who = await person(app);
    const answers = await Promise.all([setImage(who), setImage(who)]);
    await app.runJobs();
    const kept = (await read(who)).profile_image!;
    expect(answers.map(({ body }) => body.id)).toContain(kept.id);
    const alive = await Promise.all(answers.map(({ body }) => media(body.image.smaller)));
    expect(alive.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const headers = { 'idempotency-key': `upload-${newId()}` };
    const again = () =>
      app.ask(addProfileImage, { params: { id: who.id }, file: small }, { as: who.access, headers });
    expect((await again()).body).toEqual((await again()).body);
  });

  it('with the account everything of it is gone', async () => {
    const who = await person(app);
    await change(who, { bio: 'Fer bráðum' });
    const { body } = await setImage(who);
    await db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', who.id).execute();
    const staff = await person(app, { staff: true });
    const gone = await app.refused(getOwnProfile, { params: { id: who.id } }, { as: staff.access });
    expect(gone.status).toBe(404);
    const cause = systemCause(new Date());
    await app.services.unitOfWork(cause, (unit) => unit.record(accountDeleted, who.id));
    await app.runJobs();
    const rows = await db.selectFrom('rental_profile').selectAll().where('user_id', '=', who.id).execute();
    expect(rows).toEqual([]);
    expect((await media(body.image.smaller)).statusCode).toBe(404);
  });
});
