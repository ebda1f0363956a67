import { getOpenHouse, listOpenHouses } from '@heima/domain/open-houses/endpoints.ts';
import {
  attendOpenHouse,
  changeOpenHouse,
  createOpenHouse,
} from '@heima/domain/open-houses/writing-endpoints.ts';
import type { TeamMembership } from '@heima/domain/shared/actor.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publishedHome } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { attend, inHours, planOpenHouse } from './open-houses.builder.ts';

describe('planning an open house', { timeout: 60_000 }, async () => {
  const teams = new Map<string, TeamMembership[]>();
  const app = await testApp({}, { teamsOf: async (_, userId) => teams.get(userId) ?? [] });
  const { db } = app.services;
  const host = await person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const home = (more: object = {}) => publishedHome(app, host, more);
  const refused = async (
    who: Person | undefined,
    id: string,
    body: object = {},
    language: 'is' | 'en' | 'ua' = 'is',
  ) => {
    const times = { starts_at: inHours(app, 72), ends_at: inHours(app, 73) };
    const answer = await app.refused(
      createOpenHouse,
      { params: { id }, body: { ...times, ...body } },
      { as: who?.access, language },
    );
    return { status: answer.status, code: answer.body.code, errors: answer.body.errors };
  };
  const change = (id: string, body: object, who = host) =>
    app.ask(changeOpenHouse, { params: { id }, body }, { as: who.access });
  const notChanged = async (id: string, body: object, who = host) => {
    const { status, body: problem } = await app.refused(
      changeOpenHouse,
      { params: { id }, body },
      { as: who.access },
    );
    return { status, code: problem.code, fields: Object.keys(problem.errors ?? {}) };
  };
  const toldOf = async (who: Person, type: number) =>
    (
      await sql<{
        params: object;
      }>`select params from notification where user_id = ${who.id} and type = ${type}`.execute(db)
    ).rows.length;

  it('E085 C28: the landlord plans one with its time, room and a note', async () => {
    const id = await home({ title: 'Björt íbúð' });
    const [starts_at, ends_at] = [inHours(app, 48), inHours(app, 49)];
    const made = await planOpenHouse(app, host, id, {
      starts_at,
      ends_at,
      capacity: 5,
      note: '  Bjalla 3  ',
    });
    expect(made).toMatchObject({
      listing: { id },
      host: { id: host.id, full_name: 'Ása Leigusali' },
      starts_at,
      ends_at,
      capacity: 5,
      note: 'Bjalla 3',
      canceled: false,
      attending: false,
      attendee_count: 0,
      attendees: [],
      can: { host: true, attend: false, leave: false },
    });
    const shown = await app.ask(getOpenHouse, { params: { id: made.id } });
    expect(shown.body).toMatchObject({ attendees: null, can: { host: false, attend: false } });
  });

  it('E085: what is wrong is refused at its field in three languages', async () => {
    const id = await home();
    const wrong: [object, string][] = [
      [{ starts_at: inHours(app, -1) }, 'starts_at'],
      [{ starts_at: inHours(app, 24 * 366), ends_at: inHours(app, 24 * 366 + 1) }, 'starts_at'],
      [{ starts_at: '2026-13-01T10:00:00Z' }, 'starts_at'],
      [{ starts_at: 'abc' }, 'starts_at'],
      [{ ends_at: inHours(app, 72) }, 'ends_at'],
      [{ ends_at: inHours(app, 85) }, 'ends_at'],
      [{ capacity: 0 }, 'capacity'],
      [{ capacity: 501 }, 'capacity'],
      [{ capacity: 2.5 }, 'capacity'],
      [{ note: 'a'.repeat(1001) }, 'note'],
    ];
    for (const [body, field] of wrong) {
      const answers = await Promise.all(
        (['is', 'en', 'ua'] as const).map((language) => refused(host, id, body, language)),
      );
      expect([body, answers.map((one) => [one.status, Object.keys(one.errors ?? {})])]).toEqual([
        body,
        Array.from({ length: 3 }, () => [400, [field]]),
      ]);
      expect(new Set(answers.map((one) => one.errors![field]![0])).size).toBe(3);
    }
  });

  it('E085: only who lets the home plans one, and only while it is published', async () => {
    const id = await home({ team_id: newId() });
    const [stranger, colleague] = [await person(app), await person(app)];
    const { rows } = await sql<{ team_id: string }>`select team_id from listing where id = ${id}`.execute(db);
    teams.set(colleague.id, [{ teamId: rows[0]!.team_id, permissions: ['manage_listings'] }]);
    expect((await refused(undefined, id)).status).toBe(401);
    expect((await refused(stranger, id)).status).toBe(403);
    expect((await planOpenHouse(app, colleague, id)).host?.id).toBe(host.id);
    await sql`update listing set visible = false where id = ${id}`.execute(db);
    expect(await refused(host, id)).toMatchObject({ status: 409, code: 'openHouses.listingClosed' });
    expect((await refused(stranger, id)).status).toBe(404);
  });

  it('R228 E077: canceling tells who would have come; a canceled one takes nothing', async () => {
    const { id } = await planOpenHouse(app, host, await home(), { capacity: 1 });
    const [first, second] = [await person(app), await person(app)];
    await attend(app, first, id);
    await attend(app, second, id);
    expect(await notChanged(id, { canceled: false })).toMatchObject({ status: 400, fields: ['canceled'] });
    expect((await notChanged(id, { canceled: true }, first)).status).toBe(403);
    const { body } = await change(id, { canceled: true });
    expect(body).toMatchObject({ canceled: true, can: { host: false } });
    for (const who of [first, second]) expect(await toldOf(who, 37)).toBe(1);
    expect(await notChanged(id, { canceled: true })).toMatchObject({
      status: 409,
      code: 'openHouses.wasCanceled',
    });
    expect((await notChanged(id, { note: 'x' })).status).toBe(409);
    const late = await app.refused(attendOpenHouse, { params: { id } }, { as: (await person(app)).access });
    expect(late.body.code).toBe('openHouses.wasCanceled');
  });

  it('R228: canceled by several at once it is canceled once', async () => {
    const { id } = await planOpenHouse(app, host, await home());
    const who = await person(app);
    await attend(app, who, id);
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => change(id, { canceled: true })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql`select sequence from open_house where id = ${id}`.execute(db);
    expect(rows).toEqual([{ sequence: 1 }]);
    expect(await toldOf(who, 37)).toBe(1);
  });

  it('E077: another time is told; more room lets people up, less than there are people is refused', async () => {
    const { id } = await planOpenHouse(app, host, await home(), { capacity: 1 });
    const people = [await person(app), await person(app), await person(app)];
    for (const who of people) {
      await attend(app, who, id);
      app.addSeconds(1);
    }
    await change(id, { starts_at: inHours(app, 80), ends_at: inHours(app, 81) });
    for (const who of people) expect(await toldOf(who, 36)).toBe(1);
    const { body } = await change(id, { capacity: 2 });
    expect(body).toMatchObject({ attendee_count: 2, waiting_count: 1 });
    expect(body.attendees?.map(({ user, waiting }) => [user.id, waiting])).toEqual(
      people.map(({ id: one }, at) => [one, at === 2]),
    );
    expect([await toldOf(people[1]!, 38), await toldOf(people[1]!, 36)]).toEqual([1, 1]);
    expect(await notChanged(id, { capacity: 1 })).toMatchObject({ status: 400, fields: ['capacity'] });
    expect(await notChanged(id, { starts_at: inHours(app, -1) })).toMatchObject({ fields: ['starts_at'] });
    expect((await change(id, { capacity: null })).body).toMatchObject({ attendee_count: 3, is_full: false });
  });

  it('E077: of two who change it at once the later one is told, and what only one changed stays', async () => {
    const { id, version } = await planOpenHouse(app, host, await home(), { note: 'Bjalla 3', capacity: 5 });
    const by = (body: object) =>
      app.ask(
        changeOpenHouse,
        { params: { id }, body },
        { as: host.access, headers: { 'if-match': `"${version}"` } },
      );
    const { body: first } = await by({ note: 'Bjalla 4' });
    expect(first.version).not.toBe(version);
    const late = await app.refused(
      changeOpenHouse,
      { params: { id }, body: { note: 'Bjalla 5', capacity: 8 } },
      { as: host.access, headers: { 'if-match': `"${version}"` } },
    );
    expect([late.status, late.body.code, late.body.changed]).toEqual([
      412,
      'common.changedMeanwhile',
      ['note'],
    ]);
    expect(late.body.current).toMatchObject({ note: 'Bjalla 4', capacity: 5, version: first.version });
    // Who signs up changes nothing that a host writes.
    await attend(app, await person(app), id);
    const { body } = await app.ask(getOpenHouse, { params: { id } }, { as: host.access });
    expect(body.version).toBe(first.version);
    const { body: shown } = await app.ask(getOpenHouse, { params: { id } });
    expect(shown.version).toBeNull();
  });

  it('E075: open houses are found by the words of their home, and never by its street', async () => {
    const [one, other] = [
      await home({ title: 'Þakíbúð við höfnina', street_name: 'Leynigata' }),
      await home({ title: 'Kjallari' }),
    ];
    const { id } = await planOpenHouse(app, host, one);
    await planOpenHouse(app, host, other);
    const found = async (words: string) =>
      (await app.ask(listOpenHouses, { query: { words } })).body.items.map((open) => open.id);
    for (const words of ['thakibud', 'höfn þak']) expect(await found(words)).toEqual([id]);
    for (const words of ['Leynigata', '!!']) expect(await found(words)).toEqual([]);
  });

  it('E075 R232 C29 G22: the coming ones for everybody, 25 on a page; of a home its landlord gets all', async () => {
    const id = await home();
    const others = await home();
    for (let n = 0; n < 26; n += 1)
      await planOpenHouse(app, host, id, {
        starts_at: inHours(app, 100 - n),
        ends_at: inHours(app, 101 - n),
      });
    const other = await planOpenHouse(app, host, others);
    const past = await planOpenHouse(app, host, others, {
      starts_at: inHours(app, 1),
      ends_at: inHours(app, 2),
    });
    const gone = await planOpenHouse(app, host, others);
    await change(gone.id, { canceled: true });
    await sql`update open_house set starts_at = starts_at - interval '3 hours', ends_at = ends_at - interval '3 hours'
      where id = ${past.id}`.execute(db);
    const { body } = await app.ask(listOpenHouses, { query: { listing: id } });
    expect([body.count, body.items.length]).toEqual([26, 25]);
    const times = body.items.map(({ starts_at }) => starts_at);
    expect(times).toEqual([...times].sort());
    const idsOf = async (as?: string) =>
      (await app.ask(listOpenHouses, { query: { listing: others } }, { as })).body.items.map((one) => one.id);
    expect(await idsOf()).toEqual([other.id]);
    expect(new Set(await idsOf(host.access))).toEqual(new Set([other.id, past.id, gone.id]));
    expect((await idsOf(host.access))[0]).toBe(other.id);
    expect(await notChanged(past.id, { note: 'x' })).toMatchObject({
      status: 409,
      code: 'openHouses.isOver',
    });
    await sql`update listing set visible = false where id = ${others}`.execute(db);
    expect(await idsOf()).toEqual([]);
    expect((await app.refused(getOpenHouse, { params: { id: other.id } })).status).toBe(404);
  });
});
