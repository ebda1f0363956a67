import { createHmac } from 'node:crypto';
import { updateUser } from '@heima/domain/accounts/endpoints.ts';
import { ownIdentity, startVerification, verificationStatus } from '@heima/domain/identity/endpoints.ts';
import { SANDBOX_CREDENTIALS } from '@heima/sandbox/credentials.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountRow } from '#capabilities/electronic-id/browser.builder.ts';
import { webhookHandler } from '#platform/webhooks/webhook-route.ts';
import { verificationApp } from './verification.builder.ts';
import { verificationChanged } from './verification-changed.ts';

describe('verification of an identity document', async () => {
  const { app, db, control, page, someone, begin, row, ask, decide, settled } = await verificationApp();
  const signed = (raw: string, secret: string = SANDBOX_CREDENTIALS.VERIFF_SHARED_SECRET) => ({
    'content-type': 'application/json',
    'x-auth-client': SANDBOX_CREDENTIALS.VERIFF_API_KEY,
    'x-hmac-signature': createHmac('sha256', secret).update(raw).digest('hex'),
  });
  const post = async (raw: string, headers: Record<string, string> = signed(raw)) =>
    (await app.app.inject({ method: 'POST', url: '/webhooks/veriff', payload: raw, headers })).statusCode;

  it('X003: opens a page at the provider, whose reference says nothing of the person', async () => {
    const user = await someone();
    const { session_id: id, url } = await begin(user);
    expect(url).toContain('/veriff/v/');
    const [call] = await control.calls({ provider: 'veriff', operation: 'create' });
    const {
      vendorData,
      person: sent,
      callback,
    } = (call!.body as { verification: never }).verification as {
      vendorData: string;
      person: object;
      callback: string;
    };
    expect(sent).toEqual({ firstName: 'Jan Łukasz', lastName: 'Nowak' });
    expect(callback).toBe(page);
    expect(vendorData).toMatch(/^[\w-]{43}$/);
    expect(await ask(user, id)).toEqual({
      session_id: id,
      status: 'pending',
      code: null,
      under_review: false,
      review_refused: null,
    });
    const kept = await row(id);
    expect(JSON.stringify(kept)).not.toContain(url);
    // Pressed again, the same page goes on.
    expect(await begin(user)).toEqual({ session_id: id, url });
    expect(await control.calls({ provider: 'veriff', operation: 'create' })).toHaveLength(1);
  });

  it('R109 R127: approved by the webhook verifies the person and locks name and birth date', async () => {
    const user = await someone();
    const { session_id: id, url } = await begin(user);
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        decision: 'approved',
        firstName: 'Jan',
        lastName: 'NOWAK',
        dateOfBirth: '1990-02-03',
      }),
    });
    await settled(id, (state) => state === 'approved');
    expect(await ask(user, id)).toEqual({
      session_id: id,
      status: 'completed',
      code: 9001,
      under_review: false,
      review_refused: null,
    });
    expect(await accountRow(app, user.id)).toMatchObject({
      birth_date: '1990-02-03',
      identity_verified_at: expect.any(Date),
    });
    const { status, body } = await app.refused(
      updateUser,
      { params: { id: user.id }, body: { full_name: 'Annað Nafn' } },
      { as: user.access },
    );
    expect([status, body.code]).toEqual([409, 'accounts.identityLocked']);
    const { body: identity } = await app.ask(ownIdentity, { params: { id: user.id } }, { as: user.access });
    expect(identity).toMatchObject({ verified: true, personal_id: null, verification: { code: 9001 } });
    const again = await app.refused(
      startVerification,
      { params: { id: user.id }, body: { return_url: page } },
      { as: user.access },
    );
    expect(again.body.code).toBe('identity.identityVerified');
    // Of the document little is kept, and none of it readable.
    const text = JSON.stringify([await row(id), await db.selectFrom('provider_event').selectAll().execute()]);
    for (const word of ['NOWAK', 'EH4839201', '9201', 'PASSPORT']) expect(text).not.toContain(word);
  });

  it.each([
    ['declined', 'declined', 9102],
    ['resubmission', 'resubmission', 9103],
    ['expired', 'expired', 9104],
    ['abandoned', 'expired', 9104],
    ['review', 'pending', null],
  ] as const)(
    'R110 R111 R112: %s is %s with code %s, also when no webhook comes',
    async (name, status, code) => {
      const user = await someone();
      await control.addRule({ provider: 'veriff', operation: 'create', outcome: 'no_webhook', times: 1 });
      const { session_id: id } = await begin(user);
      await decide(id, name);
      expect(await ask(user, id)).toEqual({
        session_id: id,
        status,
        code,
        under_review: false,
        review_refused: null,
      });
      expect((await accountRow(app, user.id)).identity_verified_at).toBeNull();
    },
  );

  it('R113: a provider that does not know the session is code 0; one that is down only leaves it pending', async () => {
    const user = await someone();
    const { session_id: id } = await begin(user);
    await control.addRule({ provider: 'veriff', operation: 'decision', outcome: 'rate_limited' });
    expect((await ask(user, id)).status).toBe('pending');
    await control.clearRules();
    const next = await someone();
    const { session_id: other } = await begin(next);
    await db
      .updateTable('verification')
      .set({ provider_session_id: 'nobody-knows-this' })
      .where('id', '=', other)
      .execute();
    expect(await ask(next, other)).toEqual({
      session_id: other,
      status: 'error',
      code: 0,
      under_review: false,
      review_refused: null,
    });
  });

  it('a declined person may begin again; one who is asked again gets the same page', async () => {
    const user = await someone();
    const first = await begin(user);
    await decide(first.session_id, 'resubmission');
    await ask(user, first.session_id);
    expect((await begin(user)).session_id).toBe(first.session_id);
    await decide(first.session_id, 'declined');
    await settled(first.session_id, (state) => state === 'declined');
    expect((await begin(user)).session_id).not.toBe(first.session_id);
  });

  it.each([
    ['another name', { firstName: 'Piotr', lastName: 'Nowak', dateOfBirth: '1990-02-03' }],
    ['no birth date', { firstName: 'Jan', lastName: 'Nowak', dateOfBirth: '' }],
  ])('a document with %s is accepted and left to people of ours', async (_, document) => {
    const user = await someone();
    const { session_id: id } = await begin(user);
    await decide(id, 'approved', document);
    await settled(id, (state) => state === 'approved');
    expect(await ask(user, id)).toMatchObject({ status: 'completed', code: 9001, under_review: true });
    expect((await accountRow(app, user.id)).identity_verified_at).toBeNull();
  });

  it('a birth date that differs from the account’s is left to people of ours', async () => {
    const user = await someone();
    await db.updateTable('app_user').set({ birth_date: '1991-01-01' }).where('id', '=', user.id).execute();
    const { session_id: id } = await begin(user);
    await decide(id, 'approved', { dateOfBirth: '1990-02-03' });
    await settled(id, (state) => state === 'approved');
    expect(await ask(user, id)).toMatchObject({ under_review: true });
    expect((await accountRow(app, user.id)).birth_date).toBe('1991-01-01');
  });

  it('the newest decision counts: an approval taken back unlocks, whatever arrives late', async () => {
    const user = await someone();
    const { session_id: id } = await begin(user);
    await decide(id, 'approved', { dateOfBirth: '1990-02-03' });
    await settled(id, (state) => state === 'approved');
    await control.advanceClock(60_000);
    await decide(id, 'declined');
    await settled(id, (state) => state === 'declined');
    expect((await accountRow(app, user.id)).identity_verified_at).toBeNull();
    // The older approval is delivered once more, and tampered copies of it too.
    const older = (await control.deliveries()).find(
      ({ event, body }) => event === 'verification.decision' && body.includes('"code":9001'),
    )!;
    expect((await control.redeliver(older.id)).attempts.at(-1)!.status).toBe(200);
    expect((await control.redeliver(older.id, { wrongSignature: true })).attempts.at(-1)!.status).toBe(401);
    const altered = { body: older.body.replace('9001', '9102') };
    expect((await control.redeliver(older.id, altered)).attempts.at(-1)!.status).toBe(401);
    await app.runJobs();
    expect((await row(id)).state).toBe('declined');
    await control.advanceClock(60_000);
    await decide(id, 'approved', { dateOfBirth: '1990-02-03' });
    await settled(id, (state) => state === 'approved');
    expect((await accountRow(app, user.id)).identity_verified_at).not.toBeNull();
  });

  it('webhooks: sent twice or replayed they are kept once, and a job that runs twice does nothing more', async () => {
    const user = await someone();
    await control.addRule({
      provider: 'veriff',
      operation: 'create',
      outcome: 'duplicate_webhook',
      times: 1,
    });
    const { session_id: id } = await begin(user);
    await decide(id, 'declined');
    await settled(id, (state) => state === 'declined');
    await app.runJobs();
    const subject = (await row(id)).provider_session_id;
    const events = await db
      .selectFrom('provider_event')
      .selectAll()
      .where(sql`event->>'providerSessionId'`, '=', subject)
      .orderBy('id')
      .execute();
    // One event (submitted) and one decision, each delivered twice.
    expect(events).toHaveLength(2);
    expect(events.every(({ processed_at: at }) => at !== null)).toBe(true);
    const before = await db
      .selectFrom('audit_entry')
      .select('id')
      .where('subject_id', '=', user.id)
      .execute();
    await webhookHandler(verificationChanged).handle(app.services, { eventId: events[1]!.id });
    await webhookHandler(verificationChanged).handle(app.services, {
      eventId: '01990000-0000-7000-8000-000000000000',
    });
    const after = await db.selectFrom('audit_entry').select('id').where('subject_id', '=', user.id).execute();
    expect(after).toEqual(before);
  });

  it('webhooks: forged, unsigned, empty, too long and of another form are refused and kept nowhere', async () => {
    const count = async () => (await db.selectFrom('provider_event').select('id').execute()).length;
    const before = await count();
    const raw = JSON.stringify({ verification: { id: 'x', code: 9001 } });
    expect(await post(raw, signed(raw, 'another secret'))).toBe(401);
    expect(await post(raw, { 'content-type': 'application/json' })).toBe(401);
    expect(await post(`${raw} `, signed(raw))).toBe(401);
    expect(await post('', {})).toBe(401);
    expect(await post('[]')).toBe(400);
    expect(await post('x'.repeat(300_000))).toBe(413);
    expect((await app.app.inject({ method: 'GET', url: '/webhooks/veriff' })).statusCode).toBe(404);
    expect(await count()).toBe(before);
  });

  it('webhooks: of a session nobody knows are taken and change nothing', async () => {
    expect(await post(JSON.stringify({ verification: { id: 'unknown-session' } }))).toBe(200);
    await app.runJobs();
    const event = await db
      .selectFrom('provider_event')
      .select('processed_at')
      .where(sql`event->>'providerSessionId'`, '=', 'unknown-session')
      .executeTakeFirstOrThrow();
    expect(event.processed_at).not.toBeNull();
  });

  it('webhooks: report that somebody has begun and sent everything in, and never backwards', async () => {
    const user = await someone();
    const { session_id: id, url } = await begin(user);
    await fetch(url);
    await settled(id, (state) => state === 'started');
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'leave' }),
    });
    await settled(id, (state) => state === 'submitted');
    const started = (await control.deliveries()).find(({ body }) => body.includes('7001'))!;
    await control.redeliver(started.id);
    await app.runJobs();
    expect((await row(id)).state).toBe('submitted');
    expect((await begin(user)).session_id).not.toBe(id);
  });

  it('U16: session and user must belong together and to the caller', async () => {
    const [user, other] = [await someone(), await someone()];
    const { session_id: id } = await begin(user);
    for (const [userId, as] of [
      [user.id, other.access],
      [other.id, other.access],
      [other.id, user.access],
    ] as const) {
      const { status, body } = await app.refused(
        verificationStatus,
        { params: { userId, sessionId: id } },
        { as },
      );
      expect([status, body.code]).toEqual([404, 'common.notFound']);
    }
    const start = await app.refused(
      startVerification,
      { params: { id: user.id }, body: { return_url: page } },
      { as: other.access },
    );
    expect(start.status).toBe(404);
  });

  it('U06: comes back only to a page of ours; five an hour; a provider that is down is 503', async () => {
    const user = await someone();
    const away = await app.refused(
      startVerification,
      { params: { id: user.id }, body: { return_url: 'https://evil.example/account' } },
      { as: user.access },
    );
    expect([away.status, away.body.code]).toEqual([400, 'common.urlNotOurs']);
    for (let at = 0; at < 5; at += 1) {
      const { session_id: id } = await begin(user);
      await sql`update verification set state = 'declined' where id = ${id}`.execute(db);
    }
    const many = await app.refused(
      startVerification,
      { params: { id: user.id }, body: { return_url: page } },
      { as: user.access },
    );
    expect([many.status, many.body.code]).toEqual([429, 'proofs.tooManySent']);
    await control.addRule({ provider: 'veriff', operation: 'create', outcome: 'unavailable' });
    const next = await someone();
    const down = await app.refused(
      startVerification,
      { params: { id: next.id }, body: { return_url: page } },
      { as: next.access },
    );
    expect([down.status, down.body.code]).toEqual([503, 'common.providerDown']);
  });
});
