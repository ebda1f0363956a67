import {
  listHostedOpenHouses,
  listJoinedOpenHouses,
  listReceivedInvites,
  listSentInvites,
} from '@heima/domain/open-houses/endpoints.ts';
import {
  answerOpenHouseInvite,
  changeOpenHouse,
  inviteToOpenHouse,
} from '@heima/domain/open-houses/writing-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { planOpenHouse } from './open-houses.builder.ts';

describe('invitations to an open house', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const host = await person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const home = () => publishedHome(app, host);
  const applicant = async () => {
    const who = await person(app, { verified: true });
    await apply(app, who, await home());
    return who;
  };
  const plan = async (more: object = {}) => planOpenHouse(app, host, await home(), more);
  const invite = async (id: string, people: readonly Person[], who = host) =>
    (
      await app.ask(
        inviteToOpenHouse,
        { params: { id }, body: { invitee_ids: people.map((one) => one.id) } },
        { as: who.access },
      )
    ).body.invites;
  const notInvited = async (id: string, invitee_ids: string[], who = host) => {
    const { status, body } = await app.refused(
      inviteToOpenHouse,
      { params: { id }, body: { invitee_ids } },
      { as: who.access },
    );
    return { status, code: body.code, fields: Object.keys(body.errors ?? {}) };
  };
  const answer = (who: Person, id: string, response: 'accepted' | 'declined') =>
    app.ask(answerOpenHouseInvite, { params: { id }, body: { response } }, { as: who.access });
  const received = async (who: Person) =>
    (await app.ask(listReceivedInvites, { params: { id: who.id } }, { as: who.access })).body.items;
  const sent = async (id: string) =>
    (await app.ask(listSentInvites, { params: { id } }, { as: host.access })).body.items;
  const joined = async (who: Person) =>
    (await app.ask(listJoinedOpenHouses, { params: { id: who.id } }, { as: who.access })).body.items.map(
      (one) => one.id,
    );

  it('E080 G36: people whom the host deals with are invited, others refused at the field; again changes nothing', async () => {
    const { id } = await plan();
    const [one, two, stranger] = [await applicant(), await applicant(), await person(app)];
    expect(await notInvited(id, [one.id, stranger.id])).toMatchObject({
      status: 400,
      fields: ['invitee_ids'],
    });
    expect(await notInvited(id, [host.id])).toMatchObject({ status: 400, fields: ['invitee_ids'] });
    expect(await notInvited(id, [newId()])).toMatchObject({ status: 400, fields: ['invitee_ids'] });
    expect(await notInvited(id, [])).toMatchObject({ status: 400, fields: ['invitee_ids'] });
    expect((await notInvited(id, [one.id], stranger)).status).toBe(403);
    expect(await sent(id)).toEqual([]);
    const first = await invite(id, [one, one]);
    expect(first).toMatchObject([{ invitee: { id: one.id }, response: null, is_lapsed: false }]);
    await Promise.all(Array.from({ length: 5 }, () => invite(id, [one, two])));
    expect((await sent(id)).map((each) => each.invitee?.id)).toEqual([one.id, two.id]);
    const { rows } = await sql`select type from notification where user_id = ${one.id} and type = 35`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(await received(one)).toMatchObject([
      { id: first[0]!.id, open_house: { id, invite: { response: null } } },
    ]);
    expect((await app.refused(listSentInvites, { params: { id } }, { as: one.access })).status).toBe(403);
  });

  it('R230 R231 E081: who accepts has joined; any answer takes the invitation off the list', async () => {
    const { id } = await plan({ capacity: 1 });
    const [yes, no, late] = [await applicant(), await applicant(), await applicant()];
    const [forYes, forNo, forLate] = await invite(id, [yes, no, late]);
    expect(
      (
        await app.refused(
          answerOpenHouseInvite,
          { params: { id: forYes!.id }, body: { response: 'accepted' } },
          { as: no.access },
        )
      ).status,
    ).toBe(404);
    const { body } = await answer(yes, forYes!.id, 'accepted');
    expect(body).toMatchObject({ attending: true, invite: { response: 'accepted' } });
    expect((await answer(no, forNo!.id, 'declined')).body).toMatchObject({
      attending: false,
      attendance_id: null,
    });
    expect((await answer(late, forLate!.id, 'accepted')).body).toMatchObject({
      attending: false,
      waiting: true,
    });
    expect([await joined(yes), await joined(no), await joined(late)]).toEqual([[id], [], [id]]);
    for (const who of [yes, no, late]) expect(await received(who)).toEqual([]);
    expect((await sent(id)).map((one) => one.response)).toEqual(['accepted', 'declined', 'accepted']);
    // The same answer again changes nothing, another one is refused.
    await answer(no, forNo!.id, 'declined');
    const other = await app.refused(
      answerOpenHouseInvite,
      { params: { id: forNo!.id }, body: { response: 'accepted' } },
      { as: no.access },
    );
    expect(other.body.code).toBe('openHouses.alreadyAnswered');
  });

  it('R230: accepted in several windows at once it is one sign-up', async () => {
    const { id } = await plan();
    const who = await applicant();
    const [one] = await invite(id, [who]);
    await Promise.all(Array.from({ length: 6 }, () => answer(who, one!.id, 'accepted')));
    const { rows } = await sql`select id from open_house_attendee where open_house_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('V07 X016 E084: an invitation that nobody answered has lapsed for both when it begins', async () => {
    const { id } = await plan();
    const who = await applicant();
    const [one] = await invite(id, [who]);
    const times =
      await sql`update open_house set starts_at = ${app.services.clock()} where id = ${id}`.execute(db);
    expect(times.numAffectedRows).toBe(1n);
    expect(await received(who)).toMatchObject([{ id: one!.id, response: null, is_lapsed: true }]);
    expect(await sent(id)).toMatchObject([{ id: one!.id, response: null, is_lapsed: true }]);
    const late = await app.refused(
      answerOpenHouseInvite,
      { params: { id: one!.id }, body: { response: 'accepted' } },
      { as: who.access },
    );
    expect([late.status, late.body.code]).toEqual([409, 'openHouses.hasBegun']);
    expect(await notInvited(id, [who.id])).toMatchObject({ code: 'openHouses.hasBegun' });
  });

  it('G30: who is invited sees the listing as such, until it is declined or canceled', async () => {
    const [one, two] = [await applicant(), await applicant()];
    const { id } = await plan();
    const grants = async () =>
      (await sql`select user_id from listing_grant where kind = 'invited' and source_id = ${id}`.execute(db))
        .rows.length;
    const [first] = await invite(id, [one, two]);
    expect(await grants()).toBe(2);
    await answer(one, first!.id, 'declined');
    expect(await grants()).toBe(1);
    await app.ask(changeOpenHouse, { params: { id }, body: { canceled: true } }, { as: host.access });
    expect(await grants()).toBe(0);
    const { rows } =
      await sql`select type from notification where user_id = ${two.id} and type in (35, 37)`.execute(db);
    expect(rows).toEqual([{ type: 37 }]);
  });

  it('E082: a host sees all that are hosted, the coming ones first; others nothing', async () => {
    const own = await person(app, { verified: true, userType: 'LL' });
    const support = await person(app, { staff: ['support'] });
    const id = await publishedHome(app, own);
    const gone = await planOpenHouse(app, own, id);
    await app.ask(changeOpenHouse, { params: { id: gone.id }, body: { canceled: true } }, { as: own.access });
    const next = await planOpenHouse(app, own, id);
    for (const as of [own.access, support.access]) {
      const { body } = await app.ask(listHostedOpenHouses, { params: { id: own.id } }, { as });
      expect(body.items.map((one) => one.id)).toEqual([next.id, gone.id]);
    }
    const other = await app.refused(listHostedOpenHouses, { params: { id: own.id } }, { as: host.access });
    expect(other.status).toBe(404);
  });
});
