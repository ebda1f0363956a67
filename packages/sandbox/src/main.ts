import { startSandbox } from './start-sandbox.ts';

/** How long a graceful stop may take before the process ends anyway. */
const STOP_WITHIN_MS = 3_000;

/** A port from the environment; without one, a free port. */
function portFrom(name: string): number {
  const text = process.env[name] ?? '0';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${name} is not a port: ${text}`);
  return port;
}

async function main(): Promise<void> {
  const { HEIMA_URL, SANDBOX_SEED, SANDBOX_WATCH_STDIN } = process.env;
  if (HEIMA_URL && !URL.canParse(HEIMA_URL)) throw new Error(`HEIMA_URL is not an address: ${HEIMA_URL}`);
  const sandbox = await startSandbox({
    port: portFrom('SANDBOX_PORT'),
    smtpPort: portFrom('SANDBOX_SMTP_PORT'),
    heimaUrl: HEIMA_URL || undefined,
    seed: SANDBOX_SEED || undefined,
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (SANDBOX_WATCH_STDIN === '1') {
    // The parent holds the other end: when it goes away, however it died, the pipe ends.
    process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
  }
  const { port, smtpPort } = sandbox;
  console.log(JSON.stringify({ sandbox: 'ready', port, smtpPort }));
}

main().catch((error: Error & { code?: string }) => {
  const taken =
    error.code === 'EADDRINUSE'
      ? ' Choose another SANDBOX_PORT or SANDBOX_SMTP_PORT, or 0 for a free one.'
      : '';
  console.error(`The sandbox did not start. ${error.message}.${taken}`.replace('..', '.'));
  process.exit(1);
});
