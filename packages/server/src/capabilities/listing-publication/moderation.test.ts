import {
  acceptListing,
  denyListing,
  publishListing,
  unpublishListing,
} from '@heima/domain/listing-publication/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { changeListing } from '@heima/domain/listings/writing-endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

describe('moderation', async () => {
  const app = await testApp();
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const staff = await person(app, { staff: true });
  const owner = await person(app, { verified: true, language: 'en', fullName: 'Olena Kovalenko' });
  const reason = 'The pictures show another home';

  let time = Date.parse('2026-11-27T10:00:00Z');
  /** Each step of a story at its own time. */
  const addMinute = () => {
    time += 60_000;
    app.setTime(new Date(time));
  };
  const asked = async (by: Person = owner, given = {}) => {
    const id = await buildWholeListing(db, { owner_id: by.id, ...given });
    addMinute();
    await app.ask(publishListing, { params: { id } }, { as: by.access });
    addMinute();
    return id;
  };
  const accept = (id: string, as = staff.access) => app.ask(acceptListing, { params: { id } }, { as });
  const deny = (id: string, as = staff.access) =>
    app.ask(denyListing, { params: { id }, body: { reason } }, { as });
  const see = async (id: string, as?: string) => (await app.ask(getListing, { params: { id } }, { as })).body;

  it('R251 E098: accepting leaves it visible and closes the request', async () => {
    const id = await asked();
    const { body } = await accept(id);
    expect(body).toMatchObject({ visible: true, publish_request: { state: 'ACCEPTED' } });
    expect((await accept(id)).body.updated_at).toBe(body.updated_at);
    expect((await see(id)).publish_request).toBeNull();
  });

  it('R252 C37: denying takes it out of the public at once; the owner sees why and is notified once', async () => {
    const id = await asked(owner, { title: 'Björt <b>íbúð</b>' });
    const { body } = await deny(id);
    expect(body).toMatchObject({ visible: false, state: 'NOT_IN_PUBLICATION' });
    await deny(id);
    expect((await app.refused(getListing, { params: { id } })).status).toBe(404);
    expect(await see(id, owner.access)).toMatchObject({
      unpublish_reason: 'denied',
      publish_request: { state: 'DENIED', reason },
    });
    await app.runJobs();
    const mail = await sandbox.mail({ to: owner.email });
    expect(mail.map(({ subject }) => subject)).toEqual(['Your listing was unpublished']);
    expect(mail[0]!.text).toContain(reason);
    expect(mail[0]!.text).toContain('Olena');
    expect(mail[0]!.text).toContain(`/landlord/my-listings/${id}/edit`);
    expect(mail[0]!.html).toContain('Björt &lt;b&gt;íbúð&lt;/b&gt;');
  });

  it('C37: the e-mail comes in the language of the owner', async () => {
    for (const [language, subject] of [
      ['is', 'Auglýsingin þín var tekin úr birtingu'],
      ['ua', 'Ваше оголошення знято з публікації'],
    ] as const) {
      const one = await person(app, { verified: true, language });
      await deny(await asked(one));
      await app.runJobs();
      const mail = await sandbox.mail({ to: one.email });
      expect(mail.map((email) => email.subject)).toEqual([subject]);
    }
  });

  it('C37: what was refused comes back only after it was changed, and then asks anew', async () => {
    const id = await asked();
    await deny(id);
    addMinute();
    const again = await app.refused(publishListing, { params: { id } }, { as: owner.access, language: 'en' });
    expect([again.status, again.body.code]).toEqual([409, 'listings.deniedUnchanged']);
    expect(again.body.detail).toContain(reason);
    await app.ask(changeListing, { params: { id }, body: { title: 'Löguð' } }, { as: owner.access });
    addMinute();
    const { body } = await app.ask(publishListing, { params: { id } }, { as: owner.access });
    expect(body).toMatchObject({ visible: true, publish_request: { state: 'OPEN' } });
  });

  it('gap E099: a denial without a reason is taken, with no body too, and the owner is told that none was stated', async () => {
    const owner = await person(app, { verified: true, language: 'en' });
    const id = await asked(owner);
    const { body } = await app.ask(denyListing, { params: { id }, body: {} }, { as: staff.access });
    expect(body).toMatchObject({ visible: false, publish_request: { state: 'DENIED', reason: null } });
    await app.runJobs();
    const [mail] = await sandbox.mail({ to: owner.email });
    expect(mail!.text).toContain('Reason: not stated');
    addMinute();
    const again = await app.refused(publishListing, { params: { id } }, { as: owner.access, language: 'en' });
    expect([again.status, again.body.code]).toEqual([409, 'listings.deniedWithoutReason']);
    expect(again.body.detail).not.toContain('reason');

    const other = await asked(owner);
    const bare = await app.app.inject({
      method: 'POST',
      url: `/api/v1/listings/${other}/admin-deny`,
      headers: { authorization: `Bearer ${staff.access}` },
    });
    expect(bare.statusCode).toBe(200);
  });

  it('C37: staff may take a refusal back', async () => {
    const id = await asked();
    await deny(id);
    expect((await accept(id)).body).toMatchObject({ visible: true, publish_request: { state: 'ACCEPTED' } });
  });

  it('C37: an accepted listing can still be refused later', async () => {
    const id = await asked();
    await accept(id);
    expect((await deny(id)).body).toMatchObject({ visible: false, publish_request: { state: 'DENIED' } });
  });

  it('nothing is decided that the owner has not asked for, or asks for no more', async () => {
    const never = await buildWholeListing(db, { owner_id: owner.id });
    const out = await asked();
    await app.ask(
      unpublishListing,
      { params: { id: out }, body: { reason: 'pausing' } },
      { as: owner.access },
    );
    for (const id of [never, out])
      for (const refused of [
        await app.refused(acceptListing, { params: { id } }, { as: staff.access }),
        await app.refused(denyListing, { params: { id }, body: { reason } }, { as: staff.access }),
      ])
        expect([refused.status, refused.body.code]).toEqual([409, 'listings.noPublishRequest']);
  });

  it('a listing that lost something since it was refused is not made visible', async () => {
    const id = await asked();
    await deny(id);
    await app.ask(changeListing, { params: { id }, body: { title: null } }, { as: owner.access });
    const no = await app.refused(acceptListing, { params: { id } }, { as: staff.access });
    expect([no.status, no.body.fields]).toEqual([400, ['title']]);
  });

  it('R253: only staff decides, and a reason has its limit', async () => {
    const id = await asked();
    expect((await app.refused(acceptListing, { params: { id } }, { as: owner.access })).status).toBe(403);
    expect(
      (await app.refused(denyListing, { params: { id }, body: { reason } }, { as: owner.access })).status,
    ).toBe(403);
    expect((await app.refused(acceptListing, { params: { id } })).status).toBe(401);
    const long = await app.refused(
      denyListing,
      { params: { id }, body: { reason: 'x'.repeat(1001) } },
      { as: staff.access },
    );
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ['reason']]);
  });
});

describe('moderation by several at once', async () => {
  const app = await testApp();
  const sandbox = controlClient(workerSandbox().url);

  it('accepting and refusing at once: one after the other, the last one counts, one e-mail at most', async () => {
    const staff = await person(app, { staff: true });
    const one = await person(app, { verified: true });
    const id = await buildWholeListing(app.services.db, { owner_id: one.id });
    await app.ask(publishListing, { params: { id } }, { as: one.access });
    const accept = () => app.ask(acceptListing, { params: { id } }, { as: staff.access });
    const deny = () =>
      app.ask(denyListing, { params: { id }, body: { reason: 'Rangt' } }, { as: staff.access });
    await Promise.all([accept(), deny(), deny(), accept()]);
    const { publish_request, visible } = (await app.ask(getListing, { params: { id } }, { as: staff.access }))
      .body;
    expect([
      ['ACCEPTED', true],
      ['DENIED', false],
    ]).toContainEqual([publish_request!.state, visible]);
    // No job has run so far: what was taken back in between is not sent.
    await app.runJobs();
    expect((await sandbox.mail({ to: one.email })).length).toBeLessThanOrEqual(1);
  });
});
