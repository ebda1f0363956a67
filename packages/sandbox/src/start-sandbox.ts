import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { controlApi } from '#control/control-api.ts';
import { bindProviders } from '#core/bind-providers.ts';
import { ChangeFeed } from '#core/change-feed.ts';
import { guardLoopback } from '#core/guard-loopback.ts';
import { Sandbox } from '#core/sandbox.ts';
import { pageRoutes } from '#page/page-routes.ts';
import { startSmtpListener } from '#smtp/smtp-listener.ts';
import { PROVIDERS } from './providers.ts';

export type SandboxOptions = {
  /** 0 takes a free port. */
  port: number;
  smtpPort: number;
  /** Real time, unless a test wants its own. */
  now?: () => Date;
  /** Makes ids repeat from run to run. */
  seed?: string;
  /** Where the product runs: linked from the page, and the one place beside this machine that is called. */
  heimaUrl?: string;
};

export type RunningSandbox = { url: string; port: number; smtpPort: number; close: () => Promise<void> };

const HOST = '127.0.0.1';
/** A mail with large attachments, and then some. */
const LARGEST_BODY = 30 * 1024 * 1024;

/** Starts every provider, the SMTP listener, the control API and the page, on this machine only. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('The sandbox plays the outside world; it does not start with NODE_ENV=production.');
  const sandbox = new Sandbox({
    seed: options.seed ?? 'heima',
    now: options.now,
    heimaUrl: options.heimaUrl,
    changes: new ChangeFeed(),
    factories: PROVIDERS,
  });
  const app = fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: true });
  guardLoopback(app);
  await app.register(async (scope) => bindProviders(scope, sandbox));
  await app.register(async (scope) => controlApi(scope, sandbox), { prefix: '/__sandbox' });
  await app.register(async (scope) => pageRoutes(scope, sandbox));
  const smtp = await startSmtpListener(sandbox, { host: HOST, port: options.smtpPort });
  const port = await listen(app, options.port).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  return {
    url: `http://${HOST}:${port}`,
    port,
    smtpPort: smtp.port,
    close: async () => {
      sandbox.world.end();
      await Promise.all([app.close(), smtp.close()]);
    },
  };
}

async function listen(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: HOST, port });
  return (app.server.address() as AddressInfo).port;
}
