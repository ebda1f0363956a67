import { applyForListing, previewApplication } from '@heima/domain/applications/applying-endpoints.ts';
import { denyApplication, getReceivedApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import {
  cancelApplication,
  getApplicationPreview,
  getOwnApplication,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { changeProfile } from '@heima/domain/profiles/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { apply, publishedHome, wholeApplication } from './applications.builder.ts';

describe('sending an application', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const landlord = await person(app, { verified: true, userType: 'LL' });
  const tenant = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });
  const home = (more: object = {}) => publishedHome(app, landlord, more);
  const body = wholeApplication;

  const received = async (id: string, as = landlord) =>
    (await app.ask(getReceivedApplication, { params: { id } }, { as: as.access })).body;
  const own = async (id: string, who: Person) =>
    (await app.ask(getOwnApplication, { params: { id } }, { as: who.access })).body;
  const told = async (who: Person) => {
    const rows = await db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', who.id)
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  };

  it('E060 R202 R203: sends what was written and the profile as it is then; the home says so', async () => {
    const [who, id] = [await tenant(), await home()];
    await app.ask(changeProfile, { params: { id: who.id }, body: { bio: 'Fyrr' } }, { as: who.access });
    const sent = await apply(app, who, id, { children: 1, pets: ['cat'], requested_length: 24 });
    expect(sent).toMatchObject({
      status: 'sent',
      group: 'new',
      active: true,
      message: body.message,
      children: 1,
      requested_length: 24,
      listing: { id },
      landlord: { id: landlord.id },
      profile: { full_name: 'Þóra Ægisdóttir', bio: 'Fyrr', corenters: [] },
      can: { cancel: true },
    });
    await app.ask(changeProfile, { params: { id: who.id }, body: { bio: 'Síðar' } }, { as: who.access });
    const { profile, pets } = await received(sent.id);
    expect([profile?.bio, pets]).toEqual(['Fyrr', ['cat']]);
    const listing = (await app.ask(getListing, { params: { id } }, { as: who.access })).body;
    expect(listing).toMatchObject({ has_applied: true, application_id: sent.id });
    await app.ask(cancelApplication, { params: { id: sent.id } }, { as: who.access });
    const { body: after } = await app.ask(getListing, { params: { id } }, { as: who.access });
    expect(after).toMatchObject({ has_applied: false, application_id: null });
    const { rows } = await sql`select application_count from listing where id = ${id}`.execute(db);
    expect(rows).toEqual([{ application_count: 1 }]);
  });

  it('A01 A10: fourteen at once make one, and the landlord hears of it once', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const [who, id] = [await tenant(), await publishedHome(app, owner)];
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        app.app.inject({
          method: 'POST',
          url: `/api/v1/listings/${id}/applications`,
          headers: { authorization: `Bearer ${who.access}` },
          payload: body,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array(13).fill(409)]);
    const [first] = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json());
    for (const one of answers.filter(({ statusCode }) => statusCode === 409))
      expect(one.json()).toMatchObject({
        code: 'applications.alreadyApplied',
        application_id: first.id,
      });
    await app.runJobs();
    await app.runJobs();
    expect(await told(owner)).toEqual([2]);
    expect((await own(first.id, who)).status).toBe('received');
  });

  it('with one Idempotency-Key it is one, and both answers are the same', async () => {
    const [who, id] = [await tenant(), await home()];
    const how = { as: who.access, headers: { 'idempotency-key': newId() } };
    const ask = () => app.ask(applyForListing, { params: { id }, body }, how);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two.body).toEqual(one.body);
  });

  it('A03: a home that is not in publication takes nothing, and its owner does not apply', async () => {
    const who = await tenant();
    const hidden = await home({ visible: false });
    const refused = await app.refused(applyForListing, { params: { id: hidden }, body }, { as: who.access });
    // Whoever does not deal with it does not even learn that it is there.
    expect(refused.status).toBe(404);
    const known = await home();
    const { id } = await apply(app, who, known);
    await app.ask(denyApplication, { params: { id }, body: {} }, { as: landlord.access });
    await sql`update listing set visible = false where id = ${known}`.execute(db);
    const closed = await app.refused(applyForListing, { params: { id: known }, body }, { as: who.access });
    expect([closed.status, closed.body.code]).toEqual([409, 'applications.listingClosed']);
    const mine = await app.refused(
      applyForListing,
      { params: { id: await home() }, body },
      { as: landlord.access },
    );
    expect(mine.body.code).toBe('applications.ownListing');
    expect((await app.refused(applyForListing, { params: { id: known }, body })).status).toBe(401);
  });

  it('refuses bad input at its field, in the reader’s language', async () => {
    const [who, id] = [await tenant(), await home()];
    const bad = { ...body, preferred_move_in: 'after', move_in_date: '2020-01-01' } as const;
    for (const contract of [previewApplication, applyForListing] as const)
      expect(
        (await app.refused(contract, { params: { id }, body: bad }, { as: who.access })).body.errors,
      ).toEqual({ move_in_date: ['Dagurinn er liðinn. Veldu daginn í dag eða síðar.'] });
    const past = await app.refused(applyForListing, { params: { id }, body: bad }, { as: who.access });
    expect(past.body.errors).toEqual({
      move_in_date: ['Dagurinn er liðinn. Veldu daginn í dag eða síðar.'],
    });
    for (const [language, words] of [
      ['is', 'Þessi dagur er ekki til.'],
      ['en', 'This day does not exist.'],
      ['ua', 'Такого дня не існує.'],
    ] as const) {
      const none = { ...bad, move_in_date: '2027-02-31' };
      const answer = await app.refused(
        applyForListing,
        { params: { id }, body: none },
        { as: who.access, language },
      );
      expect(answer.body.errors).toEqual({ move_in_date: [words] });
    }
    const empty = await app.refused(
      applyForListing,
      { params: { id }, body: { ...body, message: '  ', adults: 0 } },
      { as: who.access },
    );
    expect(Object.keys(empty.body.errors!).sort()).toEqual(['adults', 'message']);
  });

  it('E061 E062 V068: a preview shows exactly what the landlord will see, tells nobody, and is its maker’s alone', async () => {
    const [who, other, id] = [await tenant(), await tenant(), await home()];
    const given = { ...body, pets: ['dog' as const], negotiate_price: true };
    const preview = (await app.ask(previewApplication, { params: { id }, body: given }, { as: who.access }))
      .body;
    const again = await app.ask(getApplicationPreview, { params: { id: preview.id } }, { as: who.access });
    expect(again.body).toEqual(preview);
    const strange = await app.refused(
      getApplicationPreview,
      { params: { id: preview.id } },
      { as: other.access },
    );
    expect([strange.status, strange.body.code]).toEqual([404, 'applications.previewGone']);
    const sent = await apply(app, who, id, given);
    const { id: _, listing_id: __, created_at: ___, bid: ____, ...content } = preview;
    expect(await received(sent.id)).toMatchObject(content);
    await sql`update application_preview set expires_at = now() - interval '1 second'`.execute(db);
    expect(
      (await app.refused(getApplicationPreview, { params: { id: preview.id } }, { as: who.access })).status,
    ).toBe(404);
  });
});
