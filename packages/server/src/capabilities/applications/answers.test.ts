import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import {
  acceptApplication,
  annotateApplication,
  chooseCategories,
  denyApplication,
  getReceivedApplication,
  rejectApplications,
  toggleConsideration,
} from '@heima/domain/applications/landlord-endpoints.ts';
import {
  cancelApplication,
  getOwnApplication,
  listApplicationEvents,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { getProfile } from '@heima/domain/profiles/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { apply, publishedHome } from './applications.builder.ts';

describe('what becomes of an application', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const landlord = await person(app, { verified: true, userType: 'LL' });
  const tenant = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });
  const home = (more: object = {}) => publishedHome(app, landlord, more);

  const received = async (id: string, as = landlord) =>
    (await app.ask(getReceivedApplication, { params: { id } }, { as: as.access })).body;
  const own = async (id: string, who: Person) =>
    (await app.ask(getOwnApplication, { params: { id } }, { as: who.access })).body;
  const events = async (id: string, who: Person) =>
    (await app.ask(listApplicationEvents, { params: { id } }, { as: who.access })).body.items.map(
      ({ kind }) => kind,
    );
  const told = async (who: Person) => {
    const rows = await db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', who.id)
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  };

  it('R190 R191 R192: the applicant withdraws it once; the landlord is told and no longer reads the profile', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const [who, id] = [await tenant(), await publishedHome(app, owner)];
    const sent = await apply(app, who, id);
    await app.runJobs();
    await app.ask(getProfile, { params: { id: who.id } }, { as: owner.access });
    const { body: gone } = await app.ask(cancelApplication, { params: { id: sent.id } }, { as: who.access });
    expect(gone).toMatchObject({
      status: 'cancelled',
      group: 'denied',
      active: false,
      can: { cancel: false },
    });
    expect(gone.canceled_at).not.toBeNull();
    expect((await app.refused(getProfile, { params: { id: who.id } }, { as: owner.access })).status).toBe(
      404,
    );
    expect(await told(owner)).toEqual([28]);
    const again = await app.refused(cancelApplication, { params: { id: sent.id } }, { as: who.access });
    expect([again.status, again.body.code]).toEqual([409, 'applications.wasCancelled']);
    const late = await app.refused(
      acceptApplication,
      { params: { id: sent.id }, body: {} },
      { as: owner.access },
    );
    expect(late.body.code).toBe('applications.wasCancelled');
    expect((await apply(app, who, id)).id).not.toBe(sent.id);
  });

  it('the landlord’s first look opens it; the applicant’s does not, and staff only look', async () => {
    const [who, id] = [await tenant(), await home()];
    const sent = await apply(app, who, id);
    const staff = await person(app, { staff: ['support'] });
    expect((await received(sent.id, staff)).group).toBe('new');
    expect((await own(sent.id, who)).group).toBe('new');
    const [one, two] = await Promise.all([received(sent.id), received(sent.id)]);
    expect([one.status, two.status]).toEqual(['opened', 'opened']);
    expect(one.opened_at).not.toBeNull();
    expect(await events(sent.id, landlord)).toEqual(['sent', 'opened']);
  });

  it('R199 R200: consideration goes on and off, and never on what is decided; the applicant does not hear of it', async () => {
    const [who, id] = [await tenant(), await home()];
    const sent = await apply(app, who, id);
    const toggle = async () =>
      (await app.ask(toggleConsideration, { params: { id: sent.id } }, { as: landlord.access })).body;
    expect(await toggle()).toMatchObject({ status: 'considered', is_considered: true });
    expect(await toggle()).toMatchObject({ status: 'opened', is_considered: false });
    await toggle();
    const seen = await own(sent.id, who);
    expect([seen.status, seen.group]).toEqual(['opened', 'other']);
    await app.ask(acceptApplication, { params: { id: sent.id }, body: {} }, { as: landlord.access });
    const refused = await app.refused(
      toggleConsideration,
      { params: { id: sent.id } },
      { as: landlord.access },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'applications.alreadyAccepted']);
    expect(await events(sent.id, who)).toEqual(['sent', 'accepted']);
    expect(await events(sent.id, landlord)).toEqual([
      'sent',
      'considered',
      'set_aside',
      'considered',
      'accepted',
    ]);
  });

  it('open pages of both hear that it has come and of each step, except of what the landlord considers', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const who = await tenant();
    const heard = async () => {
      const rows = await db
        .selectFrom('live_event')
        .select('user_id')
        .where('kind', '=', 'applications.changed')
        .where('user_id', 'in', [owner.id, who.id])
        .execute();
      await db.deleteFrom('live_event').execute();
      return rows.map(({ user_id }) => (user_id === owner.id ? 'landlord' : 'applicant')).sort();
    };
    const { id } = await apply(app, who, await publishedHome(app, owner));
    await app.runJobs();
    expect(await heard()).toEqual(['applicant', 'landlord']);
    await received(id, owner);
    expect(await heard()).toEqual(['applicant', 'landlord']);
    await app.ask(toggleConsideration, { params: { id } }, { as: owner.access });
    expect(await heard()).toEqual(['landlord']);
    await app.ask(denyApplication, { params: { id }, body: {} }, { as: owner.access });
    expect(await heard()).toEqual(['applicant', 'landlord']);
  });

  it('R197 R198 R211: accept and deny carry a message, which the applicant reads and is told of', async () => {
    for (const [contract, status, type] of [
      [acceptApplication, 'accepted', 26],
      [denyApplication, 'denied', 27],
    ] as const) {
      const [who, id] = [await tenant(), await home()];
      const sent = await apply(app, who, id);
      const message = '<b>Takk</b> fyrir að sækja um.';
      await app.ask(contract, { params: { id: sent.id }, body: { message } }, { as: landlord.access });
      expect(await own(sent.id, who)).toMatchObject({ status, decision_message: message });
      await app.runJobs();
      expect(await told(who)).toEqual([type]);
      const { items } = (
        await app.ask(listApplicationEvents, { params: { id: sent.id } }, { as: who.access })
      ).body;
      expect(items.at(-1)).toMatchObject({ kind: status, side: 'landlord', message });
    }
  });

  it('accept against withdraw: one wins, with one event, in fifty rounds', {
    timeout: 120_000,
  }, async () => {
    const who = await tenant();
    for (let round = 0; round < 50; round += 1) {
      const { id } = await apply(app, who, await home());
      const outcomes = await Promise.all([
        app.app.inject({
          method: 'POST',
          url: `/api/v1/landlords/rental-applications/${id}/accept`,
          headers: { authorization: `Bearer ${landlord.access}` },
          payload: {},
        }),
        app.app.inject({
          method: 'POST',
          url: `/api/v1/tenants/rental-applications/${id}/cancel`,
          headers: { authorization: `Bearer ${who.access}` },
        }),
      ]);
      expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const ends = (await events(id, landlord)).filter((kind) => kind === 'accepted' || kind === 'cancelled');
      expect(ends).toHaveLength(1);
      await sql`delete from rate_counter`.execute(db);
    }
  });

  it('A08 R201: rejecting several changes the open ones alone; a stranger’s refuses all', async () => {
    const id = await home();
    const people = await Promise.all([tenant(), tenant(), tenant()]);
    const [fresh, accepted, denied] = await Promise.all(people.map((who) => apply(app, who, id)));
    const as = { as: landlord.access };
    await app.ask(acceptApplication, { params: { id: accepted!.id }, body: {} }, as);
    await app.ask(denyApplication, { params: { id: denied!.id }, body: {} }, as);
    const stranger = await person(app, { userType: 'LL' });
    const foreign = await apply(app, people[0]!, await publishedHome(app, stranger));
    const ids = [fresh!.id, accepted!.id, denied!.id];
    const all = { rental_application_ids: [...ids, foreign.id], message: 'Því miður.' };
    expect((await app.refused(rejectApplications, { body: all }, as)).status).toBe(404);
    expect((await own(fresh!.id, people[0]!)).group).toBe('new');
    const { body: done } = await app.ask(
      rejectApplications,
      { body: { ...all, rental_application_ids: [...ids, ...ids] } },
      as,
    );
    expect(done).toEqual({ denied_ids: [fresh!.id] });
    await app.runJobs();
    expect(await Promise.all(people.map(told))).toEqual([[27], [26], [27]]);
  });

  it('notes, tags and categories are for the landlord’s side alone', async () => {
    const [who, id] = [await tenant(), await home()];
    const sent = await apply(app, who, id);
    const params = { id: sent.id };
    await app.ask(
      annotateApplication,
      { params, body: { notes: 'Hringja', tags: ['góð', 'góð'] } },
      { as: landlord.access },
    );
    const { body: marked } = await app.ask(
      chooseCategories,
      { params, body: { application_categories: ['couple'] } },
      { as: landlord.access },
    );
    expect(marked).toMatchObject({ notes: 'Hringja', tags: ['góð'], categories: ['couple'] });
    expect(JSON.stringify(await own(sent.id, who))).not.toMatch(/Hringja|góð|couple/);
    const staff = await person(app, { staff: ['support'] });
    expect(JSON.stringify(await received(sent.id, staff))).not.toMatch(/Hringja|góð/);
    const refused = await app.refused(
      annotateApplication,
      { params, body: { notes: 'x' } },
      { as: who.access },
    );
    expect(refused.status).toBe(403);
  });

  it('of two who change notes, tags or categories at once the later one is told, and nothing is written over', async () => {
    const sent = await apply(app, await tenant(), await home());
    const params = { id: sent.id };
    const { version } = await received(sent.id);
    const from = (of: string) => ({ as: landlord.access, headers: { 'if-match': `"${of}"` } });
    const { body: first } = await app.ask(
      annotateApplication,
      { params, body: { notes: 'Hringja' } },
      from(version!),
    );
    for (const [contract, body] of [
      [annotateApplication, { notes: 'Skrifa' }],
      [chooseCategories, { application_categories: ['couple'] }],
    ] as const) {
      const late = await app.refused(contract, { params, body } as never, from(version!));
      expect([late.status, late.body.code, late.body.changed]).toEqual([
        412,
        'common.changedMeanwhile',
        ['notes'],
      ]);
      expect(late.body.current).toMatchObject({ notes: 'Hringja', categories: [], version: first.version });
    }
    const { body: then } = await app.ask(
      chooseCategories,
      { params, body: { application_categories: ['couple'] } },
      from(first.version!),
    );
    expect(then).toMatchObject({ notes: 'Hringja', categories: ['couple'] });
    expect(then.version).not.toBe(first.version);
  });

  it('with an account go its words; whoever waits for a landlord who has gone is told no', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const [one, two] = [await tenant(), await tenant()];
    const [first, second] = await Promise.all([
      apply(app, one, await publishedHome(app, owner), { message: 'Leyndarmál' }),
      apply(app, two, await publishedHome(app, owner)),
    ]);
    await app.ask(deleteAccount, { params: { id: one.id } }, { as: one.access });
    await app.runJobs();
    const seen = await received(first.id, owner);
    expect(seen).toMatchObject({ status: 'cancelled', message: '', profile: null, applicant: null });
    await app.ask(deleteAccount, { params: { id: owner.id } }, { as: owner.access });
    await app.runJobs();
    expect(await own(second.id, two)).toMatchObject({ status: 'denied', landlord: null });
    const { rows } = await sql<{ row: string }>`
      select a::text || e::text as row from application a join application_event e on e.application_id = a.id
      where a.id = ${first.id}`.execute(db);
    expect(rows.filter(({ row }) => row.includes('Leyndarmál'))).toEqual([]);
    expect(await told(two)).toEqual([27]);
  });
});
