import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openFileStore } from '#adapters/file-store/open-file-store.ts';
import { openPorts } from '#adapters/open-ports.ts';
import { findRecipient } from '#capabilities/contacts/public.ts';
import { keepPerson } from '#capabilities/people/public.ts';
import { identify, openSessions } from '#capabilities/sessions/public.ts';
import { capabilities } from '#capabilities.ts';
import type { Config } from '#config.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/database.ts';
import { openSessionLocks } from '#platform/db/session-locks.ts';
import { unitOfWorkRunner } from '#platform/db/unit-of-work.ts';
import { openEncryption } from '#platform/encryption.ts';
import { removeFilesJob } from '#platform/files/remove-files.ts';
import { sweepParts, sweepPartsJob } from '#platform/files/sweep-parts.ts';
import { buildApp } from '#platform/http/app.ts';
import { stopGracefully } from '#platform/http/stop-gracefully.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { purgeExpired } from '#platform/jobs/purge-expired.ts';
import { reactionHandlers } from '#platform/jobs/reaction-handler.ts';
import { openLiveFeed } from '#platform/live/live-feed.ts';
import { openMetrics } from '#platform/metrics.ts';
import { outboxJobs } from '#platform/outbox/outbox-jobs.ts';
import { openSecrets } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { readTexts } from '#platform/texts.ts';
import { webhookHandler } from '#platform/webhooks/webhook-route.ts';

export interface Program {
  app: FastifyInstance;
  services: Services;
  /** Starts working on jobs; the web role leaves this to others. */
  startWorking(): Promise<void>;
  jobsIdle(): Promise<boolean>;
  /** Finishes running requests and jobs, then lets go of everything. */
  stop(): Promise<void>;
}

export interface ComposeOptions {
  config: Config;
  clock?: Clock;
  /** Until a capability keeps teams, nobody is in one; tests bring their own. */
  teamsOf?: Services['teamsOf'];
}

/** Puts the program together: which adapter serves which port, which capabilities exist. */
export async function compose({
  config,
  clock = systemClock,
  teamsOf = async () => [],
}: ComposeOptions): Promise<Program> {
  if (!config.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  const log = pino({ level: config.LOG_LEVEL, base: null, redact: ['req.headers', 'password', 'token'] });
  const metrics = openMetrics();
  const main = openDatabase(config.DATABASE_URL, config.DATABASE_POOL);
  const replica = config.DATABASE_REPLICA_URL
    ? openDatabase(config.DATABASE_REPLICA_URL, config.DATABASE_POOL)
    : main;
  const { email, sms, ...ports } = openPorts(config, metrics);
  const handlers = [
    ...outboxJobs({ senders: { email, sms }, findRecipient }),
    removeFilesJob,
    sweepPartsJob,
    ...capabilities.flatMap((capability) => capability.jobs ?? []),
    ...capabilities.flatMap((capability) => capability.webhooks ?? []).map(webhookHandler),
    ...reactionHandlers(capabilities),
    purgeExpired,
  ];
  const works = config.ROLE !== 'web';
  const queue = await openJobQueue({
    url: config.DATABASE_URL,
    jobs: handlers.map((handler) => handler.job),
    worker: works,
    log,
    metrics,
  });
  const encryption = openEncryption(config.DATA_KEYS);
  const files = await openFileStore(config, metrics);
  const services: Services = {
    config,
    clock,
    db: main.db,
    teamsOf,
    keepPerson,
    replica: replica.db,
    unitOfWork: unitOfWorkRunner(main.db, { queue, encryption, capabilities }),
    locks: openSessionLocks(config.DATABASE_URL),
    texts: readTexts(),
    secrets: openSecrets(config.HASH_SECRET),
    encryption,
    files,
    ports,
    log,
    metrics,
  };
  const app = await buildApp({ services, capabilities, identify, floodLimit: config.FLOOD_LIMIT });
  const stopServer = stopGracefully(app);
  const live = await openLiveFeed(app, services, { identify, openSessions });
  return {
    app,
    services,
    async startWorking() {
      await queue.work(handlers, services);
      // Nobody waits for it: a large folder takes its time.
      sweepParts(services).catch((error: unknown) => log.error(error, 'the file store was not swept'));
    },
    jobsIdle: () => queue.idle(),
    async stop() {
      await live.stop();
      await stopServer();
      await queue.stop();
      await services.locks.close();
      await main.close();
      if (replica !== main) await replica.close();
    },
  };
}
