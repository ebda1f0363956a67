// npm run bench: the figures of docs/performance.md.
//
//   npm run bench                              all of them
//   npm run bench -- applications words        only these parts; which there are stands in `parts`
//   npm run bench -- server --size 1000000     a part with its own options
import path from 'node:path';
import { build, buildlessPrepare, environment, node24, root, run } from './prepare.mjs';

/** Each is a program in packages/server/src/bench. */
const parts = {
  server: 'bench.ts',
  words: 'words.ts',
  'map-labels': 'map-labels.ts',
  applications: 'applications.ts',
  offers: 'offers.ts',
  chat: 'chat.ts',
};
const given = process.argv.slice(2);
const firstOption = given.findIndex((one) => one.startsWith('--'));
const named = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0 || (options.length > 0 && named.length !== 1)) {
  console.error(
    unknown.length > 0
      ? `There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`
      : 'Options belong to one part: name it.',
  );
  process.exit(2);
}

buildlessPrepare();
build();
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  console.log(`\n── ${name} ──`);
  run(
    node24(),
    [
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'packages/server/src/bench', parts[name]),
      ...options,
    ],
    { env: environment() },
  );
}
