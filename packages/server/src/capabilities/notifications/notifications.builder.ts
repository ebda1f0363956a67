import type { NotificationTag } from '@heima/domain/notifications/notification-types.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { sql } from 'kysely';
import { collectNotificationsJob } from '#capabilities/notifications/jobs/collect-notifications-job.ts';
import { sweepNotifications } from '#capabilities/notifications/jobs/sweep-notifications.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { outboxOf } from '#platform/outbox/outbox.builder.ts';
import type { Person } from '#testing/people.ts';
import type { TestApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { type NewNotification, notify } from './notify.ts';

/** Notifying people of things, and the passing of time, as tests of notifications need them. */
export function notificationsOf(app: TestApp) {
  const { db, unitOfWork, clock } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const outbox = outboxOf(app);
  const cause = () => systemCause(clock());

  /** Puts jobs that wait for a time that has come by the program's clock to work. */
  const wake = async (): Promise<void> => {
    const { rows } = await sql<{ data: { userId: string; methodId: number } }>`
      delete from pgboss.job
      where name = ${collectNotificationsJob.name} and state = 'created' and start_after <= ${clock()} and start_after > now()
      returning data`.execute(db);
    await unitOfWork(cause(), async (unit) => {
      for (const { data } of rows) await unit.enqueue(collectNotificationsJob, data);
    });
    await app.runJobs();
  };
  const emails = async (person: Person) => {
    await app.runJobs();
    return sandbox.mail({ to: person.email });
  };

  const phoneOf = async ({ id }: Person): Promise<string> =>
    (await db.selectFrom('phone').select('e164').where('user_id', '=', id).executeTakeFirstOrThrow()).e164;

  return {
    emails,
    unit: <T>(work: Parameters<typeof unitOfWork<T>>[1]) => unitOfWork(cause(), work),
    /** Notifies somebody of a listing that is called so. */
    async notifyOf(
      receivers: Person | readonly Person[],
      title = 'Björt íbúð',
      more: Partial<NewNotification> & { type?: NotificationTag } = {},
    ): Promise<void> {
      await unitOfWork(cause(), (unit) =>
        notify(unit, {
          type: 'liked_available_again',
          receivers: [receivers].flat().map(({ id }) => id),
          subjectId: newId(),
          params: { title },
          key: `test ${newId()}`,
          ...more,
        } as NewNotification),
      );
    },
    async addSeconds(seconds: number): Promise<void> {
      await app.runJobs();
      app.setTime(new Date(clock().getTime() + seconds * 1000));
      await wake();
    },
    async sweep(): Promise<void> {
      await sweepNotifications.handle(app.services, {});
      await outbox.sweep();
    },
    subjects: async (person: Person): Promise<string[]> =>
      (await emails(person)).map(({ subject }) => subject),
    /** The SMS to a person, as the sandbox got them. */
    async sms(person: Person): Promise<string[]> {
      await app.runJobs();
      return (await sandbox.sms({ to: await phoneOf(person) })).map(({ text }) => text);
    },
    messages: outbox.messagesTo,
    sendAgain: outbox.sendAgain,
    /** How the mail server treats e-mails to a person from now on; other tests are left alone. */
    mailServer: ({ email }: Person, outcome: 'ok' | 'unavailable' | 'decline') =>
      sandbox.addRule({ provider: 'smtp', operation: 'rcpt', match: { to: email }, outcome }),
    smsService: async (person: Person, outcome: 'ok' | 'unavailable') =>
      sandbox.addRule({
        provider: 'nova-sms',
        operation: 'send',
        match: { to: await phoneOf(person) },
        outcome,
      }),
  };
}
