// npm test: everything on a bare clone, ending with one line "N passed, N failed".
//
//   npm test                    all of it
//   npm test -- domain web      only these parts; which there are stands in `parts`
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { build, buildlessPrepare, environment, node24, root } from './prepare.mjs';

const parts = ['check', 'domain', 'time-zones', 'sandbox', 'server', 'web', 'journeys'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  process.exit(2);
}
const wanted = (name) => asked.length === 0 || asked.includes(name);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Names of tests that failed, with the first lines of why; printed last, where a cut log still shows them. */
const failures = [];

const add = ({ passed, failed, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

function stage(name, work) {
  if (!wanted(name)) return;
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  add(work());
  console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** Runs the Vitest tests of one package; a run that breaks without a report counts as one failure. */
function vitest(name, env = {}) {
  const report = path.join(reports, `${name}-${Object.values(env).join('-').replaceAll('/', '_')}.json`);
  const cli = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [
    cli,
    'run',
    '--root',
    path.join(root, 'packages', name),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(node24(), args, { cwd: root, stdio: 'inherit', env: environment(env) });
  return read(report, status, (json) => {
    failures.push(...json.testResults.flatMap((file) => failedInFile(name, file)));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    };
  });
}

/** Failed tests of one file in Vitest's report; a file that cannot be loaded counts by its own message. */
function failedInFile(part, { name: file, message, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0)
    return status === 'failed' ? [`${part} ${path.relative(root, file)}: ${firstLines(message)}`] : [];
  return failed.map(
    (test) =>
      `${part} ${path.relative(root, file)} › ${test.fullName}: ${firstLines(test.failureMessages[0])}`,
  );
}

/** The message before the stack. A property that fails names its seed and its input in the lines after the first. */
const firstLines = (text) =>
  (text ?? '')
    .split(/\n\s+at /)[0]
    .split('\n')
    .slice(0, 6)
    .join('\n    ')
    .slice(0, 1200);

function journeys() {
  const report = path.join(reports, 'journeys.json');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(node24(), [cli, 'test'], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  return read(report, status, ({ stats, suites }) => {
    failures.push(
      ...suites.flatMap((suite) => withStatus(suite, 'unexpected')).map((name) => `journeys ${name}`),
    );
    return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
  });
}

/** Names of the tests with a status in a suite and the suites in it, as Playwright's report holds them. */
const withStatus = ({ title, specs = [], suites = [] }, wantedStatus) =>
  [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wantedStatus))
      .map((spec) => spec.title),
    ...suites.flatMap((suite) => withStatus(suite, wantedStatus)),
  ].map((name) => `${title} › ${name}`);

function read(report, status, counts) {
  const found = fs.existsSync(report)
    ? counts(JSON.parse(fs.readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A run can fail outside of any test, for example when a server does not start.
  return status !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

buildlessPrepare();
if (wanted('check')) {
  console.log('\n── check ──');
  add(await check());
}
stage('domain', () => vitest('domain'));
stage('time-zones', () => {
  const zones = ['America/Los_Angeles', 'Pacific/Auckland'].map((TZ) => vitest('domain', { TZ }));
  return { passed: 0, failed: zones.filter(({ failed }) => failed > 0).length };
});
stage('sandbox', () => vitest('sandbox'));
stage('server', () => vitest('server'));
stage('web', () => vitest('web'));
if (wanted('journeys')) {
  ensureChromium();
  build();
  stage('journeys', journeys);
}
fs.rmSync(reports, { recursive: true, force: true });
console.log('');
for (const name of failures) console.log(`failed: ${name}`);
console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
