// npm run check: format and lint, types, unused code, licences, files of operation. The architecture and locale tests run with the unit tests.
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

/** Checks everything. @returns {Promise<{passed: number, failed: number}>} */
export async function check() {
  const web = path.join(root, 'packages/web');
  const types = (name) => tool(`types of ${name}`, bin('tsc'), ['-p', `packages/${name}`]);
  const results = [];
  const show = (result) => {
    results.push(result);
    console.log(`${result.ok ? '✓' : '✗'} ${result.name} (${result.seconds} s)`);
    if (!result.ok) console.log(result.text.trim());
  };
  // Two at a time: more would only make each other wait on two cores.
  const work = [
    () => tool('format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    () => types('domain'),
    // The domain itself may use nothing of Node or of browsers; its tests may.
    () => tool('types of domain’s tests', bin('tsc'), ['-p', 'packages/domain/tsconfig.tests.json']),
    () => tool('types of journeys', bin('tsc'), ['-p', '.']),
    () => types('sandbox'),
    () => types('server'),
    async () => {
      const routes = await tool(
        'route types',
        node24(),
        [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'],
        web,
      );
      return routes.ok ? types('web') : routes;
    },
    () => tool('unused code', bin('knip'), ['--no-progress']),
    // These load packages, which a bare clone gets only when this command runs.
    async () => own('licences', (await import('./licences.mjs')).checkLicences(root)),
    async () => own('operation files', (await import('./operation-files.mjs')).checkOperationFiles(root)),
  ];
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
  const { failed } = await check();
  process.exit(failed ? 1 : 0);
}
