import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { saveSearch } from '@heima/domain/alerts/endpoints.ts';
import { listDataExports, requestDataExport } from '@heima/domain/data-exports/endpoints.ts';
import { addImage } from '@heima/domain/listing-content/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { asFile, jpeg } from '#platform/images/test-pictures.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { purgeExpiredExports } from './make-export.ts';
import { readZip } from './read-zip.builder.ts';

describe('a copy of everything held about a person', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-05-01T12:00:00Z'));
  const { db } = app.services;
  const ask = async (one: Person) =>
    (await app.ask(requestDataExport, { params: { id: one.id } }, { as: one.access })).body;
  const list = async (one: Person) =>
    (await app.ask(listDataExports, { params: { id: one.id } }, { as: one.access })).body.items;
  const fetchUrl = (url: string) => app.app.inject({ method: 'GET', url });

  it('holds the account, listings with photos and saved searches, and no secret', async () => {
    const one = await person(app, { verified: true, password: 'leyndo12', fullName: 'Þóra Ґ. Ægisdóttir' });
    const id = await buildWholeListing(db, { owner_id: one.id, title: 'Risið mitt' });
    await app.ask(
      saveSearch,
      { body: { name: 'Fyrir köttinn', filter: { allowed_pets: ['cat'] }, frequency: 'daily' } },
      { as: one.access },
    );
    await app.ask(addImage, { params: { id }, body: {}, file: asFile(await jpeg()) } as never, {
      as: one.access,
    });
    const other = await person(app, { verified: true, fullName: 'Ókunnur Maður' });
    await buildWholeListing(db, { owner_id: other.id, title: 'Ekki mitt' });
    expect(await ask(one)).toMatchObject({ state: 'WAITING', url: null });
    await app.runJobs();
    const [made] = await list(one);
    expect(made).toMatchObject({ state: 'READY', expires_at: '2027-05-08T12:00:00.000Z' });
    expect(made!.parts_done).toBe(made!.parts);
    const answer = await fetchUrl(made!.url!);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="heima-2027-05-01.zip"',
      'cache-control': 'private, no-store',
    });
    expect(answer.rawPayload.byteLength).toBe(made!.bytes);
    const files = await readZip(answer.rawPayload);
    const whole = [...files.values()].join('\n');
    for (const text of ['Þóra Ґ. Ægisdóttir', one.email, 'Risið mitt', 'Fyrir köttinn', id])
      expect(whole).toContain(text);
    for (const text of ['argon2', 'Ekki mitt', 'Ókunnur']) expect(whole).not.toContain(text);
    expect(JSON.parse(files.get('account.json')!).sessions[0].user_agent).toBe('test');
    expect(
      [...files.keys()].some((name) => name.startsWith(`listings/${id}/`) && name.endsWith('.webp')),
    ).toBe(true);
    const emails = await controlClient(workerSandbox().url).mail({ to: one.email });
    expect(emails.map(({ subject }) => subject)).toEqual(['Gögnin þín eru tilbúin']);
  });

  it('asked for many times at once it is made once', async () => {
    const one = await person(app, { verified: true });
    const ids = new Set((await Promise.all([ask(one), ask(one), ask(one)])).map(({ id }) => id));
    expect(ids.size).toBe(1);
    await app.runJobs();
    expect(await list(one)).toHaveLength(1);
    const emails = await controlClient(workerSandbox().url).mail({ to: one.email });
    expect(emails).toHaveLength(1);
  });

  it('U16: is its person’s alone; a link cannot be made up, changed or used later', async () => {
    const [one, other] = [await person(app, { verified: true }), await person(app, { staff: true })];
    await ask(one);
    await app.runJobs();
    for (const endpoint of [requestDataExport, listDataExports])
      expect(
        (await app.refused(endpoint as never, { params: { id: one.id } } as never, { as: other.access }))
          .status,
      ).toBeGreaterThanOrEqual(403);
    const { id, url } = (await list(one))[0]!;
    const link = new URL(url!, 'http://heima.test');
    const until = Number(link.searchParams.get('until'));
    for (const bad of [
      `/documents/data-exports/${id}`,
      `/documents/data-exports/${id}?until=${until + 1}&key=${link.searchParams.get('key')}`,
      `/documents/data-exports/${id}?until=${until}&key=`,
      `/documents/data-exports/${id}?until=NaN&key=x`,
      url!.replace(id, other.id),
      `/documents/data-exports/..%2F${id}?until=${until}&key=x`,
    ])
      expect((await fetchUrl(bad)).statusCode, bad).toBe(404);
    app.setTime(new Date(until * 1000));
    expect((await fetchUrl(url!)).statusCode).toBe(404);
    app.setTime(new Date(until * 1000 - 1));
    expect((await fetchUrl(url!)).statusCode).toBe(200);
  });

  it('is gone after a week, and at once when the account is deleted', async () => {
    const [one, two] = [await person(app, { verified: true }), await person(app, { verified: true })];
    for (const each of [one, two]) await ask(each);
    await app.runJobs();
    const links = [(await list(one))[0]!, (await list(two))[0]!];
    await app.ask(deleteAccount, { params: { id: two.id } }, { as: two.access });
    await app.runJobs();
    expect((await fetchUrl(links[1]!.url!)).statusCode).toBe(404);
    expect(await app.services.files.get(`data-exports/${links[1]!.id}.zip`)).toBeUndefined();
    app.setTime(new Date(Date.parse(links[0]!.expires_at!) + 1));
    await purgeExpiredExports.handle(app.services, {});
    expect(await app.services.files.get(`data-exports/${links[0]!.id}.zip`)).toBeUndefined();
    const kept = await db.selectFrom('data_export').select('state').where('user_id', '=', one.id).execute();
    expect(kept).toEqual([{ state: 'EXPIRED' }]);
  });

  it('one that does not come about is given up after an hour, and another can be asked for', async () => {
    const one = await person(app, { verified: true });
    const id = newId();
    const begun = app.services.clock();
    await db
      .insertInto('data_export')
      .values({
        id,
        user_id: one.id,
        state: 'WAITING',
        parts: 1,
        bytes: null,
        created_at: begun,
        ready_at: null,
        expires_at: null,
      })
      .execute();
    app.setTime(new Date(begun.getTime() + 10 * 60_000));
    expect((await ask(one)).id).toBe(id);
    app.setTime(new Date(begun.getTime() + 61 * 60_000));
    await purgeExpiredExports.handle(app.services, {});
    const kept = await db.selectFrom('data_export').select('state').where('id', '=', id).execute();
    expect(kept).toEqual([{ state: 'FAILED' }]);
  });
});
