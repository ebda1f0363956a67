import type { runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPorts } from '#adapters/open-ports.ts';
import { readConfig } from '#config.ts';
import { openMetrics } from '#platform/metrics.ts';
import { PortError, type PortOutcome } from '#ports/port-error.ts';
import type { Ports } from '#ports/ports.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';

type Sandbox = ReturnType<typeof runSandbox>;

/** Long enough that a busy machine never takes an answer for none. */
const timeoutMs = 15_000;
/** Configuration for the provider that hangs: whatever the machine does, it does not answer. */
export const impatient = { PROVIDER_TIMEOUT_MS: '400' };

/** All ports, pointed at a sandbox of the test's own; `more` changes the configuration. */
export const sandboxPorts = (sandbox: Sandbox, more: Record<string, string> = {}): Ports =>
  openPorts(
    readConfig({
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://heima.test',
      PROVIDER_TIMEOUT_MS: String(timeoutMs),
      PROVIDER_RETRY_PAUSE_MS: '5',
      ...sandboxEnvironment(sandbox),
      ...more,
    }),
    openMetrics(),
  );

/** How a call ended that had to fail. */
export async function failureOf(call: Promise<unknown>): Promise<PortError> {
  const error = await call.then(
    (answer) => new Error(`It answered ${JSON.stringify(answer)}`),
    (thrown: unknown) => thrown,
  );
  if (error instanceof PortError) return error;
  throw error;
}

export interface AdapterCall<Name extends keyof Ports> {
  port: Name;
  /** Names of the sandbox. */
  provider: string;
  operation: string;
  ask(port: Ports[Name]): Promise<unknown>;
  /** Whether the adapter tries again by itself. */
  isRepeated: boolean;
  /** Other calls go out with it, which also show whether the provider is up. */
  hasOtherCalls?: boolean;
  /** Nothing where the provider asks for no credentials. */
  wrongSecret?: Record<string, string>;
}

/** What every adapter must do whatever the provider does (integrations 25): for each outcome the sandbox plays. */
export function itKeepsTheContract<Name extends keyof Ports>(
  sandbox: Sandbox,
  adapter: AdapterCall<Name>,
): void {
  const { provider, operation, isRepeated } = adapter;
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more)[adapter.port];
  const play = (outcome: Parameters<Sandbox['control']['addRule']>[0]['outcome'], more: object = {}) =>
    sandbox.control.addRule({ provider, operation, outcome, ...more });
  const callCount = async () => (await sandbox.control.calls({ provider, operation })).length;

  describe(`${provider} ${operation}`, () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('answers', async () => {
      await adapter.ask(open());
      expect(await callCount()).toBe(1);
    });

    it.each([
      ['server_error', 'unavailable'],
      ['unavailable', 'unavailable'],
      ['drop', 'unavailable'],
      ['timeout', 'timeout'],
      ['rate_limited', 'rate-limited'],
      ['malformed', 'protocol'],
      ['wrong_schema', 'protocol'],
      ['unauthorized', 'unauthorized'],
    ] as const)('%s is reported as %s, in time', async (outcome, told) => {
      await play(outcome);
      const hangs = outcome === 'timeout';
      // One that hangs would hang until the test is given up.
      const port = open(hangs ? impatient : {});
      const error = await failureOf(adapter.ask(port));
      expect(error.outcome).toBe(told satisfies PortOutcome);
      const mayRepeat = ['server_error', 'unavailable', 'drop', 'rate_limited'].includes(outcome);
      if (!isRepeated || !mayRepeat) expect(await callCount()).toBe(1);
    });

    it(
      isRepeated ? 'a single failure is not noticed' : 'a failed call is not repeated by itself',
      async () => {
        await play('server_error', { times: 1 });
        const call = adapter.ask(open());
        if (isRepeated) await call;
        else expect((await failureOf(call)).outcome).toBe('unavailable');
        expect(await callCount()).toBe(isRepeated ? 2 : 1);
      },
    );

    it('a slow answer within the time is an answer', async () => {
      await play('slow', { delayMs: 100 });
      await adapter.ask(open());
    });

    const { wrongSecret } = adapter;
    it.runIf(wrongSecret)(
      'wrong credentials are reported as unauthorized, and stand in no message',
      async () => {
        const error = await failureOf(adapter.ask(open(wrongSecret)));
        expect(error.outcome).toBe('unauthorized');
        for (const secret of Object.values(wrongSecret ?? {}))
          expect(JSON.stringify([error, error.message, String(error.cause)])).not.toContain(secret);
      },
    );

    if (adapter.hasOtherCalls) return;
    it('after repeated failures no call goes out, until one that tries succeeds', async () => {
      const port = open();
      await play('unavailable');
      const isOpen = async () => (await failureOf(adapter.ask(port))).providerCode === 'circuit open';
      for (let asked = 1; !(await isOpen()); asked += 1) expect(asked).toBeLessThan(6);
      const before = await callCount();
      expect(await isOpen()).toBe(true);
      expect(await callCount()).toBe(before);

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
      expect((await failureOf(adapter.ask(port))).outcome).toBe('unavailable');
      expect(await callCount()).toBe(before + 1);
      expect(await isOpen()).toBe(true);

      vi.setSystemTime(Date.now() + 31_000);
      await sandbox.control.clearRules();
      await adapter.ask(port);
      await adapter.ask(port);
      expect(await callCount()).toBe(before + 3);
    });
  });
}
