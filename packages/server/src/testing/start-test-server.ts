import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startSandbox } from '@heima/sandbox/start-sandbox.ts';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { capabilities } from '#capabilities.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { ensureDatabase, migrate } from '#platform/db/migrate.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { reactionHandlers } from '#platform/jobs/reaction-handler.ts';
import { openMetrics } from '#platform/metrics.ts';
import { webhookHandler } from '#platform/webhooks/webhook-route.ts';
import type { SandboxAddress } from './sandbox-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    sandboxes: SandboxAddress[];
  }
}

/** Name of the database every test database is copied from. */
export const templateName = 'heima_template';

/**
 * Once per test run: a real PostgreSQL (our own, or the one of TEST_DATABASE_SERVER), one migrated template and
 * for each worker a sandbox that plays the providers.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-test-'));
  await fs.chmod(folder, 0o755);
  const given = process.env.TEST_DATABASE_SERVER;
  const server = given
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: path.join(folder, 'postgres'),
        durable: false,
        settings: ['max_connections=200'],
      });
  const url = (name: string): string =>
    server ? server.url(name) : Object.assign(new URL(given!), { pathname: `/${name}` }).href;
  await ensureDatabase(url('postgres'), templateName);
  await migrate(url(templateName));
  const jobs = [
    ...capabilities.flatMap((capability) => capability.jobs ?? []),
    ...capabilities.flatMap((capability) => capability.webhooks ?? []).map(webhookHandler),
    ...reactionHandlers(capabilities),
  ].map((handler) => handler.job);
  const queue = await openJobQueue({
    url: url(templateName),
    jobs,
    worker: false,
    log: pino({ level: 'silent' }),
    metrics: openMetrics(),
  });
  await queue.stop();
  const sandboxes = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startSandbox({ port: 0, smtpPort: 0 })),
  );
  project.provide('databaseServer', url('postgres'));
  project.provide(
    'sandboxes',
    sandboxes.map(({ url, smtpPort }) => ({ url, smtpPort })),
  );
  return async () => {
    for (const sandbox of sandboxes) await sandbox.close();
    await server?.stop();
    await fs.rm(folder, { recursive: true, force: true });
  };
}
