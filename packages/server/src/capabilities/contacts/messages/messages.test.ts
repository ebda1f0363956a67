import { requestPasswordReset, signIn } from '@heima/domain/sign-in/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { purgeExpiredProofs } from '#capabilities/proofs/purge-expired-proofs.ts';
import { purgeExpiredSessions } from '#capabilities/sessions/jobs/purge-expired-sessions.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { outboxOf } from '#platform/outbox/outbox.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { noticeMessage } from './notice-message.ts';

describe('messages about contacts', async () => {
  const app = await testApp();
  const { services } = app;
  const sandbox = controlClient(workerSandbox().url);
  const outbox = outboxOf(app);
  /** Asks for a new password; the proof, and the message with its link. */
  const openProof = async (email: string) => {
    await app.ask(requestPasswordReset, { params: { email } });
    const proofs = await services.db
      .selectFrom('proof')
      .innerJoin('email_address', 'email_address.id', 'proof.subject_id')
      .select('proof.id')
      .where('address', '=', email)
      .orderBy('proof.id', 'desc')
      .execute();
    const proofId = proofs[0]!.id;
    await app.runJobs();
    return messageOf(proofId);
  };

  const messageOf = (proofId: string) =>
    services.db
      .selectFrom('outbox_message')
      .selectAll()
      .where('once_key', '=', proofId)
      .executeTakeFirstOrThrow();
  const mailServer = (to: string, outcome: 'ok' | 'unavailable') =>
    sandbox.addRule({ provider: 'smtp', operation: 'rcpt', match: { to }, outcome });

  it('a job that runs twice, or twice at once, sends one e-mail', async () => {
    const { email } = await person(app, { verified: true });
    const message = await openProof(email);
    await outbox.sendAgain(message, 3);
    await outbox.sendAgain(message);
    expect(await sandbox.mail({ to: email })).toHaveLength(1);
  });

  it('a try the mail server put off is repeated, and the e-mail that comes works', async () => {
    const { id } = await person(app, { verified: true });
    const email = `later+${id.slice(-6)}@netfang.is`;
    await services.db
      .updateTable('email_address')
      .set({ address: email, address_key: email })
      .where('user_id', '=', id)
      .execute();
    const message = await openProof(email);
    expect(message.ended_at).toBeNull();
    await outbox.sendAgain(message);
    expect(await sandbox.mail({ to: email })).toEqual([]);
    await outbox.sendAgain(message);
    const [one] = await sandbox.mail({ to: email });
    expect(one!.messageId).toBe(`<${message.id}@heima.test>`);
  });

  it('U01: a request that a newer one made void sends nothing', async () => {
    const { email } = await person(app, { verified: true });
    await mailServer(email, 'unavailable');
    const old = await openProof(email);
    await openProof(email);
    await mailServer(email, 'ok');
    await outbox.sendAgain(old);
    expect((await messageOf(old.once_key)).outcome).toBe('called_off');
    expect(await sandbox.mail({ to: email })).toHaveLength(0);
  });

  it('what a person or another made of a name stays text in an e-mail', async () => {
    const to = 'stafir@netfang.is';
    await services.unitOfWork(systemCause(services.clock()), (unit) =>
      unit.send(noticeMessage, {
        to: { address: to, language: 'en', fullName: 'Jón' },
        payload: { kind: 'emailAdded', email: '<img src=x>@x.is' },
        key: 'stafir',
      }),
    );
    await app.runJobs();
    const [email] = await sandbox.mail({ to });
    expect(email!.html).toContain('&lt;img src=x&gt;@x.is');
    expect(email!.html).not.toContain('<img src=x');
    expect(email!.headers['list-unsubscribe']).toBeUndefined();
  });

  it('purges sessions, links and marks sixty days after their end, nothing that is active', async () => {
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
