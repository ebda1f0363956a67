import { reportListing } from '@heima/domain/listings/writing-endpoints.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const home = { lat: 64.14361, lng: -21.92791 };

describe('reports of listings', async () => {
  const app = await testApp();
  const { db } = app.services;
  // Ten minutes before midnight: a new day begins while access tokens still work.
  const evening = new Date('2026-11-26T23:50:00Z');
  app.setTime(evening);
  afterEach(() => app.setTime(evening));
  const owner = await person(app, { verified: true, fullName: 'Þórunn Ösp Hallgrímsdóttir' });
  const viewer = await person(app);

  const published = (given = {}) =>
    buildWholeListing(db, {
      owner_id: owner.id,
      visible: true,
      published_at: new Date('2026-11-20T12:00:00Z'),
      ...home,
      street_number: '12',
      apartment_number: '0302',
      ...given,
    });

  describe('reports', () => {
    const kept = (id: string) =>
      db.selectFrom('listing_report').selectAll().where('listing_id', '=', id).execute();

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
        .where('action', '=', 'listings.reported')
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
  });
});
