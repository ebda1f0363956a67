import middie from '@fastify/middie';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { identify } from '#capabilities/sessions/public.ts';
import { webFolder } from '#platform/folders.ts';
import { mountPages } from '#platform/http/pages.ts';
import { compose } from './composition.ts';
import { readConfig } from './config.ts';

/** The program for `npm run dev`: pages come from Vite and reload as they are edited. */
const config = readConfig();
process.chdir(webFolder);
const program = await compose({ config });
const { app, services } = program;
const vite = await createServer({
  root: webFolder,
  server: { middlewareMode: true, hmr: { server: app.server } },
  appType: 'custom',
});
await app.register(middie);
app.use((request, response, next) =>
  /^\/(api|media)\//.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
);
const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
mountPages(app, services, load, { mode: 'development', cache: false, identify });
await app.listen({ port: config.PORT, host: config.HOST });
await program.startWorking();
process.send?.({ ready: true, port: config.PORT });

const stop = async (): Promise<void> => {
  await vite.close();
  await program.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
