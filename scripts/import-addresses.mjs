// npm run import-addresses -- Stadfangaskra.csv: takes over the national address register.
import path from 'node:path';
import { environment, install, node24, root, run } from './prepare.mjs';

install();
run(
  node24(),
  [
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'packages/server/src/capabilities/places/import-addresses-command.ts'),
    ...process.argv
      .slice(2)
      .map((argument) => (argument.startsWith('--') ? argument : path.resolve(argument))),
  ],
  { env: environment() },
);
