// npm run check: format and lint, types, unused code, licences, files of operation. The architecture and locale tests run with the unit tests.
//
//   npm run check                  all of it
//   npm run check -- web server    only these checks
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildlessPrepare, environment, node24, root } from './prepare.mjs';

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Runs one tool and answers what it printed; the web app's route types are made before its own are checked. */
function tool(name, command, args, cwd = root) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment() });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr.on('data', (chunk) => {
      text += chunk;
    });
    child.on('close', (code) =>
      resolve({ name, ok: code === 0, text, seconds: ((Date.now() - started) / 1000).toFixed(1) }),
    );
  });
}

/** The result of a check of our own: a line for each complaint. */
const own = (name, complaints) => ({
  name,
  ok: complaints.length === 0,
  text: complaints.join('\n'),
  seconds: '0.0',
});

/**
 * Checks everything, or what is asked for.
 *
 * @param {string[]} asked Names of checks: `web` means the types of web.
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function check(asked = []) {
  const web = path.join(root, 'packages/web');
  const types = (name) => tool(`types of ${name}`, bin('tsc'), ['-p', `packages/${name}`]);
  const results = [];
  const show = (result) => {
    results.push(result);
    console.log(`${result.ok ? '✓' : '✗'} ${result.name} (${result.seconds} s)`);
    if (result.ok) return;
    console.log(result.text.trim());
    if (result.mend) console.log(`→ ${result.mend}`);
  };
  // Two at a time: more would only make each other wait on two cores.
  const all = {
    lint: async () => ({
      ...(await tool('format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])),
      mend: '"npm run format" formats everything and mends what the linter can mend; the rest is by hand.',
    }),
    domain: () => types('domain'),
    // The domain itself may use nothing of Node or of browsers; its tests may.
    'domain-tests': () =>
      tool('types of domain’s tests', bin('tsc'), ['-p', 'packages/domain/tsconfig.tests.json']),
    journeys: () => tool('types of journeys', bin('tsc'), ['-p', '.']),
    sandbox: () => types('sandbox'),
    server: () => types('server'),
    web: async () => {
      const routes = await tool(
        'route types',
        node24(),
        [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'],
        web,
      );
      return routes.ok ? types('web') : routes;
    },
    unused: async () => ({
      ...(await tool('unused code', bin('knip'), ['--no-progress'])),
      mend: 'Use it, or delete it with its tests.',
    }),
    // These load packages, which a bare clone gets only when this command runs.
    licences: async () => own('licences', (await import('./licences.mjs')).checkLicences(root)),
    operation: async () =>
      own('operation files', (await import('./operation-files.mjs')).checkOperationFiles(root)),
  };
  const unknown = asked.filter((name) => !(name in all));
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}. The checks are: ${Object.keys(all).join(', ')}.`);
    process.exit(2);
  }
  const work = (asked.length > 0 ? asked : Object.keys(all)).map((name) => all[name]);
  const next = async () => {
    for (let one = work.shift(); one; one = work.shift()) show(await one());
  };
  await Promise.all([next(), next()]);
  return {
    passed: results.filter((result) => result.ok).length,
    failed: results.filter((result) => !result.ok).length,
  };
}

if (process.argv[1] === import.meta.filename) {
  buildlessPrepare();
  const { failed } = await check(process.argv.slice(2));
  process.exit(failed ? 1 : 0);
}
