import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import {
  closeListingReport,
  closePersonReport,
  reportListing,
  reportPerson,
} from '@heima/domain/reports/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { notificationsOf } from '#capabilities/notifications/notifications.builder.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('reports', async () => {
  const app = await testApp();
  const { db } = app.services;
  const { addSeconds, emails } = notificationsOf(app);
  const owner = await person(app, { verified: true, fullName: 'Þórunn Ösp Hallgrímsdóttir' });
  const viewer = await person(app);
  const published = (given = {}) =>
    buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date(), ...given });
  const kept = (id: string) => db.selectFrom('report').selectAll().where('listing_id', '=', id).execute();

  it('anybody reports a listing; the same thing counts once, and staff can see it', async () => {
    const id = await published();
    const report = (as: string | undefined, reason: 'scam' | 'offensive', text?: string) =>
      app.ask(reportListing, { params: { id }, body: { reason, ...(text ? { text } : {}) } }, { as });
    expect((await report(viewer.access, 'scam', 'Biður um greiðslu fyrir fram')).status).toBe(204);
    await Promise.all([
      report(viewer.access, 'scam'),
      report(viewer.access, 'scam'),
      report(undefined, 'scam'),
    ]);
    await report(viewer.access, 'offensive');
    const rows = await kept(id);
    expect(rows.map(({ reason, reporter_id }) => `${reason} ${reporter_id === viewer.id}`).sort()).toEqual([
      'offensive true',
      'scam false',
      'scam true',
    ]);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    const audit = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '=', 'reports.listingReported')
      .execute();
    expect(audit).toHaveLength(3);
  });

  it('needs a reason, words for "other", and a listing that one may see; owners do not report their own', async () => {
    const id = await published();
    const no = async (listing: string, body: object, as = viewer.access) =>
      (await app.refused(reportListing, { params: { id: listing }, body: body as never }, { as })).status;
    expect(await no(id, {})).toBe(400);
    expect(await no(id, { reason: 'other' })).toBe(400);
    expect(await no(id, { reason: 'scam', text: 'x'.repeat(2001) })).toBe(400);
    expect(await no(await published({ visible: false }), { reason: 'scam' })).toBe(404);
    expect(await no(id, { reason: 'scam' }, owner.access)).toBe(403);
  });

  it('ten in an hour, then 429', async () => {
    const busy = await person(app);
    const id = await published();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        await app
          .ask(reportListing, { params: { id }, body: { reason: 'scam' } }, { as: busy.access })
          .then(({ status }) => status)
          .catch((error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1])),
      );
    expect(statuses.slice(9, 12)).toEqual([204, 429, 429]);
  });

  const reportOf = (of: { listing_id: string } | { person_id: string }) => {
    const [[column, id]] = Object.entries(of) as [['listing_id', string]];
    return db.selectFrom('report').selectAll().where(column, '=', id).executeTakeFirstOrThrow();
  };
  const news = async ({ id, access: as }: Person) =>
    (await app.ask(listNotifications, { params: { id } }, { as })).body.items.map(({ text }) => text);

  it('gap staff: a report is closed with an outcome, and its reporter is told by notification and e-mail', async () => {
    const [staff, reporter, late] = [
      await person(app, { staff: ['listings'], fullName: 'Arnór Ketilsson' }),
      await person(app, { verified: true }),
      await person(app, { staff: ['listings'] }),
    ];
    const listing = await published();
    await app.ask(
      reportListing,
      { params: { id: listing }, body: { reason: 'scam' } },
      { as: reporter.access },
    );
    const { id } = await reportOf({ listing_id: listing });
    const close = {
      params: { id },
      body: { outcome: 'acted', answer: 'Auglýsingin var tekin út.' },
    } as const;
    await app.ask(closeListingReport, close, { as: staff.access });
    await addSeconds(60);
    const told = 'Við skoðuðum tilkynninguna þína. Brugðist var við. Auglýsingin var tekin út.';
    expect(await news(reporter)).toEqual([told]);
    const [mail] = await emails(reporter);
    expect(mail!.subject).toBe('Svar við tilkynningunni þinni');
    expect(mail!.text).toContain('Auglýsingin var tekin út.');
    // The second of two learns who was first, and nothing is said twice.
    const second = await app.refused(closeListingReport, close, { as: late.access });
    expect([second.status, second.body.code]).toEqual([409, 'reports.alreadyClosed']);
    expect(second.body.detail).toContain('Arnór Ketilsson');
    expect(await news(reporter)).toHaveLength(1);
    expect(await reportOf({ listing_id: listing })).toMatchObject({ outcome: 'acted', handled_by: staff.id });
  });

  it('gap staff: two who close a report at once: one is refused', async () => {
    const staff = [await person(app, { staff: true }), await person(app, { staff: true })];
    const listing = await published();
    await app.ask(
      reportListing,
      { params: { id: listing }, body: { reason: 'scam' } },
      { as: viewer.access },
    );
    const { id } = await reportOf({ listing_id: listing });
    const ends = await Promise.allSettled(
      staff.map(({ access }) =>
        app.ask(
          closeListingReport,
          { params: { id }, body: { outcome: 'no_grounds', answer: 'Ekkert að.' } },
          { as: access },
        ),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('gap staff V247: a person with a public page is reported, once for each thing; nobody reports themselves', async () => {
    await published();
    const report = (as: string | undefined, id = owner.id) =>
      app.ask(reportPerson, { params: { id }, body: { reason: 'offensive', text: 'Dónaskapur' } }, { as });
    await report(viewer.access);
    await report(viewer.access);
    expect(
      await db.selectFrom('report').select('id').where('person_id', '=', owner.id).execute(),
    ).toHaveLength(1);
    const statusFor = async (id: string, as: string) =>
      (await app.refused(reportPerson, { params: { id }, body: { reason: 'scam' } }, { as })).status;
    expect(await statusFor(owner.id, owner.access)).toBe(403);
    expect(await statusFor(viewer.id, owner.access)).toBe(404);
    const { id } = await reportOf({ person_id: owner.id });
    const support = await person(app, { staff: ['support'] });
    const body = { outcome: 'no_grounds', answer: 'Ekkert fannst.' } as const;
    // A report of a person is no report of a listing.
    const listings = await person(app, { staff: ['listings'] });
    const other = await app.refused(closeListingReport, { params: { id }, body }, { as: listings.access });
    expect(other.status).toBe(404);
    // Nobody closes a report about themselves.
    await db
      .updateTable('app_user')
      .set({ staff_areas: ['support', 'listings'] })
      .where('id', '=', owner.id)
      .execute();
    const self = await app.refused(closePersonReport, { params: { id }, body }, { as: owner.access });
    expect(self.status).toBe(403);
    await app.ask(closePersonReport, { params: { id }, body }, { as: support.access });
    expect((await reportOf({ person_id: owner.id })).outcome).toBe('no_grounds');
  });
});
