import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { v5 as namedId } from 'uuid';
import type { Schema } from '#platform/db/tables.ts';
import type { Logger } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { EnqueueOptions, Job, JobHandler } from './define-job.ts';

/** The queue: jobs are added only inside a transaction and worked on by the worker role. */
export interface JobQueue {
  add<Payload>(
    transaction: Transaction<Schema>,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Starts working on the given jobs and runs the scheduled ones by the clock. */
  work<Services>(handlers: readonly JobHandler<Services>[], services: Services): Promise<void>;
  /** Whether no job is waiting or running, but for repeated tries of what failed: for tests. */
  idle(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  jobs: readonly Job[];
  worker: boolean;
  log: Logger;
  metrics: Metrics;
}

/** Jobs of one queue that run at the same time in one copy of the program; what the clock starts runs one by one. */
const workersOf = ({ every }: Job): number => (every ? 1 : 2);

const onceNamespace = 'f2a1b6de-5d8e-4c0f-9a53-0c8a6f6f5a11';

/** The id of the one job of this name with this key: the table of jobs takes no second row with it. */
const onceId = (name: string, key: string): string => namedId(`${name} ${key}`, onceNamespace);

/** Opens the queue and makes sure that every known job has its queue row. */
export async function openJobQueue({ url, jobs, worker, log, metrics }: QueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'heima jobs',
    supervise: worker,
    schedule: worker,
    useListenNotify: worker,
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'job queue'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const job of jobs) if (!known.has(job.name)) await boss.createQueue(job.name, { notify: true });

  return {
    async add(transaction, job, payload, options = {}) {
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromKysely(transaction as never),
        retryLimit: job.retries,
        retryDelay: job.pauseSeconds,
        retryBackoff: true,
        ...(options.after ? { startAfter: options.after } : {}),
        ...(options.onceKey === undefined ? {} : { id: onceId(job.name, options.onceKey) }),
      });
    },
    async work(handlers, services) {
      // A schedule outlives its job in the database; without a worker it would fill a queue that nobody empties.
      const scheduled = new Set(handlers.filter(({ job }) => job.every).map(({ job }) => job.name));
      for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
      for (const { job, handle } of handlers) {
        for (let worker = 0; worker < workersOf(job); worker += 1) {
          let id = '';
          id = await boss.work<object>(job.name, { batchSize: 1 }, async ([task]) => {
            const end = metrics.jobs.startTimer({ job: job.name });
            try {
              await handle(services, job.payload.parse(task!.data ?? {}));
              end({ outcome: 'done' });
            } catch (error) {
              end({ outcome: 'failed' });
              log.warn({ job: job.name, id: task!.id, error: (error as Error).message }, 'job failed');
              throw error;
            } finally {
              // Announcements that come in a bunch wake a worker once; without this the rest of the bunch would lie
              // until the next poll, half a minute later.
              boss.notifyWorker(id);
            }
          });
        }
        if (job.every) await boss.schedule(job.name, job.every, {});
      }
    },
    async idle() {
      // The library's own counts are up to a minute old.
      const { rows } = await boss
        .getDb()
        .executeSql(
          "select 1 from pgboss.job where state in ('created', 'active') and start_after <= now() and name not like '\\_\\_%' limit 1",
        );
      return rows.length === 0;
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
