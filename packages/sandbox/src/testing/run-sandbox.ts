import { afterAll, beforeAll, beforeEach } from 'vitest';
import { controlClient } from '../control-client.ts';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';

/** Runs a sandbox on free ports for the tests of a file, and empties it before each of them. */
export function runSandbox(options: Partial<SandboxOptions> = {}) {
  let running: RunningSandbox;
  let control: ReturnType<typeof controlClient>;
  beforeAll(async () => {
    running = await startSandbox({ port: 0, smtpPort: 0, ...options });
    control = controlClient(running.url);
  });
  beforeEach(() => control.reset());
  afterAll(() => running.close());
  return {
    get url() {
      return running.url;
    },
    get smtpPort() {
      return running.smtpPort;
    },
    get control() {
      return control;
    },
  };
}

/** Waits in real time until something that happens by itself has happened. */
export async function eventually<Value>(
  read: () => Promise<Value> | Value,
  is: (value: Value) => boolean,
): Promise<Value> {
  const until = performance.now() + 15_000;
  for (;;) {
    const value = await read();
    if (is(value)) return value;
    if (performance.now() > until) throw new Error(`it did not happen: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
