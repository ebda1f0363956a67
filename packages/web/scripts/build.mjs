// Builds the pages and keeps compressed copies of every asset beside it, so that no request pays for compressing.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { gzipAsync as gzipThoroughly } from '@gfx/zopfli';
import { makeBaseMap } from './base-map.mjs';

const web = path.resolve(import.meta.dirname, '..');
const cli = path.resolve(web, '../../node_modules/@react-router/dev/bin.cjs');
makeBaseMap();
const built = spawnSync(process.execPath, [cli, 'build'], {
  cwd: web,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(built.status ?? 1);

const assets = path.join(web, 'build/client/assets');

/**
 * V8 reads only the outline of a function and compiles it at its first call, on the thread that draws the page. Nearly
 * all of React and its router is called while a page comes alive, so their file says so at its top and is compiled
 * while it arrives, on a thread of its own (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
for (const name of fs.readdirSync(assets).filter((file) => /^frame-.*\.js$/.test(file))) {
  const file = path.join(assets, name);
  fs.writeFileSync(file, compileHint + fs.readFileSync(file, 'utf8'));
}

/** Every page fetches the frame, so that its smallest gzip is worth a second of the build (decision 0053). */
const gzip = (name, bytes) =>
  /^frame-.*\.js$/.test(name) ? gzipThoroughly(bytes, {}) : zlib.gzipSync(bytes, { level: 9 });

for (const name of fs.readdirSync(assets, { recursive: true })) {
  if (!/\.(js|mjs|css|svg|json|geojson)$/.test(name)) continue;
  const file = path.join(assets, name);
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(`${file}.gz`, await gzip(name, bytes));
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
}
