import {
  denyListing,
  getSyncState,
  publishListing,
  syncListing,
  unpublishListing,
} from '@heima/domain/listing-publication/endpoints.ts';
import { changePrice } from '@heima/domain/listings/writing-endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPendingJob, syncExternalJob } from '#capabilities/listing-publication/jobs/sync-external.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

describe('the outside listing site', async () => {
  const app = await testApp();
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const staff = await person(app, { staff: true });
  const owner = await person(app, { verified: true });
  const rules: string[] = [];
  /** How the site answers calls about one listing; it is asked about others at the same time. */
  const play = async (operation: 'upsert' | 'status', ourId: string) => {
    const { id } = await sandbox.addRule({
      provider: 'mbl',
      operation,
      match: { ourId },
      outcome: 'unauthorized',
    });
    rules.push(id);
    return id;
  };
  afterEach(async () => {
    for (const id of rules.splice(0)) await sandbox.removeRule(id);
  });

  const published = (given = {}) =>
    buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date(), ...given });
  const sync = (id: string) => app.ask(syncListing, { params: { id } }, { as: staff.access });
  const state = async (id: string) =>
    (await app.ask(getSyncState, { params: { id } }, { as: staff.access })).body;
  /** What the site was sent about the listing, newest first. */
  const sent = async (id: string) =>
    (await sandbox.calls({ provider: 'mbl', operation: 'upsert' }))
      .filter(({ path }) => path.includes(id))
      .map(({ body }) => body as { price: number });

  it('R254 R255 E100: staff sends a published listing; the answer says queued, then live', async () => {
    const id = await published({ street_name: 'Þórsgata', street_number: '12' });
    expect(await state(id)).toMatchObject({ state: 'NEVER', external_id: null });
    const { status, body } = await sync(id);
    expect([status, body.state]).toEqual([202, 'QUEUED']);
    await app.runJobs();
    expect(await state(id)).toMatchObject({
      state: 'LIVE',
      external_id: expect.any(String),
      url: expect.stringContaining('http'),
    });
  });

  it('the site learns what a visitor may know: street without number, a rounded point, our link, no contact', async () => {
    const id = await published({
      street_name: 'Þórsgata',
      street_number: '1234',
      lat: 64.143612,
      lng: -21.927912,
      blurred_lat: 64.14412,
      blurred_lng: -21.92856,
    });
    await sync(id);
    await app.runJobs();
    const text = JSON.stringify(await sent(id));
    expect(text).toContain('Þórsgata');
    expect(text).toContain(`http://heima.test/listings/${id}`);
    expect(text).toContain('http://heima.test/media/listing-images/');
    for (const secret of ['1234', '64.1436', owner.email, '+354']) expect(text).not.toContain(secret);
  });

  it('R254: admins only', async () => {
    const id = await published();
    expect((await app.refused(syncListing, { params: { id } }, { as: owner.access })).status).toBe(403);
    expect((await app.refused(getSyncState, { params: { id } }, { as: owner.access })).status).toBe(403);
    expect((await app.refused(syncListing, { params: { id } })).status).toBe(401);
    expect((await app.refused(syncListing, { params: { id: newId() } }, { as: staff.access })).status).toBe(
      404,
    );
  });

  it('what was never sent and is not published is not sent', async () => {
    const id = await buildWholeListing(db, { owner_id: owner.id });
    const no = await app.refused(syncListing, { params: { id } }, { as: staff.access });
    expect([no.status, no.body.code]).toEqual([409, 'listings.notPublished']);
  });

  it('a listing that was sent follows: new price, out, back, refused', async () => {
    const id = await published({ price: 250_000 });
    await sync(id);
    await app.runJobs();
    await app.ask(changePrice, { params: { id }, body: { price: '260.000' } }, { as: owner.access });
    await app.runJobs();
    expect((await state(id)).state).toBe('LIVE');
    expect((await sent(id)).map(({ price }) => price)).toEqual([260_000, 250_000]);
    await app.ask(unpublishListing, { params: { id }, body: { reason: 'pausing' } }, { as: owner.access });
    await app.runJobs();
    expect((await state(id)).state).toBe('REMOVED');
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await app.runJobs();
    expect((await state(id)).state).toBe('LIVE');
    await app.ask(denyListing, { params: { id }, body: { reason: 'Rangt' } }, { as: staff.access });
    await app.runJobs();
    expect((await state(id)).state).toBe('REMOVED');
  });

  it('a listing that was never sent does not follow', async () => {
    const id = await published();
    await app.ask(changePrice, { params: { id }, body: { price: '260.000' } }, { as: owner.access });
    await app.runJobs();
    expect((await state(id)).state).toBe('NEVER');
    expect(await sent(id)).toEqual([]);
  });

  it('R255: staff sees why the site refused, and that it could not be reached', async () => {
    const refused = await published();
    await db
      .updateTable('listing_description')
      .set({ text: 'Stutt.' })
      .where('listing_id', '=', refused)
      .execute();
    await sync(refused);
    await app.runJobs();
    expect(await state(refused)).toMatchObject({
      state: 'REJECTED',
      errors: [expect.stringContaining('description')],
    });

    const down = await published();
    await play('upsert', down);
    await sync(down);
    await app.runJobs();
    expect(await state(down)).toMatchObject({ state: 'FAILED' });
  });

  it('what the site looks at first is asked about until it is decided', async () => {
    const id = await published({ title: 'Íbúð [pending]' });
    await sync(id);
    await app.runJobs();
    expect((await state(id)).state).toBe('PENDING');
    const away = await play('status', id);
    await checkPendingJob.handle(app.services, {});
    expect((await state(id)).state).toBe('PENDING');
    await sandbox.removeRule(away);
    await sandbox.act('mbl', 'reject', { id, reason: 'Sama eign tvisvar' });
    await checkPendingJob.handle(app.services, {});
    expect(await state(id)).toMatchObject({
      state: 'REJECTED',
      errors: [expect.stringContaining('Sama eign')],
    });
  });

  /** Whether the site shows the listing to its own visitors. */
  const isShown = async (id: string) =>
    (await app.services.ports.externalListings.status(id)).state === 'live';
  /** A slow answer waits by the sandbox's clock, so it comes when the test lets that clock go on. */
  const later = 3_600_000;
  const reached = async (operation: string, count: number) => {
    while ((await sandbox.calls({ provider: 'mbl', operation })).length < count)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('a listing that is refused while it is being sent does not stay on the site', async () => {
    const id = await published();
    await app.ask(unpublishListing, { params: { id }, body: { reason: 'pausing' } }, { as: owner.access });
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await sync(id);
    await app.runJobs();
    await sandbox.addRule({
      provider: 'mbl',
      operation: 'upsert',
      outcome: 'slow',
      delayMs: later,
      times: 1,
    });
    const before = (await sandbox.calls({ provider: 'mbl', operation: 'upsert' })).length;
    const slow = syncExternalJob.handle(app.services, { listingId: id });
    await reached('upsert', before + 1);
    await app.ask(denyListing, { params: { id }, body: { reason: 'Rangt' } }, { as: staff.access });
    await app.runJobs();
    expect([await isShown(id), (await state(id)).state]).toEqual([false, 'REMOVED']);
    await sandbox.advanceClock(later);
    await slow;
    await app.runJobs();
    expect([await isShown(id), (await state(id)).state]).toEqual([false, 'REMOVED']);
  });

  it('a listing that comes back while it is being taken off does not stay away', async () => {
    const id = await published();
    await sync(id);
    await app.runJobs();
    await sandbox.addRule({
      provider: 'mbl',
      operation: 'remove',
      outcome: 'slow',
      delayMs: later,
      times: 1,
    });
    const before = (await sandbox.calls({ provider: 'mbl', operation: 'remove' })).length;
    await app.ask(unpublishListing, { params: { id }, body: { reason: 'pausing' } }, { as: owner.access });
    await reached('remove', before + 1);
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await sandbox.advanceClock(later);
    await app.runJobs();
    expect([await isShown(id), (await state(id)).state]).toEqual([true, 'LIVE']);
  });

  it('an answer about an earlier sending says nothing of the one after it', async () => {
    const id = await published({ title: 'Íbúð [pending]' });
    await sync(id);
    await app.runJobs();
    await sandbox.addRule({
      provider: 'mbl',
      operation: 'status',
      outcome: 'slow',
      delayMs: later,
      times: 1,
    });
    const before = (await sandbox.calls({ provider: 'mbl', operation: 'status' })).length;
    const asked = checkPendingJob.handle(app.services, {});
    await reached('status', before + 1);
    const removals = (await sandbox.calls({ provider: 'mbl', operation: 'remove' })).length;
    // The site is slower to take it off than to answer.
    await sandbox.addRule({
      provider: 'mbl',
      operation: 'remove',
      outcome: 'slow',
      delayMs: 2 * later,
      times: 1,
    });
    await app.ask(unpublishListing, { params: { id }, body: { reason: 'pausing' } }, { as: owner.access });
    await sandbox.advanceClock(later);
    await asked;
    expect((await state(id)).state).toBe('QUEUED');
    const removed = app.runJobs();
    await reached('remove', removals + 1);
    await sandbox.advanceClock(2 * later);
    await removed;
    expect((await state(id)).state).toBe('REMOVED');
  });
});
