import { setRole } from '@heima/domain/accounts/staff-endpoints.ts';
import { foldedWords } from '@heima/domain/places/fold.ts';
import { reportPerson } from '@heima/domain/reports/endpoints.ts';
import { getStaffUser, listStaffUsers } from '@heima/domain/staff-users/endpoints.ts';
import { RawNode, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashIdentity, nationalIdPlace } from '#capabilities/identity/public.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { countUsers, findUsers } from './user-store.ts';

describe('people as staff find them', async () => {
  const app = await testApp();
  const { db, secrets, encryption } = app.services;
  const support = await person(app, { staff: ['support'], fullName: 'Steinunn Vala' });
  const admin = await person(app, { staff: ['administration'], fullName: 'Arnór Ketilsson' });
  const thorunn = await person(app, { verified: true, fullName: 'Þórunn Ösp Ægisdóttir' });
  const olena = await person(app, { verified: true, fullName: 'Олена Лук’яненко-Коваль' });
  const phoneOf = async (id: string) =>
    (await db.selectFrom('phone').select('e164').where('user_id', '=', id).executeTakeFirstOrThrow()).e164;
  await db
    .insertInto('identity')
    .values({
      user_id: thorunn.id,
      country: 'IS',
      national_id: encryption.encrypt('0101302399', nationalIdPlace(thorunn.id)),
      national_id_hash: hashIdentity(secrets, { country: 'IS', nationalId: '0101302399' }),
      mobile_login: true,
      personal_id_login: false,
      proved_at: new Date(),
      updated_at: new Date(),
    })
    .execute();

  const search = async (text: string, query = {}) =>
    (await app.ask(listStaffUsers, { query: { search: text, ...query } }, { as: support.access })).body;
  const found = async (text: string) => (await search(text)).items.map(({ id }) => id);

  it('V185 E271: finds a person by name, with or without accents, by e-mail, phone, national id and user id', async () => {
    const phone = await phoneOf(thorunn.id);
    for (const text of [
      'þórunn',
      'Thorunn',
      'ösp aeg',
      'ÆGISDÓTTIR Þór',
      thorunn.email,
      thorunn.email.slice(0, -3).toUpperCase(),
      phone,
      phone.slice(4),
      `${phone.slice(4, 7)} ${phone.slice(7)}`,
      `00${phone.slice(1)}`,
      '0101302399',
      ' 010130-2399 ',
      thorunn.id,
    ])
      expect([text, await found(text)]).toEqual([text, [thorunn.id]]);
    for (const text of ['коваль', 'олена лук', 'Лук’яненко', "лук'ян"])
      expect([text, await found(text)]).toEqual([text, [olena.id]]);
  });

  it('V185: the database reads the words of a name as the product does everywhere', async () => {
    for (const name of [
      'Þórunn Ösp Ægisdóttir',
      'Łukasz Żółć-Wałęsa',
      'Işıl ÇINAR İnan',
      'Søren Œrsted Đorđe',
      'Weiß Groß',
      "O'Brien Лук’яненко Лукʼяненко",
      'Nguyễn Thị Ánh'.normalize('NFD'),
      'مُحَمَّد علي',
      'שִׁלֹה',
      'Ελένη Παπαδοπούλου',
      '李 小龙',
      'Ａｎｎａ 𝓑',
      'Jón (eldri), Sigurðs.',
    ]) {
      const { rows } = await sql<{ words: string[] }>`
        select tsvector_to_array(name_words(${name})) as words`.execute(db);
      expect(rows[0]!.words.sort(), name).toEqual([...new Set(foldedWords(name))].sort());
    }
  });

  it('V185: finds nobody by signs, by three digits, by a national id that is tied to nobody, or by the middle of a word', async () => {
    for (const text of ['%', '_', '!?', '123', '0101302479', 'órunn', 'enginn@daemi.is', newId()])
      expect([text, await found(text)]).toEqual([text, []]);
  });

  it('V185 R296: lists all, the newest first, page by page, or those who are staff', async () => {
    const all = await search('', { page_size: 100 });
    expect(all.count).toBe(4);
    expect(all.items.map(({ id }) => id)).toEqual([olena.id, thorunn.id, admin.id, support.id]);
    const second = await search('', { page: 2, page_size: 3 });
    expect([second.items.map(({ id }) => id), second.previous !== null, second.next]).toEqual([
      [support.id],
      true,
      null,
    ]);
    const staff = await search('', { is_staff: 'true' });
    expect(staff.items.map(({ id }) => id)).toEqual([admin.id, support.id]);
    expect(all.items[1]).toMatchObject({
      full_name: 'Þórunn Ösp Ægisdóttir',
      email: thorunn.email,
      phone: await phoneOf(thorunn.id),
      is_staff: false,
      email_verified: true,
      phone_verified: true,
      identity_verified: false,
    });
  });

  it('V186 E272: shows account, contacts, proofs and sessions, neither the national id nor addresses of the network', async () => {
    const { body } = await app.ask(getStaffUser, { params: { id: thorunn.id } }, { as: support.access });
    expect(body).toMatchObject({
      full_name: 'Þórunn Ösp Ægisdóttir',
      email_addresses: [{ address: thorunn.email, verified: true }],
      identity: { country: 'Ísland', mobile_login: true, personal_id_login: false, under_review: false },
      has_password: false,
      sessions: [{ user_agent: 'test' }],
      can: { set_role: false, change_view: true },
    });
    expect(JSON.stringify(body)).not.toMatch(/0101302399|127\.0\.0\.1/);
    const reads = await db
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'staffUsers.accountRead')
      .where('subject_id', '=', thorunn.id)
      .execute();
    expect(reads).toEqual([{ actor_id: support.id }]);
  });

  it('R032 U16: is for support and administration; nobody else learns who is there', async () => {
    const content = await person(app, { staff: ['content', 'listings'] });
    const params = { id: thorunn.id };
    for (const as of [content.access, thorunn.access, undefined]) {
      const status = as === undefined ? 401 : 403;
      expect((await app.refused(listStaffUsers, { query: {} }, { as })).status).toBe(status);
      expect((await app.refused(getStaffUser, { params }, { as })).status).toBe(status);
    }
    const nobody = await app.refused(getStaffUser, { params: { id: newId() } }, { as: support.access });
    expect(nobody.status).toBe(404);
  });

  it('E277 R120 G37: a changed role stands in the history with who changed it and why; one’s own cannot be', async () => {
    const one = await person(app);
    const reason = 'Byrjar í þjónustuveri 1. desember';
    await app.ask(
      setRole,
      { params: { id: one.id }, body: { is_staff: true, reason } },
      { as: admin.access },
    );
    const { body } = await app.ask(getStaffUser, { params: { id: one.id } }, { as: admin.access });
    expect(body.history[0]).toMatchObject({ action: 'accounts_roleChanged', by: 'Arnór Ketilsson', reason });
    expect(body.can.set_role).toBe(true);
    const own = await app.ask(getStaffUser, { params: { id: admin.id } }, { as: admin.access });
    expect(own.body.can.set_role).toBe(false);
    const short = { params: { id: one.id }, body: { is_staff: false, reason: ' x ' } };
    expect((await app.refused(setRole, short, { as: admin.access })).status).toBe(400);
  });

  it('gap staff: the history says who reported a person, but not to that person', async () => {
    const accused = await person(app, { verified: true, staff: ['support'] });
    await buildWholeListing(db, { owner_id: accused.id, visible: true, published_at: new Date() });
    const body = { reason: 'scam' } as const;
    await app.ask(reportPerson, { params: { id: accused.id }, body }, { as: thorunn.access });
    const seen = async (as: string) =>
      (await app.ask(getStaffUser, { params: { id: accused.id } }, { as })).body.history.map(
        ({ action, by, reason }) => [action, by, reason],
      );
    expect(await seen(support.access)).toContainEqual([
      'reports_personReported',
      'Þórunn Ösp Ægisdóttir',
      null,
    ]);
    expect(await seen(accused.access)).toEqual([]);
  });
});

describe('people found among twenty thousand', async () => {
  const app = await testApp();
  const { db } = app.services;
  const support = await person(app, { staff: ['support'], fullName: 'Steinunn Vala' });
  const wanted = await person(app, { fullName: 'Işıl Łukaszdóttir' });
  await sql`
    insert into app_user (id, full_name, username, user_type, primary_language, created_at, updated_at)
    select gen_random_uuid(), 'Nafn' || n || ' Föður' || n % 200 || 'son', 'many' || n, 'TN', 'is', now(), now()
    from generate_series(1, 20000) n`.execute(db);
  await sql`analyze app_user`.execute(db);

  it('V185: by name, letters that no mark makes count as theirs', async () => {
    for (const search of ['isil', 'IŞIL', 'Łukasz', 'lukasz isil', 'ış']) {
      const { body } = await app.ask(listStaffUsers, { query: { search } }, { as: support.access });
      expect([search, body.items.map(({ id }) => id)]).toEqual([search, [wanted.id]]);
    }
    const { body } = await app.ask(
      listStaffUsers,
      { query: { search: 'fodur17son' } },
      { as: support.access },
    );
    expect(body.count).toBe(100);
  });

  it('V185: who has a name is read from the index of names, not from all people', async () => {
    const plans: string[] = [];
    const explaining = db.withPlugin({
      transformQuery: ({ node }) => RawNode.create(['explain ', ''], [node]),
      transformResult: async ({ result }) => {
        plans.push(result.rows.map((row) => row['QUERY PLAN']).join('\n'));
        return { rows: [{ count: 0 }] };
      },
    });
    await countUsers(explaining, { name: 'isil' });
    await findUsers(explaining, { name: 'isil' }, { size: 25, offset: 0 });
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).toContain('app_user_name_words');
      expect(plan).not.toContain('Seq Scan on app_user');
    }
  });
});
