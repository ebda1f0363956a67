import {
  addPaycheck,
  changeProfile,
  getProfile,
  getPublicUser,
  searchProfiles,
} from '@heima/domain/profiles/endpoints.ts';
import {
  createProfileLink,
  getSharedProfile,
  listProfileLinks,
  withdrawProfileLink,
} from '@heima/domain/profiles/link-endpoints.ts';
import { maxOpenLinks } from '@heima/domain/profiles/profile-limits.ts';
import { searchUsers } from '@heima/domain/profiles/search-users-endpoint.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { purgeEndedLinks } from '#capabilities/profiles/jobs/purge-ended-links.ts';
import { addConnection, removeConnection, shareProfile } from '#capabilities/profiles/public.ts';
import { startSession } from '#capabilities/sessions/session-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { asFile, pdfBytes } from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150' };

describe('sharing a profile', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, unitOfWork } = app.services;
  const start = new Date('2026-11-28T12:00:00Z');
  const day = 24 * 3600_000;
  const at = (ms: number) => app.setTime(new Date(start.getTime() + ms));
  beforeEach(() => at(0));
  at(0);
  /** The same person signed in anew, after a jump of time has ended the session. */
  const renewed = async (who: Person): Promise<Person> => {
    const { config, secrets, clock } = app.services;
    const context = { config, secrets, now: clock(), userAgent: 'test', address: '127.0.0.1' };
    return { ...who, access: (await startSession(db, who.id, context)).access };
  };
  const cause = systemCause(start);

  const makeLink = async (who: Person, body: object = {}) =>
    (await app.ask(createProfileLink, { params: { id: who.id }, body }, { as: who.access })).body;
  const links = async (who: Person) =>
    (await app.ask(listProfileLinks, { params: { id: who.id } }, { as: who.access })).body.items;
  const tokenOf = ({ url }: { url: string | null }) => url!.split('/').at(-1)!;
  const open = (token: string, as?: string, headers: Record<string, string> = browser) =>
    app.ask(getSharedProfile, { params: { token } }, { as, headers });
  const openRefused = async (token: string) =>
    (await app.refused(getSharedProfile, { params: { token } }, { headers: browser })).body.code;
  const deal = (a: Person, b: Person, sourceId = newId()) =>
    unitOfWork(cause, (unit) =>
      addConnection(unit, { between: [a.id, b.id], kind: 'conversation', sourceId }),
    );
  const find = async (who: Person, search?: string) =>
    (await app.ask(searchProfiles, { query: { search } }, { as: who.access })).body;

  it('X009: shows a landlord the profile it was shared with, and nothing to find the person by', async () => {
    const [who, landlord, other] = [
      await person(app, { verified: true, fullName: 'Þóra Ґудзь' }),
      await person(app),
      await person(app),
    ];
    await app.ask(
      changeProfile,
      { params: { id: who.id }, body: { bio: 'Halló', pets: ['cat'] } },
      { as: who.access },
    );
    const params = { id: who.id };
    expect((await app.refused(getProfile, { params }, { as: landlord.access })).status).toBe(404);
    const grant = {
      userId: who.id,
      viewerId: landlord.id,
      kind: 'application',
      sourceId: newId(),
      withPaychecks: false,
    };
    await unitOfWork(cause, (unit) => shareProfile(unit, grant));
    const { body } = await app.ask(getProfile, { params }, { as: landlord.access });
    expect(body).toMatchObject({
      full_name: 'Þóra Ґудзь',
      bio: 'Halló',
      pets: ['cat'],
      has_verified_email_address: true,
      has_verified_identity: false,
      paychecks: null,
      corenters: [],
    });
    expect(JSON.stringify(body)).not.toContain(who.email);
    expect(JSON.stringify(body)).not.toMatch(/birth|phone":|kennitala|icelandic_id/);
    expect((await app.refused(getProfile, { params }, { as: other.access })).status).toBe(404);
    expect((await app.ask(getProfile, { params }, { as: who.access })).body.full_name).toBe('Þóra Ґудзь');
    const unknown = await app.refused(getProfile, { params: { id: newId() } }, { as: other.access });
    expect(unknown.status).toBe(404);
  });

  it('a link shows the profile to anybody until it expires', async () => {
    const who = await person(app, { fullName: 'Jóna Þorsteinsdóttir' });
    const link = await makeLink(who, { name: ' Bergstaðastræti  12 ', expires_in_days: 3 });
    expect(link).toMatchObject({
      name: 'Bergstaðastræti 12',
      state: 'open',
      includes_paychecks: false,
      expires_at: '2026-12-01T12:00:00.000Z',
      opening_count: 0,
    });
    const token = tokenOf(link);
    const { body } = await open(token);
    expect([body.full_name, body.expires_at]).toEqual(['Jóna Þorsteinsdóttir', '2026-12-01T12:00:00.000Z']);
    at(3 * day - 1000);
    await open(token);
    at(3 * day);
    expect(await openRefused(token)).toBe('profiles.linkEnded');
    expect(await links(await renewed(who))).toMatchObject([{ state: 'expired', url: null }]);
    at(0);
    expect(await openRefused(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(
      'profiles.linkUnknown',
    );
    expect(await openRefused(link.id)).toBe('profiles.linkUnknown');
    const stored = await db.selectFrom('profile_link').selectAll().where('id', '=', link.id).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('its owner sees who opened it and when; own looks, previews and reloads do not count', async () => {
    const [who, landlord] = [await person(app), await person(app, { fullName: 'Björn Landlord' })];
    const link = await makeLink(who);
    const token = tokenOf(link);
    await open(token, who.access);
    await open(token, undefined, { 'user-agent': 'WhatsApp/2.2 N' });
    await open(token, undefined, { 'user-agent': 'facebookexternalhit/1.1' });
    expect((await links(who))[0]!.opening_count).toBe(0);
    await Promise.all([open(token, landlord.access), open(token, landlord.access)]);
    at(10 * 60_000);
    await open(token);
    await open(token);
    at(31 * 60_000);
    await open(token, (await renewed(landlord)).access);
    const [seen] = await links(await renewed(who));
    expect(seen!.opening_count).toBe(3);
    expect(seen!.openings).toEqual([
      { at: '2026-11-28T12:31:00.000Z', full_name: 'Björn Landlord' },
      { at: '2026-11-28T12:10:00.000Z', full_name: null },
      { at: '2026-11-28T12:00:00.000Z', full_name: 'Björn Landlord' },
    ]);
    at(0);
  });

  it('withdrawn is over at once, also for its documents; paychecks only when they were included', async () => {
    const who = await person(app);
    const upload = { params: { id: who.id }, file: asFile(pdfBytes), body: {} };
    await app.ask(addPaycheck, upload, { as: who.access });
    const [plain, full] = [await makeLink(who), await makeLink(who, { includes_paychecks: true })];
    expect((await open(tokenOf(plain))).body.paychecks).toBeNull();
    const [paycheck] = (await open(tokenOf(full))).body.paychecks!;
    const file = () => app.app.inject({ method: 'GET', url: paycheck!.file.url });
    expect((await file()).statusCode).toBe(200);
    const forPlain = paycheck!.file.url.replace(full.id, plain.id);
    expect((await app.app.inject({ method: 'GET', url: forPlain })).statusCode).toBe(404);
    const withdraw = () => app.ask(withdrawProfileLink, { params: { id: full.id } }, { as: who.access });
    await withdraw();
    await withdraw();
    expect(await openRefused(tokenOf(full))).toBe('profiles.linkEnded');
    expect((await file()).statusCode).toBe(404);
    expect((await links(who)).map(({ state }) => state)).toEqual(['withdrawn', 'open']);
  });

  it('U16: links are their owner’s alone, and die with the account', async () => {
    const [who, other, staff] = [await person(app), await person(app), await person(app, { staff: true })];
    const link = await makeLink(who);
    for (const as of [other.access, staff.access]) {
      const params = { id: who.id };
      expect((await app.refused(listProfileLinks, { params }, { as })).status).toBe(404);
      expect((await app.refused(createProfileLink, { params, body: {} }, { as })).status).toBe(404);
      const one = { params: { id: link.id } };
      expect((await app.refused(withdrawProfileLink, one, { as })).status).toBe(404);
    }
    await db.updateTable('app_user').set({ deleted_at: start }).where('id', '=', who.id).execute();
    expect(await openRefused(tokenOf(link))).toBe('profiles.linkUnknown');
  });

  it('so many links at a time, also when they are made at once; odd wishes are refused', async () => {
    const who = await person(app);
    for (let count = 0; count < maxOpenLinks - 1; count += 1) await makeLink(who);
    const made = await Promise.allSettled([makeLink(who), makeLink(who), makeLink(who)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const no = await app.refused(createProfileLink, { params: { id: who.id }, body: {} }, { as: who.access });
    expect([no.status, no.body.code]).toEqual([409, 'profiles.tooManyLinks']);
    for (const body of [{ expires_in_days: 1000 }, { expires_in_days: -1 }, { name: 'x'.repeat(81) }])
      expect(
        (await app.refused(createProfileLink, { params: { id: who.id }, body }, { as: who.access })).status,
      ).toBe(400);
  });

  it('links that ended long ago are purged with their openings', async () => {
    const who = await person(app);
    const [old] = [await makeLink(who, { expires_in_days: 3 }), await makeLink(who, { expires_in_days: 60 })];
    await open(tokenOf(old));
    at(64 * day);
    await purgeEndedLinks.handle(app.services, {});
    expect(await links(await renewed(who))).toHaveLength(1);
    const left = await db.selectFrom('profile_opening').selectAll().where('link_id', '=', old.id).execute();
    expect(left).toEqual([]);
    at(0);
  });

  it('E018 E026 G36: finds by name, e-mail or phone whom one deals with, and nobody else', async () => {
    const me = await person(app);
    const thor = await person(app, { verified: true, fullName: 'Þór Ægisson' });
    const olena = await person(app, { fullName: 'Олена Ґудзь' });
    const stranger = await person(app, { verified: true, fullName: 'Þór Ókunnugur' });
    const source = newId();
    await deal(me, thor, source);
    await deal(me, thor, source);
    await deal(me, olena);
    const phone = await db
      .selectFrom('phone')
      .select('number')
      .where('user_id', '=', thor.id)
      .executeTakeFirstOrThrow();
    for (const search of ['þór', 'THOR', 'aegis', 'þór æ', thor.email.toUpperCase(), phone.number])
      expect(
        (await find(me, search)).items.map(({ full_name }) => full_name),
        search,
      ).toEqual(['Þór Ægisson']);
    expect((await find(me, 'ґуд')).items[0]).toEqual({
      id: olena.id,
      full_name: 'Олена Ґудзь',
      profile_image: null,
    });
    for (const search of [stranger.email, 'Ókunn', '%', '.', phone.number.slice(-4), "' or 1=1", olena.email])
      expect((await find(me, search)).count, search).toBe(0);
    expect((await find(me)).count).toBe(2);
    const { body: users } = await app.ask(searchUsers, { query: { search: 'þór' } }, { as: me.access });
    expect(users).toEqual({
      count: 1,
      next: null,
      previous: null,
      items: [{ id: thor.id, full_name: 'Þór Ægisson', profile_image: null }],
    });
    for (const search of [stranger.email, '%%', 'þ', ' ', ''])
      expect(
        (await app.ask(searchUsers, { query: { search } }, { as: me.access })).body,
        `E018 ${search}`,
      ).toEqual({
        count: 0,
        next: null,
        previous: null,
        items: [],
      });
    expect((await find(thor, 'jóna')).items[0]!.id).toBe(me.id);
    await unitOfWork(cause, (unit) => removeConnection(unit, 'conversation', source));
    expect((await find(me, 'þór')).count).toBe(0);
    await db.updateTable('app_user').set({ deleted_at: start }).where('id', '=', olena.id).execute();
    expect((await find(me)).count).toBe(0);
  });

  it('G36 E018: of thousands the very first is found by e-mail and phone, and a page holds its people only', async () => {
    const me = await person(app);
    const first = await person(app, { verified: true, fullName: 'Fyrsta Manneskja' });
    await deal(me, first);
    await sql`
      with made as (
        insert into app_user (id, full_name, username, created_at, updated_at)
        select gen_random_uuid(), 'Þór ' || n || 'son', 'many' || n, now(), now() from generate_series(1, 5001) n
        returning id, username)
      insert into connection (user_id, other_id, kind, source_id, created_at)
      -- The higher its number, the longer ago: those beyond the most names are none of the names looked for.
      select ${me.id}, id, 'contract', id,
        ${new Date(start.getTime() + day)}::timestamptz - substr(username, 5)::int * interval '1 second'
      from made`.execute(db);
    const { number } = await db
      .selectFrom('phone')
      .select('number')
      .where('user_id', '=', first.id)
      .executeTakeFirstOrThrow();
    for (const search of [first.email, number, `+354 ${number}`])
      expect((await find(me, search)).items.map(({ id }) => id)).toEqual([first.id]);
    const { count, items, next } = await find(me, 'þór 17');
    expect(items).toHaveLength(10);
    expect(items.every(({ full_name }) => full_name.startsWith('Þór 17'))).toBe(true);
    expect([count, next === null]).toEqual([111, false]);
    const last = { search: 'þór 17', page: 6, page_size: 20 };
    const { body: users } = await app.ask(searchUsers, { query: last }, { as: me.access });
    expect([users.count, users.items.length, users.next, users.previous], 'E018').toEqual([
      111,
      11,
      null,
      expect.stringContaining('page=5'),
    ]);
  });

  it('V247: only people with published listings have a public page, without contact data', async () => {
    const [landlord, tenant] = [
      await person(app, { verified: true, fullName: 'Guðrún Leigusali' }),
      await person(app, { verified: true }),
    ];
    const params = { id: landlord.id };
    expect((await app.refused(getPublicUser, { params }, { as: tenant.access })).status).toBe(404);
    expect((await app.ask(getPublicUser, { params }, { as: landlord.access })).status).toBe(200);
    await buildListing(db, { owner_id: landlord.id });
    const { body } = await app.ask(getPublicUser, { params }, { as: tenant.access });
    expect(body).toEqual({
      id: landlord.id,
      full_name: 'Guðrún Leigusali',
      profile_image: null,
      has_verified_email_address: true,
      has_verified_phone_number: true,
      has_verified_identity: false,
      member_since: 2026,
    });
  });
});
