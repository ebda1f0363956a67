import type { DomainEvent } from '@heima/domain/shared/event.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Encryption } from '#platform/encryption.ts';
import type { EnqueueOptions, Job } from '#platform/jobs/define-job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Reaction } from '#platform/jobs/reaction.ts';
import { reactionJob } from '#platform/jobs/reaction-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Message } from '#platform/outbox/define-message.ts';
import { putInOutbox, type Sending } from '#platform/outbox/put-in-outbox.ts';
import type { Database } from './database.ts';
import type { Schema } from './tables.ts';

/** Who or what changes something, for the audit trail. */
export interface Cause {
  actorId: string | null;
  actorKind: 'user' | 'visitor' | 'system';
  requestId: string | null;
  now: Date;
}

/** What the program does by itself: jobs, reactions, clean-ups. */
export const systemCause = (now: Date): Cause => ({
  actorId: null,
  actorKind: 'system',
  requestId: null,
  now,
});

/** State, audit entry, events, live events, messages and jobs of one change: committed together or not at all. */
export interface UnitOfWork {
  db: Transaction<Schema>;
  now: Date;
  /**
   * Records a fact of the domain: every change of what the product holds is one, whether or not something reacts to it
   * yet. Writes the audit entry and the event, and enqueues the reactions.
   * @param event a value of a capability's `events.ts`
   * @param subjectId the row that it happened to, of the kind that the event names
   * @param payload what the event declares; left out when it declares nothing
   */
  record<Payload extends object>(
    event: DomainEvent<Payload>,
    subjectId: string,
    ...payload: PayloadOf<NoInfer<Payload>>
  ): Promise<void>;
  /**
   * Writes an audit entry only: for what changes nothing but must be answered for later, such as who read a protected
   * paper, or a sign-in that was refused. A change is recorded by `record`.
   */
  audit(
    action: string,
    subjectKind: string,
    subjectId: string,
    detail?: Record<string, unknown>,
  ): Promise<void>;
  enqueue<Payload>(job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>;
  /** Sends a message by e-mail or SMS, after the commit; see `defineMessage`. */
  send<Payload>(message: Message<Payload>, sending: Sending<Payload>): Promise<void>;
  /** Notifies the open pages of one person, after the commit. */
  notifyLive(userId: string, kind: string, payload?: Record<string, unknown>): Promise<void>;
}

type PayloadOf<Payload> = Partial<Payload> extends Payload ? [payload?: Payload] : [payload: Payload];

/** Runs `work` in one transaction. */
export type RunUnitOfWork = <T>(cause: Cause, work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

interface RunnerOptions {
  queue: JobQueue;
  encryption: Encryption;
  capabilities: readonly { name: string; reactions?: readonly Pick<Reaction, 'name' | 'on'>[] }[];
}

export function unitOfWorkRunner(db: Database, options: RunnerOptions): RunUnitOfWork {
  return (cause, work) =>
    db.transaction().execute(async (transaction) => work(unitOfWork(transaction, cause, options)));
}

function unitOfWork(
  db: Transaction<Schema>,
  cause: Cause,
  { queue, encryption, capabilities }: RunnerOptions,
): UnitOfWork {
  const enqueue: UnitOfWork['enqueue'] = (job, payload, options) => queue.add(db, job, payload, options);
  const audit: UnitOfWork['audit'] = async (action, subjectKind, subjectId, detail = {}) => {
    await db
      .insertInto('audit_entry')
      .values({
        id: newId(),
        at: cause.now,
        actor_id: cause.actorId,
        actor_kind: cause.actorKind,
        action,
        subject_kind: subjectKind,
        subject_id: subjectId,
        request_id: cause.requestId,
        detail: JSON.stringify(detail),
      })
      .execute();
  };
  return {
    db,
    now: cause.now,
    audit,
    async record(event, subjectId, ...[payload]) {
      const { name, subject } = event;
      const kept = event.payload.parse(payload ?? {}) as Record<string, unknown>;
      await audit(name, subject, subjectId, kept);
      const id = newId();
      await db
        .insertInto('event')
        .values({
          id,
          at: cause.now,
          name,
          subject_kind: subject,
          subject_id: subjectId,
          actor_id: cause.actorId,
          payload: JSON.stringify(kept),
        })
        .execute();
      for (const { name: capability, reactions = [] } of capabilities)
        for (const reaction of reactions)
          if (reaction.on.name === name)
            await enqueue(
              reactionJob(capability),
              { reaction: reaction.name, eventId: id },
              { onceKey: `${reaction.name} ${id}` },
            );
    },
    enqueue,
    send: (message, sending) => putInOutbox({ db, now: cause.now, enqueue }, encryption, message, sending),
    async notifyLive(userId, kind, payload = {}) {
      const id = newId();
      await db
        .insertInto('live_event')
        .values({ id, at: cause.now, user_id: userId, kind, payload: JSON.stringify(payload) })
        .execute();
      await sql`select pg_notify('live', ${`${id} ${userId}`})`.execute(db);
    },
  };
}
