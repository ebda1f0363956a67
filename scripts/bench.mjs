// npm run bench [-- --size 1000000]: the figures of docs/performance.md.
import path from 'node:path';
import { build, buildlessPrepare, environment, node24, root, run } from './prepare.mjs';

buildlessPrepare();
build();
run(
  node24(),
  [
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'packages/server/src/bench/bench.ts'),
    ...process.argv.slice(2),
  ],
  {
    env: environment(),
  },
);
