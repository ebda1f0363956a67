// npm start, npm run dev, npm run production.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, checkNode, environment, install, node24, root } from './prepare.mjs';

const dev = process.argv.includes('--dev');
const production = process.argv.includes('--production');
checkNode();
install();
if (!dev) build();

const file = production ? 'build/main.js' : 'src/start.ts';
const child = spawn(
  node24(),
  [
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'packages/server', file),
    ...(dev ? ['--dev'] : []),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment(production ? { NODE_ENV: 'production' } : {}),
  },
);
// The terminal sends Ctrl-C to the whole group; this process only waits for the program to put things away.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
