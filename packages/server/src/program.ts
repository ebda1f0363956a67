import { identify } from '#capabilities/sessions/public.ts';
import { migrate } from '#platform/db/migrate.ts';
import { addPages } from '#platform/http/pages.ts';
import { compose } from './composition.ts';
import { readConfig } from './config.ts';

/** Runs the program against DATABASE_URL: migrates under the lock, listens, works on jobs, stops gracefully. */
const config = readConfig();
if (!config.DATABASE_URL) throw new Error('DATABASE_URL is not set');
await migrate(config.DATABASE_URL);
const program = await compose({ config });
if (config.ROLE !== 'worker') {
  await addPages(program.app, program.services, identify);
  await program.app.listen({ port: config.PORT, host: config.HOST });
}
if (config.ROLE !== 'web') await program.startWorking();
program.services.log.info({ role: config.ROLE, port: config.PORT }, 'ready');
process.send?.({ ready: true, port: config.PORT });

let stopping = false;
const stop = async (signal: string): Promise<void> => {
  if (stopping) return;
  stopping = true;
  program.services.log.info({ signal }, 'stopping');
  await program.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
process.on('disconnect', () => void stop('disconnect'));
