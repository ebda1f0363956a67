import { inject } from 'vitest';
import type { SandboxAddress } from './sandbox-environment.ts';

/**
 * The sandbox of this worker alone. Files of one worker run one after the other, so that a test may set rules and move
 * the clock of the sandbox without touching a test that runs beside it.
 */
export function workerSandbox(): SandboxAddress {
  const sandbox = inject('sandboxes')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!sandbox) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no sandbox.`);
  return sandbox;
}
