import { requestPasswordReset, signIn } from '@heima/domain/sign-in/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, inject, it } from 'vitest';
import { purgeExpiredProofs } from '#capabilities/proofs/purge-expired-proofs.ts';
import { purgeExpiredSessions } from '#capabilities/sessions/jobs/purge-expired-sessions.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { sendLink } from './send-link.ts';
import { sendNotice } from './send-notice.ts';

describe('account jobs', async () => {
  const app = await testApp();
  const { services } = app;
  const sandbox = controlClient(inject('sandboxUrl'));
  const openProof = async (email: string) => {
    await app.ask(requestPasswordReset, { params: { email } });
    const proofs = await services.db
      .selectFrom('proof')
      .innerJoin('email_address', 'email_address.id', 'proof.subject_id')
      .select('proof.id')
      .where('address', '=', email)
      .orderBy('proof.id', 'desc')
      .execute();
    return { proofId: proofs[0]!.id };
  };

  it('a job that runs twice, or twice at once, sends one letter', async () => {
    const { email } = await person(app, { verified: true });
    const job = await openProof(email);
    const once = () => sendLink.handle(services, job);
    const all = await Promise.allSettled([once(), once(), once()]);
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
    await once();
    expect(await sandbox.mail({ to: email })).toHaveLength(1);
  });

  it('a try the mail server put off is repeated, and the letter that comes works', async () => {
    const { id } = await person(app, { verified: true });
    const email = `later+${id.slice(-6)}@netfang.is`;
    await services.db
      .updateTable('email_address')
      .set({ address: email, address_key: email })
      .where('user_id', '=', id)
      .execute();
    const job = await openProof(email);
    await expect(sendLink.handle(services, job)).rejects.toThrow('email.send: unavailable');
    await expect(sendLink.handle(services, job)).rejects.toThrow('email.send: unavailable');
    await sendLink.handle(services, job);
    const [letter] = await sandbox.mail({ to: email });
    expect(letter!.messageId).toBe(`<link-${job.proofId}@heima.test>`);
  });

  it('U01: a request that a newer one made void sends nothing', async () => {
    const { email } = await person(app, { verified: true });
    const old = await openProof(email);
    await openProof(email);
    await sendLink.handle(services, old);
    expect(await sandbox.mail({ to: email })).toHaveLength(0);
  });

  it('what a person or another made of a name stays text in a letter', async () => {
    const to = 'stafir@netfang.is';
    await sendNotice.handle(services, {
      key: 'notice-stafir',
      kind: 'emailAdded',
      to,
      language: 'en',
      fullName: 'Jón',
      email: '<img src=x>@x.is',
    });
    const [letter] = await sandbox.mail({ to });
    expect(letter!.html).toContain('&lt;img src=x&gt;@x.is');
    expect(letter!.html).not.toContain('<img');
    expect(letter!.headers['list-unsubscribe']).toBeUndefined();
  });

  it('forgets sessions, links and marks sixty days after their end, nothing that lives', async () => {
    const who = await person(app, { verified: true, password: 'vetur2026' });
    await openProof(who.email);
    const count = async () => {
      const [sessions, proofs] = await Promise.all(
        (['session', 'proof'] as const).map((table) =>
          services.db
            .selectFrom(table)
            .select(services.db.fn.countAll<number>().as('count'))
            .where('user_id', '=', who.id)
            .executeTakeFirstOrThrow(),
        ),
      );
      return [sessions!.count, proofs!.count];
    };
    const purge = async () => {
      for (const job of [purgeExpiredSessions, purgeExpiredProofs]) await job.handle(services, {});
    };
    await purge();
    expect(await count()).toEqual([1, 1]);
    app.setTime(new Date(Date.now() + 89 * 24 * 3600 * 1000));
    await app.ask(signIn, { body: { email: who.email, password: 'vetur2026' } });
    await purge();
    expect(await count()).toEqual([2, 0]);
    app.setTime(new Date(Date.now() + 91 * 24 * 3600 * 1000));
    await purge();
    expect(await count()).toEqual([1, 0]);
  });
});
