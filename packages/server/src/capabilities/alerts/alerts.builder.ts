import { saveSearch } from '@heima/domain/alerts/endpoints.ts';
import type { AlertFrequency, SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import { listingPublished } from '@heima/domain/listings/events.ts';
import type { DomainEvent } from '@heima/domain/shared/event.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { type Insertable, sql } from 'kysely';
import { collectMatchesJob } from '#capabilities/alerts/jobs/collect-matches-job.ts';
import { sweepAlerts } from '#capabilities/alerts/jobs/sweep-alerts.ts';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import type { ListingTable } from '#capabilities/listings/tables.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { outboxOf } from '#platform/outbox/outbox.builder.ts';
import type { Person } from '#testing/people.ts';
import type { TestApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

let named = 0;

/** Saving, publishing and the passing of time, as tests of alerts need them. */
export function alertsOf(app: TestApp) {
  const { db, unitOfWork, clock } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const outbox = outboxOf(app);
  const cause = () => systemCause(clock());
  const settle = () => app.runJobs();

  /** Records a fact about a listing without the use case that makes it one. */
  const record = (id: string, event: DomainEvent<object> = listingPublished, payload: object = {}) =>
    unitOfWork(cause(), (unit) => unit.record(event, id, payload));

  /** Puts jobs that wait for a time that has come by the program's clock to work. */
  const wake = async (): Promise<number> => {
    const { rows } = await sql<{ data: { searchIds: string[]; frequency: 'at_once' | 'daily' } }>`
      delete from pgboss.job
      where name = ${collectMatchesJob.name} and state = 'created' and start_after <= ${clock()} and start_after > now()
      returning data`.execute(db);
    await unitOfWork(cause(), async (unit) => {
      for (const { data } of rows) await unit.enqueue(collectMatchesJob, data);
    });
    await settle();
    return rows.length;
  };

  return {
    settle,
    record,
    /** Saves a search; each gets a price of its own as its filter unless one is given. */
    async save(
      person: Person,
      given: { name?: string; filter?: SavedFilter; frequency?: AlertFrequency } = {},
    ): Promise<string> {
      named += 1;
      const { body } = await app.ask(
        saveSearch,
        {
          body: {
            name: given.name ?? `Leit ${named}`,
            filter: given.filter ?? {},
            frequency: given.frequency ?? 'at_once',
          },
        },
        { as: person.access },
      );
      return body.id;
    },
    /** Puts a published listing in and records that it was published; nothing has reacted yet. */
    async publish(given: Partial<Insertable<ListingTable>> = {}): Promise<string> {
      const id = await buildListing(db, { published_at: clock(), ...given });
      await record(id);
      return id;
    },
    /** How the mail server treats e-mails to a person from now on; other tests are left alone. */
    async mailServer(
      { email }: Person,
      outcome: 'ok' | 'unavailable' | 'decline' | 'drop',
      operation: 'rcpt' | 'deliver' = 'rcpt',
    ): Promise<void> {
      const times = outcome === 'drop' ? { times: 1 } : {};
      await sandbox.addRule({ provider: 'smtp', operation, match: { to: email }, outcome, ...times });
    },
    /** Sets the program's time and does what is due by then. */
    async at(time: string | Date): Promise<void> {
      await settle();
      app.setTime(new Date(time));
      await wake();
    },
    /** The next minute. */
    async minuteLater(): Promise<void> {
      await settle();
      app.setTime(new Date(clock().getTime() + 60_000));
      await wake();
    },
    async sweep(): Promise<void> {
      await sweepAlerts.handle(app.services, {});
      await outbox.sweep();
    },
    async emails(person: Person) {
      await settle();
      return sandbox.mail({ to: person.email });
    },
    /** The listings that the e-mails to a person name, one entry for each time. */
    async named(person: Person): Promise<string[]> {
      const emails = await this.emails(person);
      return emails.flatMap((email) =>
        [...new Set(email.links.map(({ href }) => href))].flatMap(
          (href) => /\/listings\/([0-9a-f-]{36})$/.exec(href)?.[1] ?? [],
        ),
      );
    },
    messages: outbox.messagesTo,
    sendAgain: outbox.sendAgain,
    matches: (searchId: string) =>
      db
        .selectFrom('saved_search_match')
        .selectAll()
        .where('search_id', '=', searchId)
        .orderBy('found_at')
        .execute(),
  };
}
