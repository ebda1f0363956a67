import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { currentUser, signUp } from '@heima/domain/accounts/endpoints.ts';
import { saveSearch } from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import { checkEmail } from '@heima/domain/contacts/endpoints.ts';
import { likeListing } from '@heima/domain/listing-interest/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { changeUser, keepPerson, lockToErase } from '#capabilities/people/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

describe('deleting an account', async () => {
  const app = await testApp();
  const { db } = app.services;
  const remove = (id: string, as: string, body = {}) =>
    app.ask(deleteAccount, { params: { id }, body }, { as });

  it('R123: signs out everywhere, forgets who it was, and sends an e-mail to the address that goes', async () => {
    const one = await person(app, { verified: true, password: 'leyndo12', fullName: 'Þóra Ægisdóttir' });
    const { body: other } = await app.ask(signIn, { body: { email: one.email, password: 'leyndo12' } });
    await remove(one.id, one.access, { current_password: 'leyndo12' });
    for (const as of [one.access, other.access])
      expect((await app.refused(currentUser, {}, { as })).status).toBe(401);
    expect((await app.refused(signIn, { body: { email: one.email, password: 'leyndo12' } })).body.code).toBe(
      'signIn.invalidCredentials',
    );
    const row = await db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Þóra|leyndo|argon/);
    expect(await db.selectFrom('email_address').selectAll().where('user_id', '=', one.id).execute()).toEqual(
      [],
    );
    expect(await db.selectFrom('phone').selectAll().where('user_id', '=', one.id).execute()).toEqual([]);
    await app.runJobs();
    const emails = await controlClient(workerSandbox().url).mail({ to: one.email });
    expect(emails.map(({ subject }) => subject)).toEqual(['Aðganginum þínum hefur verið eytt']);
  });

  it('whoever has a password types it', async () => {
    const one = await person(app, { password: 'leyndo12' });
    for (const [body, code] of [
      [{}, 'common.invalidInput'],
      [{ current_password: 'annad' }, 'signIn.currentPasswordWrong'],
    ] as const) {
      const refused = await app.refused(deleteAccount, { params: { id: one.id }, body }, { as: one.access });
      expect([refused.status, refused.body.code]).toEqual([400, code]);
      expect(Object.keys(refused.body.errors!)).toEqual(['current_password']);
    }
    await app.ask(currentUser, {}, { as: one.access });
  });

  it('the address is free again, and signing up with it begins anew', async () => {
    const one = await person(app, { verified: true });
    await remove(one.id, one.access);
    await app.ask(checkEmail, { params: { email: one.email } });
    const { body } = await app.ask(signUp, {
      body: { email: one.email, full_name: 'Ný Manneskja', password: 'leyndo12', terms_accepted: true },
    });
    expect(body.id).not.toBe(one.id);
  });

  it('is one’s own to do, staff or not', async () => {
    const [one, staff] = [await person(app), await person(app, { staff: true })];
    for (const [as, status] of [
      [staff.access, 403],
      [(await person(app)).access, 404],
    ] as const)
      expect((await app.refused(deleteAccount, { params: { id: one.id } }, { as })).status).toBe(status);
    await app.ask(currentUser, {}, { as: one.access });
  });

  it('asked for twice at once it happens once', async () => {
    const one = await person(app, { verified: true });
    const answers = await Promise.all(
      [0, 1, 2].map(() =>
        app.ask(deleteAccount, { params: { id: one.id } }, { as: one.access }).then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    expect(answers).toContain('done');
    const events = await db
      .selectFrom('event')
      .select('id')
      .where('name', '=', 'accounts.deleted')
      .where('subject_id', '=', one.id)
      .execute();
    expect(events).toHaveLength(1);
  });

  it('takes published listings out, deletes drafts, likes and saved searches', async () => {
    const one = await person(app, { verified: true, userType: 'LL' });
    const shown = await buildWholeListing(db, { owner_id: one.id, visible: true, published_at: new Date() });
    const draft = await buildWholeListing(db, { owner_id: one.id });
    const liked = await buildWholeListing(db, { visible: true, published_at: new Date() });
    await app.ask(likeListing, { params: { id: liked } }, { as: one.access });
    await app.ask(
      saveSearch,
      { body: { name: 'Leit', filter: { min_bedrooms: 2 }, frequency: 'daily' } },
      { as: one.access },
    );
    expect((await app.ask(listSavedSearches, {}, { as: one.access })).body.items).toHaveLength(1);
    await remove(one.id, one.access);
    await app.runJobs();
    expect((await app.refused(getListing, { params: { id: shown }, query: {} })).status).toBe(404);
    const left = await db
      .selectFrom('listing')
      .select(['id', 'visible', 'unpublish_reason'])
      .where('owner_id', '=', one.id)
      .execute();
    expect(left).toEqual([{ id: shown, visible: false, unpublish_reason: 'other' }]);
    expect(await db.selectFrom('listing').select('id').where('id', '=', draft).execute()).toEqual([]);
    for (const table of ['listing_like', 'saved_search'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', one.id).execute()).toEqual(
        [],
      );
  });
});

describe('what a person writes while the account is being deleted', async () => {
  const app = await testApp();
  const { db, unitOfWork } = app.services;
  const draftsOf = (id: string) => db.selectFrom('listing').select('id').where('owner_id', '=', id).execute();
  const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

  it.each([
    ['a draft', (as: string) => app.refused(createListing, { body: {} }, { as })],
    [
      'a saved search',
      (as: string) => app.refused(saveSearch, { body: { name: 'Leit', filter: {} } }, { as }),
    ],
  ])('%s that waited for the end of the account is refused', async (_, write) => {
    const one = await person(app, { verified: true, userType: 'LL' });
    let late!: ReturnType<typeof write>;
    await unitOfWork(systemCause(new Date()), async (unit) => {
      await lockToErase(unit.db, one.id);
      late = write(one.access);
      await pause();
      await changeUser(unit.db, one.id, { deleted_at: unit.now }, unit.now);
    });
    const { status, body } = await late;
    expect([status, body.code]).toEqual([401, 'common.signInNeeded']);
    expect(await draftsOf(one.id)).toEqual([]);
  });

  it('what was begun before is finished first, and goes with the account', async () => {
    const one = await person(app, { verified: true, userType: 'LL' });
    let isDeleted = false;
    let deletion!: Promise<unknown>;
    await unitOfWork(systemCause(new Date()), async (unit) => {
      await keepPerson(unit.db, one.id);
      deletion = app.ask(deleteAccount, { params: { id: one.id } }, { as: one.access }).then(() => {
        isDeleted = true;
      });
      await pause();
      expect(isDeleted).toBe(false);
      await buildListing(unit.db, { owner_id: one.id, visible: false, published_at: null });
    });
    await deletion;
    await app.runJobs();
    expect(await draftsOf(one.id)).toEqual([]);
  });

  it('many of both at once leave nothing behind, and nobody waits for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await person(app, { verified: true, userType: 'LL' });
      const writing = () =>
        app.ask(createListing, { body: {} }, { as: one.access }).then(
          () => 'done',
          () => 'refused',
        );
      const ending = () =>
        app.ask(deleteAccount, { params: { id: one.id } }, { as: one.access }).then(
          () => 'deleted',
          () => 'refused',
        );
      const answers = await Promise.all([writing(), writing(), ending(), writing(), ending(), writing()]);
      expect(answers.filter((answer) => answer === 'deleted')).toHaveLength(1);
      await app.runJobs();
      expect(await draftsOf(one.id)).toEqual([]);
    }
  });
});

describe('the last of the staff', async () => {
  const app = await testApp();

  it('G37: cannot leave, also when the last two leave at the same time', async () => {
    const [one, two] = [await person(app, { staff: true }), await person(app, { staff: true })];
    const codes = await Promise.all(
      [one, two].map(({ id, access }) =>
        app.ask(deleteAccount, { params: { id } }, { as: access }).then(
          () => 'done',
          (error: Error) => (/accounts\.lastStaff/.test(error.message) ? 'last' : error.message),
        ),
      ),
    );
    expect(codes.sort()).toEqual(['done', 'last']);
  });
});
