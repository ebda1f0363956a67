// Builds the pages and keeps compressed copies of every asset beside it, so that no request pays for compressing.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
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
for (const name of fs.readdirSync(assets)) {
  if (!/\.(js|mjs|css|svg|json|geojson)$/.test(name)) continue;
  const file = path.join(assets, name);
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes));
}
