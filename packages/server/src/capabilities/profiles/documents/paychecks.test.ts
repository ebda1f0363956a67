import {
  addPaycheck,
  changePaycheck,
  deletePaycheck,
  getOwnProfile,
  getProfile,
  listPaychecks,
} from '@heima/domain/profiles/endpoints.ts';
import { maxPaychecks } from '@heima/domain/profiles/profile-limits.ts';
import type { StaffArea } from '@heima/domain/shared/actor.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareProfile, unshareProfile } from '#capabilities/profiles/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { asFile, heicBytes, jpeg, pdfBytes, svgBytes } from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('paychecks', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, files, unitOfWork } = app.services;
  const start = new Date('2026-11-28T12:00:00Z');
  app.setTime(start);
  const pdf = asFile(pdfBytes);
  const cause = systemCause(start);

  const add = (who: Person, file: Blob = pdf, fileName = 'Launaseðill þórs.pdf', body?: object) =>
    app.ask(addPaycheck, { params: { id: who.id }, file, fileName, body } as never, { as: who.access });
  const refused = (who: Person, file: Blob, fileName = 'laun.pdf') =>
    app.refused(
      addPaycheck,
      { params: { id: who.id }, file, fileName, body: {} },
      { as: who.access, language: 'en' },
    );
  const list = async (owner: Person, viewer: Person = owner) =>
    (await app.ask(listPaychecks, { params: { id: owner.id } }, { as: viewer.access })).body.items;
  const listRefused = async (owner: Person, viewer: Person) =>
    (await app.refused(listPaychecks, { params: { id: owner.id } }, { as: viewer.access })).status;
  const fetchFile = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers });

  it('E030 K18: a PDF is kept as it came and handed out as a download with nosniff', async () => {
    const who = await person(app);
    const { status, body } = await add(who, pdf, 'Launaseðill þórs.pdf', { description: ' Október  2026 ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      description: 'Október 2026',
      file: { name: 'Launaseðill þórs.pdf', type: 'application/pdf', size: pdfBytes.length },
    });
    expect(body.file.expires_at).toBe('2026-11-28T12:15:00.000Z');
    const answer = await fetchFile(body.file.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdfBytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Launasedill thors.pdf"; filename*=UTF-8''Launase%C3%B0ill%20%C3%BE%C3%B3rs.pdf`,
    });
    expect(String(answer.headers['content-security-policy'])).toContain('sandbox');
    const own = await app.ask(getOwnProfile, { params: { id: who.id } }, { as: who.access });
    expect(own.body.paychecks.map(({ id }) => id)).toEqual([body.id]);
  });

  it('L01 L05: a photo is encoded anew, whatever it is called', async () => {
    const who = await person(app);
    const { body } = await add(who, asFile(await jpeg()), 'laun.html');
    expect(body.file).toMatchObject({ name: 'laun.jpg', type: 'image/jpeg' });
    const answer = await fetchFile(body.file.url);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('L04 L05: everything else is reported at its field and leaves nothing', async () => {
    const who = await person(app);
    const html = asFile(Buffer.from('<script>alert(1)</script>'));
    for (const file of [asFile(svgBytes), asFile(heicBytes), html]) {
      const { status, body } = await refused(who, file);
      expect([status, body.errors?.file]).toEqual([400, ['The document must be a PDF, JPEG or PNG.']]);
    }
    const half = await refused(who, asFile(pdfBytes.subarray(0, 30)));
    expect(half.body.errors?.file?.[0]).toMatch(/could not be read/);
    const large = await refused(who, asFile(Buffer.concat([pdfBytes, Buffer.alloc(10_000_000)])));
    expect([large.status, large.body.errors?.file]).toEqual([413, ['The file may be at most 10 MB.']]);
    const long = await app.refused(
      addPaycheck,
      { params: { id: who.id }, file: pdf, body: { description: 'x'.repeat(121) } },
      { as: who.access },
    );
    expect(Object.keys(long.body.errors ?? {})).toEqual(['description']);
    expect(await list(who)).toEqual([]);
  });

  it('X012 X013: is described anew and deleted with its file, once', async () => {
    const who = await person(app);
    const { id, file } = (await add(who)).body;
    const renamed = await app.ask(
      changePaycheck,
      { params: { id }, body: { description: 'Nóvember' } },
      { as: who.access },
    );
    expect(renamed.body.description).toBe('Nóvember');
    const both = await Promise.allSettled(
      [1, 2].map(() => app.ask(deletePaycheck, { params: { id } }, { as: who.access })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await app.runJobs();
    expect(await files.get(`paychecks/${id}.pdf`)).toBeUndefined();
    expect((await fetchFile(file.url)).statusCode).toBe(404);
  });

  it('U16: nobody else lists, describes or deletes them', async () => {
    const [who, other] = [await person(app), await person(app)];
    const { id } = (await add(who)).body;
    expect(await listRefused(who, other)).toBe(404);
    for (const as of [other.access, (await person(app, { staff: true })).access]) {
      const body = { description: 'x' };
      expect((await app.refused(changePaycheck, { params: { id }, body }, { as })).status).toBe(404);
      expect((await app.refused(deletePaycheck, { params: { id } }, { as })).status).toBe(404);
    }
    const foreign = await app.refused(
      addPaycheck,
      { params: { id: who.id }, file: pdf, body: {} },
      { as: other.access },
    );
    expect(foreign.status).toBe(404);
  });

  it('X011 X009: are read by those they were shared with, until sharing ends, also by an address made before', async () => {
    const [who, landlord] = [await person(app), await person(app, { userType: 'LL' })];
    await add(who);
    const sourceId = newId();
    const share = (withPaychecks: boolean) =>
      unitOfWork(cause, (unit) =>
        shareProfile(unit, {
          userId: who.id,
          viewerId: landlord.id,
          kind: 'application',
          sourceId,
          withPaychecks,
        }),
      );
    const view = () => app.ask(getProfile, { params: { id: who.id } }, { as: landlord.access });
    await share(false);
    expect((await view()).body.paychecks).toBeNull();
    // The profile is known to the landlord, its paychecks are not his.
    expect(await listRefused(who, landlord)).toBe(403);
    await share(true);
    expect((await view()).body.paychecks).toHaveLength(1);
    const [seen] = await list(who, landlord);
    expect((await fetchFile(seen!.file.url)).statusCode).toBe(200);
    const trail = await db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', who.id)
      .where('action', '=', 'profiles.paycheckRead')
      .execute();
    expect(trail).toEqual([{ actor_id: landlord.id, action: 'profiles.paycheckRead' }]);
    await unitOfWork(cause, (unit) => unshareProfile(unit, 'application', sourceId));
    expect((await fetchFile(seen!.file.url)).statusCode).toBe(404);
    expect(await listRefused(who, landlord)).toBe(404);
  });

  it('U16: staff read by an address made in a session opened with more than a password, while they work here', async () => {
    const [who, staff] = [await person(app), await person(app, { staff: true })];
    await add(who);
    const [seen] = await list(who, staff);
    expect((await fetchFile(seen!.file.url)).statusCode).toBe(200);
    const setStaff = (id: string, staff_areas: StaffArea[]) =>
      db.updateTable('app_user').set({ staff_areas }).where('id', '=', id).execute();
    await setStaff(staff.id, []);
    expect((await fetchFile(seen!.file.url)).statusCode).toBe(404);

    // An address of a landlord who comes to work here gives no more than it gave.
    const [landlord, sourceId] = [await person(app), newId()];
    const grant = {
      userId: who.id,
      viewerId: landlord.id,
      kind: 'application',
      sourceId,
      withPaychecks: true,
    };
    await unitOfWork(cause, (unit) => shareProfile(unit, grant));
    const [shared] = await list(who, landlord);
    expect((await fetchFile(shared!.file.url)).statusCode).toBe(200);
    await unitOfWork(cause, (unit) => unshareProfile(unit, 'application', sourceId));
    await setStaff(landlord.id, ['guarantees']);
    expect((await fetchFile(shared!.file.url)).statusCode).toBe(404);
  });

  it('an address works for its viewer, its document and its quarter of an hour only', async () => {
    const who = await person(app);
    const { url } = (await add(who)).body.file;
    const other = (await add(await person(app))).body;
    const query = url.split('?')[1]!;
    expect((await fetchFile(`/documents/paychecks/${other.id}?${query}`)).statusCode).toBe(404);
    expect((await fetchFile(url.replace(/until=\d+/, 'until=99999999999'))).statusCode).toBe(404);
    expect((await fetchFile(url.replace(/key=.{4}/, 'key=AAAA'))).statusCode).toBe(404);
    expect((await fetchFile(url.split('?')[0]!)).statusCode).toBe(404);
    expect((await fetchFile('/documents/paychecks/x?for=user.x&until=1&key=y')).statusCode).toBe(404);
    expect((await fetchFile(`/media/paychecks/${other.id}.pdf`)).statusCode).toBe(404);
    app.setTime(new Date(start.getTime() + 15 * 60_000 - 1000));
    expect((await fetchFile(url)).statusCode).toBe(200);
    app.setTime(new Date(start.getTime() + 15 * 60_000));
    const late = await fetchFile(url, { cookie: 'heima_lang=en' });
    expect([late.statusCode, late.json().code]).toEqual([410, 'profiles.documentExpired']);
    app.setTime(start);
    await db.updateTable('app_user').set({ deleted_at: start }).where('id', '=', who.id).execute();
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  it('at most twelve, also when they come at once; a refused one leaves no file', async () => {
    const who = await person(app);
    for (let count = 0; count < maxPaychecks - 2; count += 1) await add(who);
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => add(who)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const kept = await list(who);
    expect(kept).toHaveLength(maxPaychecks);
    const no = await refused(who, pdf);
    expect([no.status, no.body.code]).toEqual([409, 'profiles.tooManyPaychecks']);
    const rows = await db.selectFrom('paycheck').select('id').execute();
    const stored: string[] = [];
    for await (const { name } of files.list('paychecks/')) stored.push(name.slice('paychecks/'.length));
    expect(stored.map((name) => name.split('.')[0]).sort()).toEqual(rows.map(({ id }) => id).sort());
  });
});
