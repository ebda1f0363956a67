import { SANDBOX_BASE_PATHS, SANDBOX_CREDENTIALS } from '@heima/sandbox/credentials.ts';
import { expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { sandboxEnvironment } from './sandbox-environment.ts';

it('the environment of development has the addresses and credentials of the sandbox, for every provider', () => {
  const environment = sandboxEnvironment({ url: 'http://127.0.0.1:4000', smtpPort: 2500 });
  const known = new Set(Object.keys(readConfig({ NODE_ENV: 'test', ...environment })));
  const expected = {
    ...SANDBOX_CREDENTIALS,
    ...Object.fromEntries(
      Object.entries(SANDBOX_BASE_PATHS).map(([name, path]) => [name, `http://127.0.0.1:4000${path}`]),
    ),
  };
  // The sandbox plays more providers than the program has adapters for.
  const used = Object.entries(expected).filter(([name]) => known.has(name));
  expect(environment).toMatchObject(Object.fromEntries(used));
  expect(used.length).toBeGreaterThanOrEqual(15);
  for (const name of Object.keys(environment)) expect(known, name).toContain(name);
});
