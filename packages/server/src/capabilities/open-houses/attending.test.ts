import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { listingUnpublished } from '@heima/domain/listings/events.ts';
import {
  getOpenHouse,
  listJoinedOpenHouses,
  openHouseCalendar,
} from '@heima/domain/open-houses/endpoints.ts';
import {
  attendOpenHouse,
  changeOpenHouse,
  leaveOpenHouse,
} from '@heima/domain/open-houses/writing-endpoints.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publishedHome } from '#capabilities/applications/applications.builder.ts';
import { remindAttendees } from '#capabilities/open-houses/jobs/remind-attendees.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { attend, inHours, planOpenHouse } from './open-houses.builder.ts';

describe('coming to an open house', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const host = await person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const home = (more: object = {}) => publishedHome(app, host, more);
  const plan = async (more: object = {}) => planOpenHouse(app, host, await home(), more);
  const some = (count: number) => Promise.all(Array.from({ length: count }, () => person(app)));
  const leave = (who: Person, id: string) => app.ask(leaveOpenHouse, { params: { id } }, { as: who.access });
  const told = async (who: Person, type: number) =>
    (
      await sql<{
        text: string;
      }>`select params from notification where user_id = ${who.id} and type = ${type}`.execute(db)
    ).rows.length;
  const shown = async (id: string, who?: Person) =>
    (await app.ask(getOpenHouse, { params: { id } }, { as: who?.access })).body;

  it('V01 E078: of twenty at once five get the five places, the others wait and are told that it is full', async () => {
    const { id } = await plan({ capacity: 5 });
    const people = await some(20);
    const answers = await Promise.all(people.map((who) => attend(app, who, id)));
    expect(answers.filter((one) => one.attending && !one.waiting)).toHaveLength(5);
    const waiting = answers.filter((one) => one.waiting && !one.attending);
    expect(waiting).toHaveLength(15);
    expect(waiting.every((one) => one.is_full && one.attendance_id)).toBe(true);
    expect(await shown(id)).toMatchObject({ attendee_count: 5, waiting_count: 15, is_full: true });
  });

  it('V01: the same person twice, also at once, is one row', async () => {
    const { id } = await plan({ capacity: 5 });
    const who = await person(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => attend(app, who, id)));
    expect(new Set(answers.map((one) => one.attendance_id)).size).toBe(1);
    expect(await shown(id, who)).toMatchObject({
      attendee_count: 1,
      attending: true,
      can: { leave: true, attend: false },
    });
  });

  it('R229 E079 V02: leaving toggles attending, and of two places that come free two people get one each', async () => {
    const { id } = await plan({ capacity: 2 });
    const people = await some(5);
    const ids: string[] = [];
    for (const who of people) {
      ids.push((await attend(app, who, id)).attendance_id!);
      app.addSeconds(1);
    }
    const stranger = await person(app);
    const other = await app.refused(leaveOpenHouse, { params: { id: ids[0]! } }, { as: stranger.access });
    expect(other.status).toBe(404);
    const answers = await Promise.all([leave(people[0]!, ids[0]!), leave(people[1]!, ids[1]!)]);
    expect(answers.map(({ body }) => [body.attending, body.attendance_id])).toEqual([
      [false, null],
      [false, null],
    ]);
    expect((await shown(id, host)).attendees?.map(({ user, waiting }) => [user.id, waiting])).toEqual([
      [people[2]!.id, false],
      [people[3]!.id, false],
      [people[4]!.id, true],
    ]);
    expect(await Promise.all(people.map((who) => told(who, 38)))).toEqual([0, 0, 1, 1, 0]);
    // Whoever comes back waits behind the others.
    expect(await attend(app, people[0]!, id)).toMatchObject({ waiting: true, attending: false });
    expect(
      (await app.refused(leaveOpenHouse, { params: { id: ids[0]! } }, { as: people[0]!.access })).status,
    ).toBe(404);
  });

  it('R632 E078 E083: whoever is signed in joins, but for the host; a past or paused one takes nobody', async () => {
    const listingId = await home();
    const { id } = await planOpenHouse(app, host, listingId);
    expect((await app.refused(attendOpenHouse, { params: { id } })).status).toBe(401);
    expect((await app.refused(attendOpenHouse, { params: { id } }, { as: host.access })).status).toBe(403);
    const who = await person(app);
    await attend(app, who, id);
    const joined = await app.ask(listJoinedOpenHouses, { params: { id: who.id } }, { as: who.access });
    expect(joined.body.items.map((one) => one.id)).toEqual([id]);
    const curious = await app.refused(listJoinedOpenHouses, { params: { id: who.id } }, { as: host.access });
    expect(curious.status).toBe(404);
    const late = await person(app);
    await sql`update listing set visible = false where id = ${listingId}`.execute(db);
    expect((await app.refused(attendOpenHouse, { params: { id } }, { as: late.access })).status).toBe(404);
    expect(await shown(id, who)).toMatchObject({ attending: true });
    await sql`update listing set visible = true where id = ${listingId}`.execute(db);
    await sql`update open_house set starts_at = starts_at - interval '5 days', ends_at = ends_at - interval '5 days'
      where id = ${id}`.execute(db);
    const past = await app.refused(attendOpenHouse, { params: { id } }, { as: late.access });
    expect(past.body.code).toBe('openHouses.isOver');
  });

  it('reminders come a day and two hours before, once each, to who had a place by then', async () => {
    const times = { starts_at: inHours(app, 24.2), ends_at: inHours(app, 25) };
    const { id } = await plan({ ...times, capacity: 1 });
    const canceled = await plan(times);
    const [early, waits, late] = await some(3);
    await attend(app, early!, id);
    await attend(app, waits!, id);
    await attend(app, early!, canceled.id);
    await app.ask(
      changeOpenHouse,
      { params: { id: canceled.id }, body: { canceled: true } },
      { as: host.access },
    );
    const remind = (hours = 0) => {
      const now = new Date(inHours(app, hours));
      return remindAttendees.handle({ ...app.services, clock: () => now }, {});
    };
    await remind();
    expect(await told(early!, 39)).toBe(0);
    app.addSeconds(780);
    await app.ask(changeOpenHouse, { params: { id }, body: { capacity: 3 } }, { as: host.access });
    await attend(app, late!, id);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await Promise.all([early!, waits!, late!].map((who) => told(who, 39)))).toEqual([1, 0, 0]);
    await remind(22.2);
    await remind(22.3);
    expect(await Promise.all([early!, waits!, late!].map((who) => told(who, 39)))).toEqual([2, 1, 1]);
  });

  it('V05: notification, page and calendar file say one time', async () => {
    const day = new Date(app.services.clock().getTime() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
    const listingId = await home({ title: 'Björt íbúð; með svölum, og útsýni' });
    const made = await planOpenHouse(app, host, listingId, {
      starts_at: `${day}T17:30:00+01:00`,
      ends_at: `${day}T18:00:00Z`,
    });
    expect(made.starts_at).toBe(`${day}T16:30:00.000Z`);
    const file = async () => {
      const { body, headers } = await app.app.inject({ url: made.calendar });
      return { lines: body.replaceAll('\r\n ', '').split('\r\n'), type: headers['content-type'] };
    };
    const { lines, type } = await file();
    const plain = day.replaceAll('-', '');
    expect(type).toBe('text/calendar; charset=utf-8');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${made.id}@heima.test`,
        'SEQUENCE:0',
        `DTSTART:${plain}T163000Z`,
        `DTEND:${plain}T180000Z`,
        'STATUS:CONFIRMED',
        'SUMMARY:Opið hús: Björt íbúð\\; með svölum\\, og útsýni',
      ]),
    );
    const who = await person(app);
    await attend(app, who, made.id);
    await app.ask(
      changeOpenHouse,
      { params: { id: made.id }, body: { canceled: true } },
      { as: host.access },
    );
    expect((await file()).lines).toEqual(
      expect.arrayContaining([`UID:${made.id}@heima.test`, 'SEQUENCE:1', 'STATUS:CANCELLED']),
    );
    const answer = await app.app.inject({
      url: `/api/v1/users/${who.id}/notifications`,
      headers: { authorization: `Bearer ${who.access}` },
    });
    const [year, month, date] = day.split('-');
    expect(answer.json().items[0].text).toContain(`${date}.${month}.${year} kl. 16:30`);
    const none = fillPath(openHouseCalendar.path, { language: 'is', id: host.id });
    expect((await app.app.inject({ url: none })).statusCode).toBe(404);
  });

  it('R228: a home that is let cancels what was to come; one that pauses keeps it', async () => {
    const listingId = await home();
    const [one, two] = [await planOpenHouse(app, host, listingId), await plan()];
    const who = await person(app);
    for (const { id } of [one, two]) await attend(app, who, id);
    app.addSeconds(1);
    const leaves = (id: string, reason: 'found_tenant' | 'pausing') =>
      app.services.unitOfWork(systemCause(app.services.clock()), (unit) =>
        unit.record(listingUnpublished, id, { reason }),
      );
    await leaves(listingId, 'found_tenant');
    await leaves(two.listing.id, 'pausing');
    await app.runJobs();
    expect([(await shown(one.id, who)).canceled, (await shown(two.id, who)).canceled]).toEqual([true, false]);
    expect(await told(who, 37)).toBe(1);
  });

  it('a deleted account leaves what it signed up for, and what it hosts is canceled', async () => {
    const [tenant, next] = await some(2);
    const leaving = await person(app, { verified: true, password: 'gamalt-lykilorð-1' });
    const hosted = await planOpenHouse(app, leaving, await publishedHome(app, leaving), { note: 'Bjalla' });
    await attend(app, tenant!, hosted.id);
    const { id } = await plan({ capacity: 1 });
    await attend(app, leaving, id);
    await attend(app, next!, id);
    await app.ask(
      deleteAccount,
      { params: { id: leaving.id }, body: { current_password: 'gamalt-lykilorð-1' } },
      { as: leaving.access },
    );
    await app.runJobs();
    expect(await shown(id, next)).toMatchObject({ attending: true, attendee_count: 1, waiting_count: 0 });
    expect(await shown(hosted.id, tenant)).toMatchObject({ canceled: true, note: null });
    expect(await told(tenant!, 37)).toBe(1);
  });
});
