import { signUp } from '@heima/domain/accounts/endpoints.ts';
import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { maxCorenters } from '@heima/domain/corenters/corenter-limits.ts';
import {
  answerCorenterRequest,
  getInvitation,
  inviteCorenter,
  listCorenterRequests,
  removeCorenterRequest,
} from '@heima/domain/corenters/endpoints.ts';
import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { getProfile, searchProfiles } from '@heima/domain/profiles/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '#capabilities/sessions/session-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

describe('co-renters', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const start = new Date('2026-11-28T12:00:00Z');
  const day = 24 * 3600_000;
  const at = (ms: number) => app.setTime(new Date(start.getTime() + ms));
  beforeEach(() => at(0));
  at(0);
  /** The same person signed in anew, after a jump of time has ended the session. */
  const renewed = async (who: Person): Promise<Person> => {
    const { config, secrets, clock } = app.services;
    const context = { config, secrets, now: clock(), userAgent: 'test', address: '127.0.0.1' };
    return { ...who, access: (await startSession(db, who.id, context)).access };
  };

  const invite = async (who: Person, email: string) =>
    (await app.ask(inviteCorenter, { body: { email } }, { as: who.access })).body;
  const inviteRefused = (who: Person, email: string) =>
    app.refused(inviteCorenter, { body: { email } }, { as: who.access, language: 'en' });
  const list = async (who: Person) =>
    (await app.ask(listCorenterRequests, {}, { as: who.access })).body.items;
  const answer = async (who: Person, id: string, isAccepted: boolean, token?: string) =>
    (
      await app.ask(
        answerCorenterRequest,
        { params: { id }, body: { is_accepted: isAccepted, token } },
        { as: who.access },
      )
    ).body;
  const answerRefused = async (who: Person, id: string, token?: string, isAccepted = true) => {
    const args = { params: { id }, body: { is_accepted: isAccepted, token } };
    const { status, body } = await app.refused(answerCorenterRequest, args, { as: who.access });
    return [status, body.code];
  };
  const remove = (who: Person, id: string) =>
    app.ask(removeCorenterRequest, { params: { id } }, { as: who.access });
  const removeRefused = async (who: Person, id: string) =>
    (await app.refused(removeCorenterRequest, { params: { id } }, { as: who.access })).status;
  const look = async (id: string, token?: string, who?: Person) =>
    (await app.ask(getInvitation, { params: { id }, query: { token } }, { as: who?.access })).body;
  const lookRefused = async (id: string, token?: string, who?: Person) =>
    (await app.refused(getInvitation, { params: { id }, query: { token } }, { as: who?.access })).body.code;
  const emails = async (to: string) => {
    await app.runJobs();
    return sandbox.mail({ to });
  };
  const linkOf = async (to: string) => {
    const [email] = await emails(to);
    const url = new URL(email!.links.find(({ href }) => href.includes('/invitations/'))!.href);
    return { id: url.pathname.split('/').at(-1)!, token: url.searchParams.get('token')! };
  };
  const address = () => `Gestur.${newId().slice(-8)}@netfang.is`;

  it('E045 E046 X014 R187: is pending until it is accepted, and then both are shown together', async () => {
    const [ann, bo] = [
      await person(app, { verified: true, fullName: 'Anna Þöll' }),
      await person(app, { verified: true, fullName: 'Богдан Ґудзь', language: 'ua' }),
    ];
    const made = await invite(ann, bo.email.toUpperCase());
    expect(made).toMatchObject({
      direction: 'sent',
      email: bo.email.toUpperCase(),
      requested_by: { full_name: 'Anna Þöll' },
      requested_to: null,
      is_accepted: false,
      is_expired: false,
      expires_at: '2026-12-12T12:00:00.000Z',
    });
    expect(await list(bo)).toMatchObject([{ id: made.id, direction: 'received', is_accepted: false }]);
    const accepted = await answer(bo, made.id, true);
    expect(accepted).toMatchObject({ is_accepted: true, requested_to: { full_name: 'Богдан Ґудзь' } });
    expect(await list(ann)).toMatchObject([
      { direction: 'sent', is_accepted: true, requested_to: { full_name: 'Богдан Ґудзь' } },
    ]);
    const view = await app.ask(getProfile, { params: { id: ann.id } }, { as: ann.access });
    expect(view.body.corenters).toEqual([{ full_name: 'Богдан Ґудзь', profile_image: null }]);
    const found = await app.ask(searchProfiles, { query: { search: 'бог' } }, { as: ann.access });
    expect(found.body.items.map(({ id }) => id)).toEqual([bo.id]);
    // An accepted one does not run out.
    at(20 * day);
    expect((await look(made.id, undefined, await renewed(bo))).status).toBe('ACCEPTED');
    at(0);
  });

  it('e-mails speak the reader’s language, the inviter’s where there is no account, and go once', async () => {
    const ann = await person(app, { verified: true, fullName: 'Anna Þöll', language: 'en' });
    const bo = await person(app, { verified: true, fullName: 'Богдан Ґудзь', language: 'ua' });
    const nobody = address();
    const { id } = await invite(ann, bo.email);
    await invite(ann, bo.email);
    await invite(ann, nobody);
    const [email, ...more] = await emails(bo.email);
    expect(more).toEqual([]);
    expect(email!.subject).toBe('Anna Þöll хоче орендувати житло разом із вами');
    expect(email!.text).toContain('Богдан');
    const [other] = await emails(nobody);
    expect(other!.subject).toBe('Anna Þöll would like to rent with you');
    expect(other!.text).toContain('Hello,');
    await answer(bo, id, true);
    expect((await emails(ann.email)).map(({ subject }) => subject)).toEqual([
      'Богдан Ґудзь would like to rent with you',
    ]);
  });

  it('answers alike for known and unknown addresses', async () => {
    const ann = await person(app, { verified: true });
    const known = await person(app, { verified: true });
    const shape = ({ id, email, ...rest }: Awaited<ReturnType<typeof invite>>) => rest;
    expect(shape(await invite(ann, known.email))).toEqual(shape(await invite(ann, address())));
  });

  it('one’s own address, in whatever capitals, and what is no address are refused at the field', async () => {
    const ann = await person(app, { verified: true });
    const own = await inviteRefused(ann, ann.email.toUpperCase());
    expect([own.status, own.body.code, Object.keys(own.body.errors!)]).toEqual([
      400,
      'corenters.ownEmail',
      ['email'],
    ]);
    for (const email of ['', 'x', 'a@b.is\r\nBcc: c@d.is', 'a@b.is, c@d.is'])
      expect((await inviteRefused(ann, email)).status).toBe(400);
  });

  it('nobody invites whose own address is not confirmed', async () => {
    const ann = await person(app);
    const { status, body } = await inviteRefused(ann, 'bo.oboded@daemi.is');
    expect([status, body.code, body.detail]).toEqual([
      409,
      'corenters.confirmFirst',
      'First confirm your e-mail address under “E-mail and phone”. Then you can invite others to rent with you.',
    ]);
    expect(await list(ann)).toEqual([]);
  });

  it('the same invitation twice or at once is one, with one e-mail', async () => {
    const ann = await person(app, { verified: true });
    const to = address();
    const made = await Promise.all([invite(ann, to), invite(ann, to.toLowerCase()), invite(ann, to)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await emails(to)).toHaveLength(1);
    expect(await list(ann)).toHaveLength(1);
  });

  it('X015: the e-mail’s link shows from whom it is; a new person signs up with it and accepts', async () => {
    const ann = await person(app, { verified: true, fullName: 'Anna Þöll' });
    const to = address();
    await invite(ann, to);
    const { id, token } = await linkOf(to);
    expect(await look(id, token)).toEqual({
      id,
      kind: 'corenter',
      inviter: { full_name: 'Anna Þöll', profile_image: null },
      target: { email: to },
      status: 'PENDING',
      expires_at: '2026-12-12T12:00:00.000Z',
      can_answer: false,
      is_own: false,
    });
    const { body } = await app.ask(signUp, {
      body: { email: to, full_name: 'Gestur Þór', password: 'vetur2026', terms_accepted: true },
    });
    const guest = { id: body.id, access: body.access, email: to };
    // The address is not confirmed: without the e-mail the invitation is not this person's to see or answer.
    expect(await list(guest)).toEqual([]);
    expect(await answerRefused(guest, id)).toEqual([403, 'corenters.emailNotVerified']);
    expect((await look(id, token, guest)).can_answer).toBe(true);
    expect(await answer(guest, id, true, token)).toMatchObject({ is_accepted: true });
    // Single use: the link shows nothing to anybody any more, the two see it without it.
    expect(await lookRefused(id, token)).toBe('corenters.invitationUnknown');
    expect((await look(id, token, guest)).status).toBe('ACCEPTED');
    const stored = await db.selectFrom('corenter_request').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('M01: a forwarded invitation is not another’s to accept, and stays pending', async () => {
    const [ann, other, staff] = [
      await person(app, { verified: true }),
      await person(app, { verified: true }),
      await person(app, { staff: true }),
    ];
    const to = address();
    await invite(ann, to);
    const { id, token } = await linkOf(to);
    expect(await answerRefused(other, id, token)).toEqual([403, 'corenters.otherEmail']);
    expect(await answerRefused(other, id)).toEqual([404, 'common.notFound']);
    expect(await answerRefused(staff, id)).toEqual([404, 'common.notFound']);
    expect(await answerRefused(ann, id)).toEqual([404, 'common.notFound']);
    expect(await look(id, token, other)).toMatchObject({ can_answer: false, is_own: false });
    expect(await look(id, token, ann)).toMatchObject({ can_answer: false, is_own: true });
    expect((await look(id, token)).status).toBe('PENDING');
    expect(await removeRefused(other, id)).toBe(404);
    for (const wrong of [undefined, 'x', `${token.slice(0, -1)}!`, token.toUpperCase()])
      expect(await lookRefused(id, wrong)).toBe('corenters.invitationUnknown');
    expect(await lookRefused(newId(), token)).toBe('corenters.invitationUnknown');
  });

  it('E06 M03: runs out after 14 days; invited anew the new link works and the old one does not', async () => {
    const ann = await person(app, { verified: true });
    const bo = await person(app, { verified: true });
    const made = await invite(ann, bo.email);
    const first = await linkOf(bo.email);
    at(14 * day);
    const [annLater, boLater] = [await renewed(ann), await renewed(bo)];
    expect((await look(made.id, first.token)).status).toBe('EXPIRED');
    expect(await answerRefused(boLater, made.id, first.token)).toEqual([410, 'corenters.invitationExpired']);
    expect(await list(boLater)).toEqual([]);
    expect(await list(annLater)).toMatchObject([{ is_expired: true }]);
    const again = await invite(annLater, bo.email);
    expect(again).toMatchObject({ id: made.id, is_expired: false });
    const second = await linkOf(bo.email);
    expect(await emails(bo.email)).toHaveLength(2);
    expect(await lookRefused(made.id, first.token)).toBe('corenters.invitationUnknown');
    expect((await look(made.id, second.token)).status).toBe('PENDING');
    at(0);
  });

  it('declined is gone for both, and may be declined twice; the inviter is notified', async () => {
    const ann = await person(app, { verified: true, language: 'en' });
    const bo = await person(app, { verified: true, fullName: 'Bó Leyni' });
    const { id } = await invite(ann, bo.email);
    expect(await answer(bo, id, false)).toBeNull();
    expect(await answer(bo, id, false)).toBeNull();
    expect(await answerRefused(bo, id)).toEqual([404, 'corenters.invitationUnknown']);
    expect([await list(ann), await list(bo)]).toEqual([[], []]);
    const [email] = await emails(ann.email);
    expect(email!.subject).toBe('Your invitation to rent together was declined');
    // Whoever declines does not give the name away.
    expect(email!.text).not.toContain('Leyni');
    expect((await invite(ann, bo.email)).id).not.toBe(id);
  });

  it('E045 R176: who has an account is notified, with the way to the invitation, until it is withdrawn', async () => {
    const [inviter, invited] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const entries = async () =>
      (
        await app.ask(
          listNotifications,
          { params: { id: invited.id }, query: {} },
          { as: invited.access, language: 'en' },
        )
      ).body.items;
    const { id } = await invite(inviter, invited.email);
    await invite(inviter, invited.email);
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      action_resource_id: id,
      notification_type: { action_type_tag: 'view_invitation' },
    });
    expect(await look(id, undefined, invited)).toMatchObject({ can_answer: true });
    await remove(inviter, id);
    expect(await entries()).toEqual([]);
  });

  it('E047: either side removes it, pending or accepted, once', async () => {
    const [ann, bo] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const first = await invite(ann, bo.email);
    const { token } = await linkOf(bo.email);
    await remove(ann, first.id);
    expect(await lookRefused(first.id, token)).toBe('corenters.invitationUnknown');
    expect(await removeRefused(ann, first.id)).toBe(404);
    const second = await invite(ann, bo.email);
    await answer(bo, second.id, true);
    await remove(bo, second.id);
    expect(await list(ann)).toEqual([]);
    const view = await app.ask(getProfile, { params: { id: ann.id } }, { as: ann.access });
    expect(view.body.corenters).toEqual([]);
    const third = await invite(ann, bo.email);
    await remove(bo, third.id);
    expect(await list(bo)).toEqual([]);
  });

  it('accepting twice and at once is accepting once; accepting and removing at once leave one state', async () => {
    const [ann, bo] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const { id } = await invite(ann, bo.email);
    const both = await Promise.all([answer(bo, id, true), answer(bo, id, true)]);
    expect(both.every((one) => one?.is_accepted)).toBe(true);
    expect((await emails(ann.email)).length).toBe(1);
    expect(await answerRefused(bo, id, undefined, false)).toEqual([409, 'common.stateChanged']);
    const other = await person(app, { verified: true });
    const next = await invite(ann, other.email);
    await Promise.allSettled([answer(other, next.id, true), remove(ann, next.id)]);
    const view = await app.ask(getProfile, { params: { id: ann.id } }, { as: ann.access });
    const left = (await list(ann)).filter((one) => one.id === next.id && one.is_accepted);
    expect(view.body.corenters).toHaveLength(1 + left.length);
  });

  it('so many at most, also at once; e-mails to one mailbox are limited whoever sends them', async () => {
    const ann = await person(app, { verified: true });
    for (let count = 0; count < maxCorenters - 1; count += 1) await invite(ann, address());
    const made = await Promise.allSettled([1, 2, 3].map(() => invite(ann, address())));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const no = await inviteRefused(ann, address());
    expect([no.status, no.body.code]).toEqual([409, 'corenters.tooMany']);
    const to = address();
    const crowd = await Promise.all(Array.from({ length: 6 }, () => person(app, { verified: true })));
    const asked = await Promise.allSettled(crowd.map((one) => invite(one, to)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const late = crowd[asked.findIndex(({ status }) => status === 'rejected')]!;
    expect((await inviteRefused(late, to.toUpperCase())).status).toBe(429);
  });

  it('an invitation dies with the account of either side', async () => {
    const [ann, bo, cid] = [
      await person(app, { verified: true }),
      await person(app, { verified: true }),
      await person(app, { verified: true }),
    ];
    const [toBo, toCid] = [await invite(ann, bo.email), await invite(ann, cid.email)];
    const { token } = await linkOf(cid.email);
    await answer(bo, toBo.id, true);
    await db.updateTable('app_user').set({ deleted_at: start }).where('id', '=', bo.id).execute();
    const view = await app.ask(getProfile, { params: { id: ann.id } }, { as: ann.access });
    expect(view.body.corenters).toEqual([]);
    await db.updateTable('app_user').set({ deleted_at: start }).where('id', '=', ann.id).execute();
    expect(await lookRefused(toCid.id, token, cid)).toBe('corenters.invitationUnknown');
    expect(await answerRefused(cid, toCid.id, token)).toEqual([404, 'common.notFound']);
    expect(await list(cid)).toEqual([]);
    const cause = systemCause(start);
    await app.services.unitOfWork(cause, (unit) => unit.record(accountDeleted, ann.id));
    await app.runJobs();
    const rows = await db
      .selectFrom('corenter_request')
      .select('id')
      .where('requested_by', '=', ann.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
