import {
  currentUser,
  getUser,
  setPrimaryLanguage,
  signUp,
  updateUser,
} from '@heima/domain/accounts/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('the account', async () => {
  const app = await testApp();
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const change = (who: Person, body: object, id = who.id) =>
    app.ask(updateUser, { params: { id }, body }, { as: who.access });
  const refused = (who: Person, body: object, id = who.id) =>
    app.refused(updateUser, { params: { id }, body }, { as: who.access });

  it('E012 E017: a person reads the own account by both addresses', async () => {
    const who = await person(app, { verified: true, userType: 'LL', language: 'en' });
    const me = (await app.ask(currentUser, {}, { as: who.access })).body;
    expect(me).toMatchObject({
      id: who.id,
      user_type: 'LL',
      primary_language: 'en',
      has_verified_email_address: true,
      has_verified_phone_number: true,
      unseen_notifications: 0,
      last_conversation_id: null,
    });
    expect(JSON.stringify(me)).not.toContain('argon2');
    const byId = await app.ask(getUser, { params: { id: who.id } }, { as: who.access });
    expect(byId.body).toEqual(me);
    expect((await app.refused(currentUser, {})).status).toBe(401);
  });

  it('U16: others are not found, as if they did not exist; staff read them', async () => {
    const [owner, stranger, staff] = [
      await person(app),
      await person(app),
      await person(app, { staff: true }),
    ];
    const missing = '01900000-0000-7000-8000-000000000000';
    for (const id of [owner.id, missing]) {
      const read = await app.refused(getUser, { params: { id } }, { as: stranger.access });
      const write = await refused(stranger, { full_name: 'Annar' }, id);
      const view = await refused(stranger, { user_type: 'LL' }, id);
      const language = await app.refused(
        setPrimaryLanguage,
        { params: { id }, body: { lang: 'en' } },
        { as: stranger.access },
      );
      expect([read, write, view, language].map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect((await app.ask(getUser, { params: { id: owner.id } }, { as: staff.access })).body.id).toBe(
      owner.id,
    );
    expect((await app.refused(getUser, { params: { id: missing } }, { as: staff.access })).status).toBe(404);
  });

  it('E019: changes only what is sent', async () => {
    const who = await person(app);
    const first = await change(who, {
      full_name: '  Jón   O’Brien ',
      birth_date: '1990-02-28',
      bio: ' Halló ',
    });
    expect(first.body).toMatchObject({ full_name: "Jón O'Brien", birth_date: '1990-02-28', bio: 'Halló' });
    const second = await change(who, { birth_date: null, bio: null });
    expect(second.body).toMatchObject({ full_name: "Jón O'Brien", birth_date: '1990-02-28', bio: null });
    expect((await change(who, {})).body).toEqual(second.body);
  });

  it.each([
    ['R124', { full_name: 'Jón <b>' }, 'full_name'],
    ['R125', { full_name: '   ' }, 'full_name'],
    ['birth date', { birth_date: '1990-02-30' }, 'birth_date'],
    ['birth date', { birth_date: '2009-01-01' }, 'birth_date'],
    ['birth date', { birth_date: '1916-12-31' }, 'birth_date'],
    ['birth date', { birth_date: '2030-01-01' }, 'birth_date'],
    ['R119', { user_type: 'XX' }, 'user_type'],
    ['length', { bio: 'x'.repeat(2001) }, 'bio'],
    ['mass assignment', { is_staff: true }, 'is_staff'],
    ['mass assignment', { identity_verified_at: '2026-01-01' }, 'identity_verified_at'],
    ['mass assignment', { has_verified_phone_number: true }, 'has_verified_phone_number'],
    ['mass assignment', { password_hash: 'x' }, 'password_hash'],
    ['form', { primary_phone_id: 'x' }, 'primary_phone_id'],
    ['form', { email: 'x' }, 'email'],
  ])('%s: refuses %o at its field', async (_, body, field) => {
    const who = await person(app);
    const answer = await refused(who, body);
    expect([answer.status, Object.keys(answer.body.errors!)]).toEqual([400, [field]]);
    expect((await app.ask(currentUser, {}, { as: who.access })).body.is_staff).toBe(false);
  });

  it('the years of birth run from 18 to 109 years back', async () => {
    const who = await person(app);
    for (const birth_date of ['1917-01-01', '2008-12-31'])
      expect((await change(who, { birth_date })).body.birth_date).toBe(birth_date);
  });

  it('R117 R118: a person switches the own view, staff anybody’s, but nothing else of others', async () => {
    const [who, staff] = [await person(app), await person(app, { staff: true })];
    expect((await change(who, { user_type: 'LL' })).body.user_type).toBe('LL');
    expect((await change(staff, { user_type: 'TN' }, who.id)).body).toMatchObject({
      id: who.id,
      user_type: 'TN',
    });
    const more = await refused(staff, { user_type: 'LL', full_name: 'Annar' }, who.id);
    expect(more.status).toBe(403);
    expect((await app.ask(currentUser, {}, { as: who.access })).body.user_type).toBe('TN');
    const audit = await app.services.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'detail'])
      .where('subject_id', '=', who.id)
      .where('action', '=', 'accounts.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toEqual({ actor_id: staff.id, detail: { fields: ['user_type'] } });
  });

  it('a name and birth date of the national registry are locked', async () => {
    const who = await person(app, { fullName: 'Jóna Jónsdóttir' });
    await app.services.db
      .updateTable('app_user')
      .set({ identity_verified_at: new Date(), birth_date: '1990-01-01' })
      .where('id', '=', who.id)
      .execute();
    for (const body of [{ full_name: 'Önnur Kona' }, { birth_date: '1991-01-01' }]) {
      const answer = await refused(who, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'accounts.identityLocked']);
    }
    const same = await change(who, { full_name: 'Jóna Jónsdóttir', birth_date: '1990-01-01', bio: 'Hæ' });
    expect(same.body.bio).toBe('Hæ');
  });

  it('E021 C22: sets the language, by any of its names', async () => {
    const who = await person(app);
    const set = (lang: string) =>
      app.ask(setPrimaryLanguage, { params: { id: who.id }, body: { lang } }, { as: who.access });
    expect((await set('uk-UA')).body.primary_language).toBe('ua');
    expect((await set('en')).body.primary_language).toBe('en');
    const answer = await app.refused(
      setPrimaryLanguage,
      { params: { id: who.id }, body: { lang: 'de' } },
      { as: who.access },
    );
    expect(Object.keys(answer.body.errors!)).toEqual(['lang']);
  });

  it('a new person’s language is that of the page', async () => {
    const { body } = await app.ask(
      signUp,
      { body: { email: 'mal@netfang.is', full_name: 'Anna', password: 'vetur2026', terms_accepted: true } },
      { language: 'en' },
    );
    expect(body.primary_language).toBe('en');
  });
});
