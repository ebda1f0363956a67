// What every command needs first: packages installed, the right Node, pages built. Plain Node 20, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const stampFolder = path.join(root, 'node_modules', '.heima');

/** Runs a command and stops the whole command when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result;
}

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(fs.readFileSync(file));
  return hash.digest('hex');
};

/** All files below the folders, in a fixed order. */
function filesBelow(...folders) {
  const found = [];
  const walk = (folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!['node_modules', 'build', '.react-router'].includes(entry.name)) walk(at);
      } else if (!/\.test\.tsx?$/.test(entry.name)) found.push(at);
    }
  };
  for (const folder of folders) walk(path.join(root, folder));
  return found.sort();
}

/** Does the work unless the stamp says it was done for exactly this state. */
function once(name, state, needed, work) {
  const stamp = path.join(stampFolder, name);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state && fs.existsSync(needed)) return false;
  work();
  fs.mkdirSync(stampFolder, { recursive: true });
  fs.writeFileSync(stamp, state);
  return true;
}

/** Installs the locked packages when they are missing or of another lock file. */
export function install() {
  const lock = hashOf([path.join(root, 'package-lock.json'), path.join(root, 'package.json')]);
  once('install', lock, path.join(root, 'node_modules', '.bin'), () => {
    console.log('Installing packages …');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    });
  });
}

/** The Node 24 that the lock file brings, whatever the machine has. */
export function node24() {
  const bundled = path.join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  if (fs.existsSync(bundled)) return bundled;
  console.error(
    'Heima runs on Node 24. Install it, or run "npm ci" without --ignore-scripts to get it with the packages.',
  );
  process.exit(1);
}

/** Builds what ships, the pages and the bundle of the server, each when its sources changed. */
export function build() {
  buildPart('pages', 'web', 'build/server/index.js');
  buildPart('server', 'server', 'build/main.js');
}

function buildPart(name, folder, made) {
  const packageFolder = path.join(root, 'packages', folder);
  const sources = [
    path.join(root, 'package-lock.json'),
    ...filesBelow(`packages/${folder}`, 'packages/domain'),
  ];
  once(name, hashOf(sources), path.join(packageFolder, made), () => {
    console.log(`Building the ${name} …`);
    run(node24(), [path.join(packageFolder, 'scripts/build.mjs')], { env: environment() });
  });
}

/** The environment with the right Node first in the path, for tools that start "node" themselves. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${path.dirname(node24())}${path.delimiter}${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  // On machines with much memory Node keeps hundreds of megabytes for young objects; pages are made as fast with these.
  NODE_OPTIONS: `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
  ...more,
});

/** Says what to do when the machine's own Node is too old even to install. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Heima needs Node 20.19 or newer to install itself; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/** Node and packages, for commands that need no pages. */
export function buildlessPrepare() {
  checkNode();
  install();
}
